#!/bin/sh
# Installs Buraco Desktop for you alone; run by the administrator, for everybody.
#
#   ./install.sh [--prefix DIR]
#
# Saved matches are never touched. A version that is already there is replaced. To remove the program again:
# DIR/lib/buraco-desktop/uninstall.sh
set -eu

id=io.github.buraco_desktop.buraco_desktop
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
case ${1:-} in
  '') ;;
  --prefix) prefix=${2:?"--prefix needs a folder"} ;;
  *) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
mkdir -p "$prefix"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
program=$prefix/lib/buraco-desktop
case $prefix in
  *[\"\`\$\\%]*) echo "The menu cannot start a program from a folder of this name: $prefix" >&2; exit 1 ;;
esac

# The new folder is complete before the old one goes.
mkdir -p "$prefix/lib" "$prefix/bin"
rm -rf "$program.new" "$program.old"
cp -R "$here/program" "$program.new"
cp "$here/uninstall.sh" "$program.new/uninstall.sh"
if [ -e "$program" ]; then mv "$program" "$program.old"; fi
mv "$program.new" "$program"
rm -rf "$program.old"
ln -sf ../lib/buraco-desktop/buraco-desktop "$prefix/bin/buraco-desktop"

(cd "$here/share" && find . -type f) | while read -r name; do
  mkdir -p "$prefix/share/$(dirname "$name")"
  cp "$here/share/$name" "$prefix/share/$name"
done
# The folder of programs may be on nobody's search path, so that the entry names it in full.
escaped=$(printf '%s' "$program/buraco-desktop" | sed 's/[|&]/\\&/g')
entry=$prefix/share/applications/$id.desktop
sed "s|@PROGRAM@|\"$escaped\"|" "$here/share/applications/$id.desktop" > "$entry"

update() {
  if command -v "$1" > /dev/null; then
    "$@" > /dev/null 2>&1 || echo "$1 failed; the menu may show the game in the next session only." >&2
  fi
}
update update-desktop-database "$prefix/share/applications"
update update-mime-database "$prefix/share/mime"
update gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor"
echo "Buraco Desktop is installed. It is in the menu under Games; its command is $prefix/bin/buraco-desktop"
