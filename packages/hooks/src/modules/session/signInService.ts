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
  /** Raises `wrong_credentials` or `rate_limited`. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** A token that is valid for at least some seconds; null when nobody is signed in. */
  getIdToken(options?: { readonly forceRefresh?: boolean }): Promise<string | null>;
  /** Calls the listener with the present state at once, then with each change. Returns the unsubscribe function. */
  subscribe(listener: (state: SignInState) => void): () => void;
  /** Settles in the same way for known and unknown addresses. */
  requestPasswordReset(email: string): Promise<void>;
}
