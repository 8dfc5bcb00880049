import { isNull } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { newUid } from "../core/ids.ts";
import { db } from "../db/db.ts";
import { signingKeys } from "../db/schema/sign-in.ts";

export const ALGORITHM = "RS256";

/** Makes the first signing key. Several processes may try: the oldest one is used by all. */
export async function ensureSigningKey(): Promise<void> {
  const [known] = await db().select({ kid: signingKeys.kid }).from(signingKeys).limit(1);
  if (known) return;
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = newUid();
  const common = { kid, alg: ALGORITHM, use: "sig" };
  await db()
    .insert(signingKeys)
    .values({
      kid,
      private_jwk: { ...(await exportJWK(privateKey)), ...common },
      public_jwk: { ...(await exportJWK(publicKey)), ...common },
    })
    .onConflictDoNothing();
}

/** Every key that may still have signed a living token. */
export async function publicKeys(): Promise<JWK[]> {
  const rows = await db()
    .select({ key: signingKeys.public_jwk })
    .from(signingKeys)
    .orderBy(signingKeys.created_at);
  return rows.map((row) => row.key);
}

/** The key that signs now. */
export async function signingKey() {
  const [row] = await db()
    .select()
    .from(signingKeys)
    .where(isNull(signingKeys.retired_at))
    .orderBy(signingKeys.created_at, signingKeys.kid)
    .limit(1);
  if (!row) throw new Error("No signing key: ensureSigningKey() has not run.");
  return { kid: row.kid, key: await importJWK(row.private_jwk, ALGORITHM) };
}
