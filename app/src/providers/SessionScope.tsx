import { type CommentStore, CommentStoreProvider, SessionProvider } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { createContext, useContext } from "react";
import { Outlet } from "react-router-dom";

export const CommentStoreContext = createContext<CommentStore | null>(null);

/** Cache, store and live comments of the signed-in person in the active company; another one starts afresh. */
export function SessionScope() {
  const commentStore = useContext(CommentStoreContext);
  if (!commentStore) throw new Error("SessionScope needs <AppProviders> above it");
  return (
    <SessionProvider>
      <CommentStoreProvider
        store={commentStore}
        onNotification={({ uid, title }) => toast.show(title, { id: uid })}
      >
        <Outlet />
      </CommentStoreProvider>
    </SessionProvider>
  );
}
