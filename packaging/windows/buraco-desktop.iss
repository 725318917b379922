; The installer for Windows, for Inno Setup 6, out of the bundle in dist\buraco-desktop:
;   iscc /DVersion=0.1.0 packaging\windows\buraco-desktop.iss
; For one person no administrator is needed. Saved matches are in %APPDATA%\buraco-desktop; nothing touches them.

#ifndef Version
  #error "Tell the version: iscc /DVersion=0.1.0 ..."
#endif

[Setup]
AppId={{6B3C1D52-6D0E-4E0B-9E0D-2B7B6E1B7C11}
AppName=Buraco Desktop
AppVersion={#Version}
AppPublisher=The Buraco Desktop contributors
DefaultDirName={autopf}\Buraco Desktop
DefaultGroupName=Buraco Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
CloseApplications=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=buraco-desktop-{#Version}-windows-x86_64
SetupIconFile=..\..\build\icons\buraco-desktop.ico
UninstallDisplayIcon={app}\buraco-desktop.exe
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

; Files of an older version that the new one has no longer.
[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\buraco-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Buraco Desktop"; Filename: "{app}\buraco-desktop.exe"
Name: "{autodesktop}\Buraco Desktop"; Filename: "{app}\buraco-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.buraco"; ValueType: string; ValueData: "BuracoDesktop.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\BuracoDesktop.Match"; ValueType: string; ValueData: "Buraco match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\BuracoDesktop.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\buraco-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\BuracoDesktop.Match\shell\open\command"; ValueType: string; ValueData: """{app}\buraco-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\buraco-desktop.exe"; Description: "{cm:LaunchProgram,Buraco Desktop}"; Flags: nowait postinstall skipifsilent
