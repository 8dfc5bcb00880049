import { useCurrentUser, useUnreadCounts, useUnreadNotificationCount } from "@tsumugi/hooks";
import { AppShellNavGroup, AppShellNavItem } from "@tsumugi/ui";
import { useLocation } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import {
  brandNavigation,
  isCurrent,
  lockedReason,
  type NavigationGroup,
  type NavigationItem,
  openTo,
  operatorNavigation,
  personNavigation,
} from "./navigationItems.ts";

/** Places of the drawer. Counts are asked for where there is something to count: in a company, or for operators. */
export function Navigation() {
  const { isOperator, company, role } = useCurrentUser();
  if (company) return <CountedPlaces groups={openTo(role, brandNavigation)} />;
  return isOperator ? <CountedPlaces groups={operatorNavigation} /> : <Places groups={personNavigation} />;
}

interface PlacesProps {
  readonly groups: readonly NavigationGroup[];
  readonly countOf?: (item: NavigationItem) => number;
}

function CountedPlaces({ groups }: PlacesProps) {
  const { unreadCounts } = useUnreadCounts();
  const { unreadNotificationCount } = useUnreadNotificationCount();

  const countOf = (item: NavigationItem): number => {
    if (item.badge === "chat") return unreadCounts.unreadChatMessageCount;
    if (item.badge === "support") return unreadCounts.unreadSupportChatMessageCount;
    return item.badge === "notifications" ? unreadNotificationCount : 0;
  };

  return <Places groups={groups} countOf={countOf} />;
}

const none = () => 0;

/** One that is not built yet says so; one that is not granted says why. */
function Places({ groups, countOf = none }: PlacesProps) {
  const { hasFeature } = useCurrentUser();
  const { pathname } = useLocation();
  return groups.map((group) => (
    <AppShellNavGroup key={group.items[0]?.href} title={group.title}>
      {group.items.map((item) => (
        <AppShellNavItem
          key={item.href}
          icon={item.icon}
          count={countOf(item)}
          current={isCurrent(item, pathname, groups)}
          lockedReason={lockedReason(item, hasFeature)}
        >
          <Link to={item.href}>{item.label}</Link>
        </AppShellNavItem>
      ))}
    </AppShellNavGroup>
  ));
}
