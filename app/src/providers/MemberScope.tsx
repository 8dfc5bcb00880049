import { CommentStoreProvider, useSession } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { useContext, useEffect } from "react";
import { Outlet } from "react-router-dom";
import { startPrefetching } from "../routes/prefetch.ts";
import { useNavigate } from "../routing/address.ts";
import { part } from "../shared/part.tsx";
import { commentStoreOf } from "./commentStore.ts";
import { HeldCompany } from "./HeldCompany.tsx";
import { ServicesContext } from "./servicesContext.ts";
import { ShownCompanyContext } from "./shownCompany.ts";

const SignInAgainDialog = part(
  async () => (await import("../layouts/SignedInGuard/SignInAgainDialog.tsx")).SignInAgainDialog,
);

/** Live comments around every page of a signed-in person, and the questions that any of them may be interrupted by. */
export function MemberScope() {
  const services = useContext(ServicesContext);
  const company = useContext(ShownCompanyContext);
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(
    () =>
      startPrefetching(
        (address) => void services?.readFirst?.(address, company.current).catch(() => undefined),
      ),
    [services, company],
  );
  if (!services) throw new Error("MemberScope needs <AppProviders> above it");
  return (
    <CommentStoreProvider
      store={commentStoreOf(services)}
      onNotification={async ({ uid, title, href }) => {
        const { pathname, search } = location;
        const isVisible = document.visibilityState === "visible";
        const page = { pathname, search, isVisible, hasFocus: document.hasFocus() };
        const of = company.current;
        const { shareOfTabs, shouldToast } = await import("../shared/notificationToasts.ts");
        if (!(await shouldToast({ uid, href }, page, shareOfTabs())) || company.current !== of) return;
        const open = () => navigate(href, { isFromOutside: true });
        toast.show(title, { id: uid, action: { label: "開く", onClick: open } });
      }}
    >
      <HeldCompany />
      <Outlet />
      {status === "expired" && <SignInAgainDialog />}
    </CommentStoreProvider>
  );
}
