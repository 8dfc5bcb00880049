import { useSyncExternalStore } from "react";

/** What a store of the table holds. A server draws the same: a store is as new there as in the browser. */
export const useStore = <Value>(subscribe: (onChange: () => void) => () => void, get: () => Value): Value =>
  useSyncExternalStore(subscribe, get, get);
