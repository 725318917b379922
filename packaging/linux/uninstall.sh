#!/bin/sh
# Removes Buraco Desktop from the folder that it was installed in. Saved matches and settings stay.
set -eu

id=io.github.buraco_desktop.buraco_desktop
program=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${program%/lib/buraco-desktop}
if [ "$prefix" = "$program" ]; then
  echo "This is not the folder of an installed Buraco Desktop: $program" >&2
  exit 1
fi
share=$prefix/share
rm -f "$prefix/bin/buraco-desktop" "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
  "$share/mime/packages/$id.xml" "$share/man/man6/buraco-desktop.6"
for icon in "$share"/icons/hicolor/*/apps/"$id".*; do rm -f "$icon"; done
rm -rf "$program"
update() {
  if [ -d "$2" ] && command -v "$1" > /dev/null; then
    "$@" > /dev/null 2>&1 || echo "$1 failed." >&2
  fi
}
update update-mime-database "$share/mime"
update update-desktop-database "$share/applications"
echo "Buraco Desktop is removed. Your matches are still in ${XDG_DATA_HOME:-$HOME/.local/share}/buraco-desktop"
