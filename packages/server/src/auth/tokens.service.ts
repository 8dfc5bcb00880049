import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from "jose";
import type { AuthService, Claims } from "../core/authService.ts";
import type { Clock } from "../core/clock.ts";
import { context } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import type { Settings } from "../env.ts";
import { ALGORITHM, publicKeys, signingKey } from "./signingKeys.repository.ts";

/** Life of an identity token in seconds. */
export const TOKEN_SECONDS = 3600;
export const EMBEDDED_AUDIENCE = "tsumugi";

/** Two clocks are never quite the same: this much may a token come from the future. */
const CLOCK_SKEW_MS = 60_000;
/** A signature that was good stays good for so long without another look; what may end before is looked at each time. */
const VERIFIED_MS = 60_000;
/** Beyond this the token that was looked at first is looked at again. */
const MOST_VERIFIED = 5_000;
/** Google announces a new key long before it signs; shorter, and an outage there would end the work here. */
const KEYS_MS = 6 * 60 * 60 * 1000;

interface Verified {
  readonly claims: Claims;
  readonly expiresAt: number;
  readonly at: number;
}

/** One verifier for both kinds of token: only issuer, audience and the source of keys differ. */
export function createAuthService(settings: Settings, clock: Clock): AuthService {
  const project = settings.FIREBASE_PROJECT_ID;
  const issuer = project ? `https://securetoken.google.com/${project}` : `${settings.PUBLIC_BASE_URL}/auth`;
  const audience = project ?? EMBEDDED_AUDIENCE;
  const getKey = project ? remoteKeys(settings.FIREBASE_JWKS_URL) : storedKeys();
  let signer: ReturnType<typeof signingKey> | undefined;
  const verified = new Map<string, Verified>();

  async function verifyOnce(token: string): Promise<Claims> {
    const now = clock.now().getTime();
    const before = verified.get(token);
    if (before && now >= before.at && now < Math.min(before.at + VERIFIED_MS, before.expiresAt))
      return before.claims;
    verified.delete(token);
    const found = await verify(token);
    const [oldest] = verified.keys();
    if (verified.size >= MOST_VERIFIED && oldest !== undefined) verified.delete(oldest);
    verified.set(token, { ...found, at: now });
    return found.claims;
  }

  async function verify(token: string): Promise<Omit<Verified, "at">> {
    const options = {
      issuer,
      audience,
      algorithms: [ALGORITHM],
      currentDate: clock.now(),
      requiredClaims: ["sub", "exp", "iat", "auth_time"],
    };
    const { payload } = await jwtVerify(token, getKey, options).catch(refuse);
    const { sub, iat, exp = 0, auth_time, email, email_verified, name, sid } = payload;
    if (typeof sub !== "string" || sub === "" || typeof iat !== "number" || typeof auth_time !== "number")
      throw new AppError("unauthenticated");
    const latest = (clock.now().getTime() + CLOCK_SKEW_MS) / 1000;
    if (iat > latest || auth_time > latest) throw new AppError("unauthenticated");
    const claims = {
      uid: sub,
      email: typeof email === "string" ? email : "",
      email_verified: email_verified === true,
      name: typeof name === "string" ? name : "",
      authTime: new Date(auth_time * 1000),
      issuedAt: new Date(iat * 1000),
      session_uid: typeof sid === "string" ? sid : null,
    };
    return { claims, expiresAt: exp * 1000 };
  }

  return {
    mode: project ? "firebase" : "embedded",
    verify: verifyOnce,
    async issue({ uid, email, email_verified, name, authTime, session_uid }) {
      signer ??= signingKey();
      const { kid, key } = await signer;
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const auth_time = Math.floor(authTime.getTime() / 1000);
      return new SignJWT({
        email,
        email_verified,
        name,
        auth_time,
        ...(session_uid ? { sid: session_uid } : {}),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(uid)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_SECONDS)
        .sign(key);
    },
  };
}

/** Keys from the database, read again when a token names one that is not known yet. */
function storedKeys(): JWTVerifyGetKey {
  let set: ReturnType<typeof createLocalJWKSet> | undefined;
  return async (header, token) => {
    if (set) {
      try {
        return await set(header, token);
      } catch (cause) {
        if (!(cause instanceof errors.JWKSNoMatchingKey)) throw cause;
      }
    }
    set = createLocalJWKSet({ keys: await publicKeys() });
    return set(header, token);
  };
}

/** What is wrong with the token when its key cannot be chosen. Anything else is wrong with where the keys come from. */
const NO_SUCH_KEY = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/** Keys from an address, kept for some hours and read again when a token names one that is not known yet. */
function remoteKeys(url: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url), { cacheMaxAge: KEYS_MS });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (NO_SUCH_KEY.some((kind) => cause instanceof kind)) throw cause;
      context().deps.logger.error({ err: cause, url }, "the keys of identity tokens cannot be read");
      throw new AppError("sign_in_unavailable", { retryAfter: 30 });
    }
  };
}

/** A problem of the token is the caller's. */
function refuse(cause: unknown): never {
  if (cause instanceof errors.JOSEError) throw new AppError("unauthenticated");
  throw cause;
}
