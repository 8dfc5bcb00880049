/** What a valid identity token says. Whether the person may still do anything is looked up per request. */
export interface Claims {
  readonly uid: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly authTime: Date;
  /** When the token was made: of two that say different things the younger one is right. */
  readonly issuedAt: Date;
  /** The embedded service's sign-in; null for Firebase. */
  readonly session_uid: string | null;
}

/** Port to the sign-in service: the embedded one or Firebase Auth. */
export interface AuthService {
  readonly mode: "embedded" | "firebase";
  /** @throws AppError unauthenticated; sign_in_unavailable where the keys cannot be had, which is not the caller's fault */
  verify(token: string): Promise<Claims>;
  /** Signs an identity token of one hour (embedded only). */
  issue(claims: Omit<Claims, "issuedAt">): Promise<string>;
}
