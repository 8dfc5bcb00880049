import type { SignInService } from "@tsumugi/hooks";

/** Whether it is certain that nobody is signed in on this browser. */
export function isSignedOut(signIn: SignInService): boolean {
  let isOut = false;
  const stop = signIn.subscribe(({ status }) => {
    isOut = status === "signed_out";
  });
  stop();
  return isOut;
}

/** Waits until the service knows whether somebody is; the server's own knows at once. */
export function whenKnown(signIn: SignInService): Promise<void> {
  const known = Promise.withResolvers<void>();
  const stop = signIn.subscribe(({ status }) => {
    if (status !== "loading") known.resolve();
  });
  return known.promise.finally(stop);
}
