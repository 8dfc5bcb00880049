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
