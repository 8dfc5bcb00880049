import { useCurrentUser, useUnreadCounts, useUnreadNotificationCount } from "@tsumugi/hooks";
import { AppShellNavGroup, AppShellNavItem } from "@tsumugi/ui";
import { Link, useLocation } from "react-router-dom";
import {
  brandNavigation,
  isCurrent,
  lockedReason,
  type NavigationItem,
  operatorNavigation,
  personNavigation,
} from "./navigation.ts";

/** Places of the drawer. One that is not built yet says so; one that is not granted says why. */
export function Navigation() {
  const { isOperator, hasFeature, company } = useCurrentUser();
  const { pathname } = useLocation();
  const { unreadCounts } = useUnreadCounts();
  const { unreadNotificationCount } = useUnreadNotificationCount();
  const withoutCompany = isOperator ? operatorNavigation : personNavigation;
  const groups = company ? brandNavigation : withoutCompany;

  const countOf = (item: NavigationItem): number => {
    if (item.badge === "chat") return unreadCounts.unreadChatMessageCount;
    if (item.badge === "support") return unreadCounts.unreadSupportChatMessageCount;
    return item.badge === "notifications" ? unreadNotificationCount : 0;
  };

  return groups.map((group) => (
    <AppShellNavGroup key={group.title ?? "main"} title={group.title}>
      {group.items.map((item) => (
        <AppShellNavItem
          key={item.href}
          icon={item.icon}
          count={countOf(item)}
          current={isCurrent(item, pathname, groups)}
          note={item.isComing ? "準備中" : undefined}
          lockedReason={lockedReason(item, hasFeature)}
        >
          <Link to={item.href}>{item.label}</Link>
        </AppShellNavItem>
      ))}
    </AppShellNavGroup>
  ));
}
