import { type CommentStore, CommentStoreProvider, SessionProvider } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { createContext, useContext } from "react";
import { Outlet, useNavigate } from "react-router-dom";
import { shouldToast } from "../shared/notificationToasts.ts";

export const CommentStoreContext = createContext<CommentStore | null>(null);

/** Cache, store and live comments of the signed-in person in the active company; another one starts afresh. */
export function SessionScope() {
  const commentStore = useContext(CommentStoreContext);
  const navigate = useNavigate();
  if (!commentStore) throw new Error("SessionScope needs <AppProviders> above it");
  return (
    <SessionProvider>
      <CommentStoreProvider
        store={commentStore}
        onNotification={({ uid, title, href }) => {
          const { pathname, search } = location;
          const page = { pathname, search, isVisible: document.visibilityState === "visible" };
          if (!shouldToast({ uid, href }, page, localStorage)) return;
          toast.show(title, { id: uid, action: { label: "開く", onPress: () => navigate(href) } });
        }}
      >
        <Outlet />
      </CommentStoreProvider>
    </SessionProvider>
  );
}
