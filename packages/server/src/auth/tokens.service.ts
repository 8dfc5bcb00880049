import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from "jose";
import type { AuthService } from "../core/authService.ts";
import type { Clock } from "../core/clock.ts";
import { AppError } from "../core/errors.ts";
import type { Settings } from "../env.ts";
import { ALGORITHM, publicKeys, signingKey } from "./signingKeys.repository.ts";

/** Life of an identity token in seconds. */
export const TOKEN_SECONDS = 3600;
export const EMBEDDED_AUDIENCE = "tsumugi";

/** One verifier for both kinds of token: only issuer, audience and the source of keys differ. */
export function createAuthService(settings: Settings, clock: Clock): AuthService {
  const project = settings.FIREBASE_PROJECT_ID;
  const issuer = project ? `https://securetoken.google.com/${project}` : `${settings.PUBLIC_BASE_URL}/auth`;
  const audience = project ?? EMBEDDED_AUDIENCE;
  const getKey = project ? createRemoteJWKSet(new URL(settings.FIREBASE_JWKS_URL)) : storedKeys();
  let signer: ReturnType<typeof signingKey> | undefined;

  return {
    mode: project ? "firebase" : "embedded",
    async verify(token) {
      const options = {
        issuer,
        audience,
        algorithms: [ALGORITHM],
        currentDate: clock.now(),
        requiredClaims: ["sub", "exp", "iat", "auth_time"],
      };
      const { payload } = await jwtVerify(token, getKey, options).catch(refuse);
      const { sub, auth_time, email, email_verified, name, sid } = payload;
      if (typeof sub !== "string" || sub === "" || typeof auth_time !== "number")
        throw new AppError("unauthenticated");
      return {
        uid: sub,
        email: typeof email === "string" ? email : "",
        email_verified: email_verified === true,
        name: typeof name === "string" ? name : "",
        authTime: new Date(auth_time * 1000),
        session_uid: typeof sid === "string" ? sid : null,
      };
    },
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

/** A token problem is the caller's; keys that cannot be fetched are not. */
function refuse(cause: unknown): never {
  if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) throw cause;
  throw new AppError("unauthenticated");
}
