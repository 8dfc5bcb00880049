import { type CommentStore, CommentStoreProvider, SessionProvider } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { createContext, useContext, useRef } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { shouldToast } from "../shared/notificationToasts.ts";
import { hasUnsavedWork } from "../shared/unsavedWork.ts";
import { CompanyToasts } from "./CompanyToasts.tsx";
import { HeldCompany } from "./HeldCompany.tsx";

export const CommentStoreContext = createContext<CommentStore | null>(null);

/** Cache, store and live comments of the signed-in person in the active company; another one starts afresh. */
export function SessionScope() {
  const commentStore = useContext(CommentStoreContext);
  const navigate = useNavigate();
  const company = useRef<string>(null);
  if (!commentStore) throw new Error("SessionScope needs <AppProviders> above it");
  return (
    <SessionProvider holdSwitch={hasUnsavedWork}>
      <CompanyToasts shown={company} />
      <HeldCompany />
      <CommentStoreProvider
        store={commentStore}
        onNotification={async ({ uid, title, href }) => {
          const { pathname, search } = location;
          const isVisible = document.visibilityState === "visible";
          const page = { pathname, search, isVisible, hasFocus: document.hasFocus() };
          const of = company.current;
          const share = { storage: localStorage, locks: navigator.locks };
          if (!(await shouldToast({ uid, href }, page, share)) || company.current !== of) return;
          toast.show(title, { id: uid, action: { label: "開く", onPress: () => navigate(href) } });
        }}
      >
        <Outlet />
      </CommentStoreProvider>
    </SessionProvider>
  );
}
