export { CompanySwitch, type CompanySwitchProps } from "./CompanySwitch/CompanySwitch.tsx";
export { UserMenu, type UserMenuProps } from "./UserMenu/UserMenu.tsx";
