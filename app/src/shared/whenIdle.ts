const LATEST_MS = 2_000;

/** Settles when the page has nothing better to do, and soon in any case. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no such call.
    if (typeof requestIdleCallback === "undefined") setTimeout(resolve, LATEST_MS / 4);
    else requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
  });
