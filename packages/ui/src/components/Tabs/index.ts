export { LinkTabs, type LinkTabsProps, type TabItem, Tabs, type TabsProps } from "./Tabs.tsx";
