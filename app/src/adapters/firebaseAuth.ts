import { ApiError, type SignInService, type SignInState } from "@tsumugi/hooks";
import { type FirebaseApp, FirebaseError } from "firebase/app";
import {
  browserLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from "firebase/auth";

const WRONG = new Set([
  "auth/invalid-credential",
  "auth/invalid-email",
  "auth/user-not-found",
  "auth/wrong-password",
  "auth/user-disabled",
]);

/** One answer for every wrong pair: which of the two is wrong is nobody's business. */
function toApiError(cause: unknown): ApiError {
  const code = cause instanceof FirebaseError ? cause.code : "";
  if (WRONG.has(code))
    return new ApiError({
      status: 401,
      statusText: "Unauthorized",
      code: "wrong_credentials",
      message: "メールアドレスまたはパスワードが違います。入力し直すか、パスワードを再設定してください。",
    });
  if (code === "auth/too-many-requests")
    return new ApiError({
      status: 429,
      statusText: "Too Many Requests",
      code: "rate_limited",
      message: "操作が集中しています。しばらく待ってからお試しください。",
    });
  return new ApiError(
    {
      status: 0,
      statusText: "",
      code: "network",
      message: "サインインのサービスに接続できませんでした。通信環境を確認して、もう一度お試しください。",
    },
    { cause },
  );
}

/** The sign-in port over Firebase Auth. */
export function createFirebaseSignIn(app: FirebaseApp): SignInService {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  auth.languageCode = "ja";
  let isLeaving = false;
  const orThrow = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      throw toApiError(cause);
    }
  };

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
      return auth.currentUser ? orThrow(auth.currentUser.getIdToken(forceRefresh)) : null;
    },
    subscribe: (listener) => {
      let last: SignInState = { status: "loading" };
      listener(last);
      return onIdTokenChanged(auth, (user) => {
        // Gone without a sign-out by hand: revoked or run out, and the page stays for a new sign-in.
        const next: SignInState = user
          ? { status: "signed_in", uid: user.uid }
          : last.status === "signed_in" && !isLeaving
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
        if (!(cause instanceof FirebaseError) || !WRONG.has(cause.code)) throw toApiError(cause);
      }
    },
  };
}
