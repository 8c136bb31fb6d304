#!/bin/sh
# Removes the files that install.sh has installed, and nothing else: favorites and settings stay.
#
#   PREFIX/share/the-elements/uninstall.sh
#
# install.sh calls it with --update-caches, after the files were installed, and with --replaced before.
set -eu
data=$(cd "$(dirname "$0")" && pwd)
prefix=${data%/share/the-elements}
[ -f "$data/files" ] || [ "${1:-}" = --update-caches ] || {
  echo "uninstall: there is no list of installed files in $data" >&2
  exit 1
}

# Brings the caches of the desktop up to date, and removes those of folders that have nothing else.
update_caches() {
  share=$prefix/share
  run update-desktop-database "$share/applications"
  run update-mime-database "$share/mime"
  run glib-compile-schemas "$share/glib-2.0/schemas"
  # Without a cache the icons are found by the folder's date.
  if [ -d "$share/icons/hicolor" ]; then touch "$share/icons/hicolor"; fi
  if [ -f "$share/icons/hicolor/icon-theme.cache" ]; then run gtk-update-icon-cache -q -t "$share/icons/hicolor"; fi
  if ! has "$share/applications" '*.desktop'; then rm -f "$share/applications/mimeinfo.cache"; fi
  if ! has "$share/glib-2.0/schemas" '*.xml'; then rm -f "$share/glib-2.0/schemas/gschemas.compiled"; fi
  if [ -f "$share/mime/mime.cache" ] && ! has "$share/mime/packages" '*.xml'; then
    (cd "$share/mime" && rm -f XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses \
      treemagic types version)
  fi
}

# Runs a command whose last argument is a folder, if both are there.
run() {
  for folder; do :; done
  if [ -d "$folder" ] && command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || true; fi
}

# Succeeds if a folder has a file of that name: has FOLDER PATTERN
has() {
  [ -n "$(find "$1" -maxdepth 1 -name "$2" 2>/dev/null | head -n 1)" ]
}

remove_files() {
  while read -r file; do
    rm -f "$prefix/$file"
  done <"$data/files"
  sed 's|/[^/]*$||' "$data/files" | LC_ALL=C sort -ru >"$data/folders"
  rm -f "$data/files" "$data/uninstall.sh"
}

# Removes the folders that became empty, up to the prefix.
remove_folders() {
  folders=$(cat "$data/folders")
  rm -f "$data/folders"
  printf '%s\n' "$folders" share/mime/application share/mime | while read -r folder; do
    (cd "$prefix" 2>/dev/null && rmdir -p "$folder" 2>/dev/null) || true
  done
}

case ${1:-} in
  --update-caches) update_caches ;;
  --replaced) remove_files; remove_folders ;;
  '') remove_files; update_caches; remove_folders; echo "The Elements is removed from $prefix." ;;
  *) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
