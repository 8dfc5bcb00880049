export { CompanySwitch, type CompanySwitchProps } from "./CompanySwitch/CompanySwitch.tsx";
export { SettingsFrame } from "./SettingsFrame/SettingsFrame.ts";
export { UserMenu, type UserMenuProps } from "./UserMenu/UserMenu.tsx";
