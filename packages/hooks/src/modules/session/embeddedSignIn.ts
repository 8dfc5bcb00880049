import {
  type CurrentUser,
  changePassword as changePasswordCall,
  refreshSession,
  requestPasswordReset as requestReset,
  type Session,
  sendVerifyEmail,
  signIn as signInCall,
  signOut as signOutCall,
  signupWithEmail,
} from "@tsumugi/contract";
import { type ApiClientOptions, createApiClient } from "../../core/apiClient.ts";
import { isApiError } from "../../core/apiError.ts";
import { underLock } from "../../core/browserLock.ts";
import { withTimeout } from "../../core/withTimeout.ts";
import type { SignInService, SignInState } from "./signInService.ts";
import { SESSION_KEY, type SessionStorageArea, sessionInStorage, sharedArea } from "./storedSession.ts";

export interface EmbeddedSignInOptions extends Pick<ApiClientOptions, "baseUrl" | "fetch" | "pageLocation"> {
  /** Where the tabs share the refresh token; default localStorage. */
  readonly storage?: SessionStorageArea;
  /** Milliseconds; replaceable for tests. */
  readonly now?: () => number;
}

/** A token is renewed this long before it expires. */
const RENEW_BEFORE_MS = 60_000;
/** Whoever signs out waits no longer for the server: what is deleted with it must not go minutes later, from the next person. */
const REVOKED_WITHIN_MS = 3_000;
const LOCK = "tsumugi.sign-in";

/** One tab at a time: a refresh token used again after half a minute ends the session everywhere. */
const alone = <T>(work: () => Promise<T>): Promise<T> => underLock(LOCK, work);

/** The server's own sign-in service: identity token in memory, rotating refresh token shared by the tabs. */
export function createEmbeddedSignIn(options: EmbeddedSignInOptions = {}): SignInService {
  const { now = Date.now } = options;
  const client = createApiClient({ ...options, getIdToken: async () => null });
  const stored = sessionInStorage(options.storage ?? sharedArea());
  const listeners = new Set<(state: SignInState) => void>();
  let token: { readonly value: string; readonly renewAt: number } | null = null;
  /** Came with the token, and was not asked for yet. */
  let told: CurrentUser | null = null;
  let renewal: Promise<string | null> | null = null;
  /** Counts sign-ins and sign-outs, so that a renewal that ends after one of them is discarded. */
  let generation = 0;

  const stateOf = (): SignInState => {
    const session = stored.read();
    if (!session) return { status: "signed_out" };
    return { status: session.refresh_token ? "signed_in" : "expired", uid: session.uid };
  };
  let state = stateOf();
  if (state.status === "expired") state = { status: "signed_out" };

  const announce = (next: SignInState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };

  const accept = (session: Session) => {
    token = { value: session.id_token, renewAt: now() + session.expires_in * 1000 - RENEW_BEFORE_MS };
    told = session.user ?? null;
    stored.write({ uid: session.uid, refresh_token: session.refresh_token });
    if (state.status !== "signed_in" || state.uid !== session.uid)
      announce({ status: "signed_in", uid: session.uid });
  };

  const revoke = async (refresh_token: string): Promise<void> => {
    const call = client.call(signOutCall, { body: { refresh_token } });
    await withTimeout(call, REVOKED_WITHIN_MS, () => new Error("no answer")).catch(() => undefined);
  };

  const renew = async (): Promise<string | null> => {
    const held = stored.read();
    const mine = generation;
    if (!held?.refresh_token) return null;
    try {
      const session = await client.call(refreshSession, { body: { refresh_token: held.refresh_token } });
      if (mine !== generation) {
        await revoke(session.refresh_token);
        return token?.value ?? null;
      }
      accept(session);
      return session.id_token;
    } catch (error) {
      // Offline or a failing server is no sign-out: the next call tries again.
      if (!isApiError(error) || error.status !== 401) throw error;
      if (mine !== generation) return token?.value ?? null;
      const newer = stored.read();
      if (newer?.refresh_token && newer.refresh_token !== held.refresh_token) return renew();
      token = told = null;
      stored.write({ uid: held.uid, refresh_token: null });
      announce({ status: "expired", uid: held.uid });
      return null;
    }
  };

  const follow = () => {
    const next = stateOf();
    const isSamePerson = "uid" in next && "uid" in state && next.uid === state.uid;
    if (isSamePerson && next.status === state.status) return;
    generation += 1;
    token = told = null;
    announce(next);
  };
  globalThis.addEventListener?.("storage", ({ key }) => {
    if (key === SESSION_KEY || key === null) follow();
  });
  // A page that the browser set aside and brings back whole heard nothing meanwhile: somebody may have signed out.
  globalThis.addEventListener?.("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });

  const getIdToken: SignInService["getIdToken"] = async ({ forceRefresh = false } = {}) => {
    if (token && !forceRefresh && now() < token.renewAt) return token.value;
    renewal ??= alone(renew).finally(() => {
      renewal = null;
    });
    return renewal;
  };
  const signedIn = createApiClient({ ...options, getIdToken });

  return {
    signIn: async (email, password, code) => {
      const session = await client.call(signInCall, { body: { email, password, code } });
      generation += 1;
      accept(session);
    },
    signOut: async () => {
      const held = stored.read();
      generation += 1;
      token = told = null;
      stored.write(null);
      announce({ status: "signed_out" });
      if (held?.refresh_token) await revoke(held.refresh_token);
    },
    getIdToken,
    takeCurrentUser: async () => {
      await getIdToken();
      const user = told;
      told = null;
      return user;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      listener(state);
      return () => listeners.delete(listener);
    },
    requestPasswordReset: async (email) => {
      await client.call(requestReset, { body: { email } });
    },
    signUp: async (email, password, next) => {
      await client.call(signupWithEmail, { body: { email, password, next } });
    },
    sendVerification: async (next) => {
      await signedIn.call(sendVerifyEmail, { body: { purpose: "verify", next } });
    },
    requestEmailChange: async (email, current_password) => {
      await signedIn.call(sendVerifyEmail, { body: { purpose: "change", email, current_password } });
    },
    changePassword: async (current_password, password) => {
      await signedIn.call(changePasswordCall, { body: { current_password, password } });
    },
    keepsAccounts: true,
  };
}
