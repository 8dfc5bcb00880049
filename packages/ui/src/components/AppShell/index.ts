export { AppShell, type AppShellProps } from "./AppShell.tsx";
export {
  AppShellNavGroup,
  type AppShellNavGroupProps,
  AppShellNavItem,
  type AppShellNavItemProps,
} from "./AppShellNav.tsx";
