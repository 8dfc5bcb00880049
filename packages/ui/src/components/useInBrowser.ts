import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on a server and while its markup wakes up, so that both draw the same; true ever after. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
