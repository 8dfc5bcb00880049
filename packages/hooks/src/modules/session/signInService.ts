import type { CurrentUser } from "@tsumugi/contract";

/**
 * Who is signed in on this browser. `expired`: was signed in, and the service no longer renews the
 * token; what is on screen stays until the same person signs in again.
 */
export type SignInState =
  | { readonly status: "loading" }
  | { readonly status: "signed_out" }
  | { readonly status: "signed_in"; readonly uid: string }
  | { readonly status: "expired"; readonly uid: string };

/** Port of the external sign-in service. Every method raises `ApiError`. */
export interface SignInService {
  /**
   * Raises `wrong_credentials` or `rate_limited`; `second_factor_required` where a `code` is asked for as well, and
   * `invalid_request` with `fields.code` where it is wrong.
   */
  signIn(email: string, password: string, code?: string): Promise<void>;
  signOut(): Promise<void>;
  /** A token that is valid for at least some seconds; null when nobody is signed in. */
  getIdToken(options?: { readonly forceRefresh?: boolean }): Promise<string | null>;
  /**
   * The current user as the service told it with the token that is used now, once; null where it told nothing, or nothing
   * new. Saves a page that is being opened a call of its own.
   */
  takeCurrentUser?(): Promise<CurrentUser | null>;
  /** Calls the listener with the present state at once, then with each change. Returns the unsubscribe function. */
  subscribe(listener: (state: SignInState) => void): () => void;
  /** Settles in the same way for known and unknown addresses. */
  requestPasswordReset(email: string): Promise<void>;
  /**
   * Makes an account and mails the link that confirms its address. Nobody is signed in by it. Settles in the same way for
   * known and unknown addresses. `next`: the path of the app that the link leads on to. Raises `rate_limited`, or
   * `invalid_request` with `fields`.
   */
  signUp(email: string, password: string, next?: string): Promise<void>;
  /** Mails the signed-in person the link that confirms their address again. Raises `rate_limited`. */
  sendVerification(next?: string): Promise<void>;
  /**
   * Mails a link to another address, which becomes the signed-in person's when it is used. Settles in the same way for
   * known and unknown addresses. Raises `invalid_request` with `fields.current_password`, and `rate_limited`.
   */
  requestEmailChange(email: string, currentPassword: string): Promise<void>;
  /** The same sign-in goes on; the others end. Raises as above, with `fields.password` for a weak one. */
  changePassword(currentPassword: string, password: string): Promise<void>;
  /** Whether the server itself keeps the accounts: it lists their devices, and an invitation makes an account there. */
  readonly keepsAccounts: boolean;
}
