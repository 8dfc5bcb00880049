import { type CommentStore, createEmbeddedCommentStore } from "@tsumugi/hooks";
import type { Services } from "./services.ts";

const stores = new WeakMap<Services, CommentStore>();

/** One store as long as the app runs, made by the first screen of a signed-in person. */
export function commentStoreOf(services: Services): CommentStore {
  const known = stores.get(services);
  if (known) return known;
  const server = createEmbeddedCommentStore(services.client);
  const store = services.commentStoreBefore?.(server) ?? server;
  stores.set(services, store);
  return store;
}
