import type { CommentStore, CommentStoreHandlers } from "@tsumugi/hooks";

/** A server's store that only tells that it is there; the comments are not its matter. */
export function quietServer(): CommentStore & { readonly subscribers: Set<CommentStoreHandlers> } {
  const subscribers = new Set<CommentStoreHandlers>();
  const never = () => Promise.reject(new Error("the server's own store was asked"));
  return {
    subscribers,
    listComments: never,
    postComment: never,
    editComment: never,
    deleteComment: never,
    subscribe: (handlers) => {
      subscribers.add(handlers);
      handlers.onConnection("open");
      return () => subscribers.delete(handlers);
    },
  };
}
