export { Menu, MenuLabel, type MenuProps, MenuSeparator } from "./Menu.tsx";
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
} from "./MenuItem.tsx";
