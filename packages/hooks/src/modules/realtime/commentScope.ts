import { createContext, useContext } from "react";
import type { CommentSession } from "../comments/commentSession.ts";
import type { DraftStorage } from "../drafts/draftStorage.ts";
import type { MoveDrafts } from "../drafts/moveDrafts.ts";
import type { CommentStore } from "./commentStore.ts";

/** What `CommentStoreProvider` gives to the hooks below it, for one person in one company. */
export interface CommentScope {
  readonly store: CommentStore;
  readonly session: CommentSession;
  readonly drafts: DraftStorage;
  readonly moveDrafts: MoveDrafts;
}

export const CommentScopeContext = createContext<CommentScope | null>(null);

/** Throws without a `CommentStoreProvider` above it. */
export function useCommentScope(): CommentScope {
  const scope = useContext(CommentScopeContext);
  if (!scope) throw new Error("this hook needs a <CommentStoreProvider> above it");
  return scope;
}
