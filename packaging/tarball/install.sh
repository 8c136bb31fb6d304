#!/bin/sh
# Installs The Elements from this folder.
#
#   ./install.sh [PREFIX]     PREFIX is ~/.local if it is not given; /usr/local, as root, is for all users
#
# First it checks that the program's libraries are there, and names the packages of those that are missing.
# share/the-elements/uninstall.sh below PREFIX removes what was installed, and nothing else.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
id=io.github.theelements.TheElements
case ${1:-} in
  -*) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2 ;;
  '') prefix=$HOME/.local ;;
  /*) prefix=${1%/} ;;
  *) prefix=$PWD/${1%/} ;;
esac

fail() {
  printf 'install: %s\n' "$1" >&2
  exit 1
}

# Prints the packages of a family that have the missing libraries: names COLUMN LIBRARIES
names() {
  for library in $2; do
    awk -F '\t' -v library="$library" -v column="$1" '$1 == library { found = 1; print $column }
      END { if (!found) print library }' "$here/libraries.tsv"
  done | sort -u | tr '\n' ' '
}

# Names the missing packages, of this system's family if it is one of the five, otherwise of all.
explain() {
  printf 'install: these libraries are missing: %s\n' "$(echo $1)" >&2
  printf 'Install their packages first:\n\n' >&2
  family=$(. /etc/os-release 2>/dev/null && echo " ${ID:-} ${ID_LIKE:-} " || true)
  shown=
  while read -r column pattern; do
    case $family in *" "$pattern*) shown=$column; break ;; esac
  done <<TEXT
2 debian
2 ubuntu
3 fedora
4 opensuse
4 suse
5 arch
TEXT
  while read -r column title command; do
    [ -z "$shown" ] || [ "$shown" = "$column" ] || continue
    printf '  %-16s sudo %s %s\n' "$title" "$command" "$(names "$column" "$1")" >&2
  done <<TEXT
2 Debian/Ubuntu apt-get install
3 Fedora dnf install
4 openSUSE zypper install
5 Arch pacman -S
TEXT
  exit 1
}

# Quotes in a path would have to be written in three ways in the files of the desktop.
case $prefix in
  *[\"\'\\\$\`%\&\|]*) fail "the prefix may not contain quotes or any of \\ \$ % & |: $prefix" ;;
esac
missing=$(ldd "$here/bin/the-elements" 2>/dev/null | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' || true)
[ -z "$missing" ] || explain "$missing"
# All functions are bound when the program starts, so it does not start with older libraries.
answer=$("$here/bin/the-elements" --version 2>&1) ||
  fail "the program does not start here. It needs GTK 4.8, libadwaita 1.2, SQLite and glibc 2.36, or newer ones:
$answer"

# Copies a file and adds it to the list: install_file FILE
install_file() {
  mkdir -p "$prefix/$(dirname "$1")" || return 1
  case $1 in
    *.desktop | *.service | *.ini)
      # The path of the program, as there may be another on the PATH or none.
      sed "s|^Exec=[^ ]*the-elements|Exec=\"$prefix/bin/the-elements\"|
           s|^TryExec=.*|TryExec=$prefix/bin/the-elements|" "$here/$1" >"$prefix/$1" || return 1 ;;
    *) cp -P "$here/$1" "$prefix/$1" || return 1 ;;
  esac
  printf '%s\n' "$1" >>"$data/files"
}

data=$prefix/share/the-elements
[ ! -f "$data/files" ] || sh "$data/uninstall.sh" --replaced
mkdir -p "$data" || exit 1
: >"$data/files"
cp "$here/uninstall.sh" "$data/uninstall.sh"
(cd "$here" && find bin share ! -type d) | LC_ALL=C sort | while read -r file; do
  install_file "$file" || fail "not all files could be written; to remove them: $data/uninstall.sh"
done
sh "$data/uninstall.sh" --update-caches

printf 'The Elements is installed below %s. To remove it: %s\n' "$prefix" "$data/uninstall.sh"
case :$PATH: in
  *":$prefix/bin:"*) ;;
  *) printf 'Its program is %s, which is not on the PATH.\n' "$prefix/bin/the-elements" ;;
esac
