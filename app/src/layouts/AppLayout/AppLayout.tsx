import { useCurrentUser } from "@tsumugi/hooks";
import { companyColorVar } from "@tsumugi/patterns";
import { AppShell, IconButton, Logo } from "@tsumugi/ui";
import { Outlet } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useLocation } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { LeaveGuard } from "../../shared/LeaveGuard.tsx";
import { part } from "../../shared/part.tsx";
import { linkedCompany } from "../LinkedCompanyGuard/linkedCompany.ts";
import { ActiveCompany } from "./ActiveCompany.tsx";
import { ConnectionBanner } from "./ConnectionBanner.tsx";
import { ContractBanner } from "./ContractBanner.tsx";
import { GlobalSearch } from "./GlobalSearch.tsx";
import { Navigation } from "./Navigation.tsx";
import { NotificationsPopover } from "./NotificationsPopover.tsx";
import { OwnMenu } from "./OwnMenu.tsx";

const DayTurn = part(async () => (await import("./DayTurn.tsx")).DayTurn);

/** Rooms fill the window: the thread scrolls, not the page. Not so the question that stands in place of one. */
const isFilling = ({ pathname, search }: Pick<Location, "pathname" | "search">) =>
  !linkedCompany(search) &&
  (pathname === paths.chat.path ||
    [paths.chat.path, paths.adminSupport.path].some((path) => pathname.startsWith(`${path}/`)));

/** Drawer and top bar around every page of a signed-in person. */
export function AppLayout() {
  const { company, isOperator } = useCurrentUser();
  const location = useLocation();
  // In place of a room, somebody without a company sees the entrance, which is a page like any other.
  const isRoom = Boolean(company || isOperator) && isFilling(location);
  return (
    <AppShell
      homeLink={
        <Link to={paths.home.getHref()} aria-label="ツムギ ホームへ">
          <Logo />
        </Link>
      }
      companySwitch={company && <ActiveCompany />}
      companyColor={company ? companyColorVar(company.color, company.uid) : undefined}
      nav={<Navigation />}
      search={company && <GlobalSearch />}
      tools={
        <>
          {(company || isOperator) && <NotificationsPopover />}
          <IconButton asChild icon="help" label="ヘルプ">
            <Link to={paths.help.getHref()} />
          </IconButton>
          <OwnMenu />
        </>
      }
      banners={
        <>
          <ContractBanner />
          {/* A room says so itself, beside what is being written. */}
          {!isRoom && <ConnectionBanner />}
        </>
      }
      fill={isRoom}
      locationKey={location.pathname}
    >
      <DayTurn />
      <LeaveGuard>
        <Outlet />
      </LeaveGuard>
    </AppShell>
  );
}
