import type { SignInService, SignInState } from "@tsumugi/hooks";
import { type FirebaseApp, FirebaseError } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from "firebase/auth";
import { isWrongPair, signInError } from "./firebaseAuthErrors.ts";

export interface FirebaseSignInOptions {
  /** Address of an emulator of the service; default: the service itself. */
  readonly emulator?: string;
}

/** What the token service says of somebody who has no sign-in there any more. */
const ENDED = new Set(["auth/invalid-refresh-token", "auth/user-not-found"]);

const codeOf = (cause: unknown) => (cause instanceof FirebaseError ? cause.code : "");

async function orThrow<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw signInError(cause);
  }
}

/** The sign-in port over Firebase Auth, which keeps accounts and passwords and sends the mails about them. */
export function createFirebaseSignIn(
  app: FirebaseApp,
  { emulator }: FirebaseSignInOptions = {},
): SignInService {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  auth.languageCode = "ja";
  /** What Firebase's changes of state mean: a sign-out by hand, or the moment in which an account is made. */
  let isLeaving = false;
  let isSigningUp = false;

  const present = async (): Promise<User> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw signInError(new FirebaseError("auth/user-token-expired", ""));
    return auth.currentUser;
  };
  /** Firebase asks for a recent sign-in before it changes an account; so does the screen, for the password. */
  const confirmed = async (password: string): Promise<User> => {
    const user = await present();
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    } catch (cause) {
      throw signInError(cause, "current_password");
    }
    return user;
  };
  /** Firebase's own page leads back to it once the address is confirmed. */
  const onwardTo = (next?: string) =>
    next === undefined ? undefined : { url: new URL(next, globalThis.location.origin).href };
  const makeAccount = async (email: string, password: string, next?: string) => {
    isSigningUp = true;
    try {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await sendEmailVerification(user, onwardTo(next));
    } catch (cause) {
      // Who has the address already gets a mail that lets them in; the screen says the same as for a new one.
      if (codeOf(cause) !== "auth/email-already-in-use") throw cause;
      await sendPasswordResetEmail(auth, email);
    } finally {
      await signOut(auth);
      isSigningUp = false;
    }
  };

  // The link of a verification mail opens Firebase's page: back here, the token must say what became of the address.
  globalThis.document?.addEventListener("visibilitychange", () => {
    const user = auth.currentUser;
    if (document.visibilityState !== "visible" || !user || user.emailVerified) return;
    const look = async () => {
      await user.reload();
      if (user.emailVerified) await user.getIdToken(true);
    };
    // Without a connection the next look finds it.
    void look().catch(() => undefined);
  });

  return {
    signIn: async (email, password) => {
      await orThrow(signInWithEmailAndPassword(auth, email, password));
    },
    signOut: async () => {
      isLeaving = true;
      await signOut(auth).finally(() => {
        isLeaving = false;
      });
    },
    getIdToken: async ({ forceRefresh = false } = {}) => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      try {
        return await user.getIdToken(forceRefresh);
      } catch (cause) {
        // The SDK signs out by itself where the token ran out or the account was disabled, and not where the account is
        // gone: every later try would fail like a bad line. `subscribe` says that the sign-in expired.
        if (ENDED.has(codeOf(cause))) await signOut(auth);
        if (auth.currentUser === null) return null;
        throw signInError(cause);
      }
    },
    subscribe: (listener) => {
      let last: SignInState = { status: "loading" };
      listener(last);
      return onIdTokenChanged(auth, (user) => {
        const isByHand = isLeaving || isSigningUp;
        // Gone without a sign-out by hand: revoked or run out, and the page stays for a new sign-in.
        const next: SignInState =
          user && !isSigningUp
            ? { status: "signed_in", uid: user.uid }
            : last.status === "signed_in" && !isByHand
              ? { status: "expired", uid: last.uid }
              : { status: "signed_out" };
        if (JSON.stringify(next) === JSON.stringify(last)) return;
        last = next;
        listener(next);
      });
    },
    requestPasswordReset: async (email) => {
      try {
        await sendPasswordResetEmail(auth, email);
      } catch (cause) {
        // An unknown address settles like a known one.
        if (!isWrongPair(cause)) throw signInError(cause);
      }
    },
    signUp: (email, password, next) => orThrow(makeAccount(email, password, next)),
    sendVerification: async (next) => orThrow(sendEmailVerification(await present(), onwardTo(next))),
    requestEmailChange: async (email, currentPassword) => {
      const user = await confirmed(currentPassword);
      try {
        await verifyBeforeUpdateEmail(user, email);
      } catch (cause) {
        // Firebase says where the address belongs to somebody; the screen must not.
        if (codeOf(cause) !== "auth/email-already-in-use") throw signInError(cause, "email");
      }
    },
    changePassword: async (currentPassword, password) => {
      const user = await confirmed(currentPassword);
      await orThrow(updatePassword(user, password));
    },
    keepsAccounts: false,
  };
}
