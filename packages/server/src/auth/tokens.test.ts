import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { signingKey } from "./signingKeys.repository.ts";

const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
const stranger = (await generateKeyPair("RS256")).privateKey;
const jwks = JSON.stringify({
  keys: [{ ...(await exportJWK(publicKey)), kid: "google", alg: "RS256", use: "sig" }],
});
const google: Server = createServer((_, response) =>
  response.setHeader("content-type", "application/json").end(jwks),
);
await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
afterAll(() => google.close());
const { port } = google.address() as AddressInfo;

const embedded = await createTestApp();
const firebase = await createTestApp({
  env: { FIREBASE_PROJECT_ID: "demo-x", FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/` },
});

const seconds = Math.floor(embedded.clock.now().getTime() / 1000);
interface Forgery {
  key?: CryptoKey;
  kid?: string;
  issuer?: string;
  audience?: string;
  sub?: string;
  expires?: number;
  auth_time?: number | undefined;
}

async function token(
  base: Required<Pick<Forgery, "key" | "kid" | "issuer" | "audience" | "sub">>,
  change: Forgery,
) {
  const { key, kid, issuer, audience, sub, expires = seconds + 3600 } = { ...base, ...change };
  const auth_time = "auth_time" in change ? change.auth_time : seconds;
  return new SignJWT({ auth_time, email: `${sub}@example.test`, email_verified: true, name: "花子" })
    .setProtectedHeader({ alg: "RS256", kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(sub)
    .setIssuedAt(seconds)
    .setExpirationTime(expires)
    .sign(key);
}

const status = async (app: typeof embedded, bearer: string) =>
  (await app.request("/api/company/managed_creators", { headers: { authorization: `Bearer ${bearer}` } }))
    .status;

const forgeries: [string, Forgery][] = [
  ["another key", { key: stranger }],
  ["an unknown key id", { kid: "other" }],
  ["another issuer", { issuer: "https://securetoken.google.com/other" }],
  ["another audience", { audience: "other" }],
  ["an end that has passed", { expires: seconds - 1 }],
  ["no auth_time", { auth_time: undefined }],
  ["nobody's uid", { sub: "nobody" }],
];

describe("the embedded service's token", async () => {
  const member = await embedded.run(async () => insertMember(await insertCompany()));
  const { kid, key } = await embedded.run(() => signingKey());
  const base = {
    key: key as CryptoKey,
    kid,
    issuer: "http://localhost:4000/auth",
    audience: "tsumugi",
    sub: member.uid,
  };

  it("is taken as issued", async () => {
    expect(await status(embedded, await token(base, {}))).toBe(200);
  });

  it.each(forgeries)("is refused with %s", async (_, change) => {
    expect(await status(embedded, await token(base, change))).toBe(401);
  });

  it("is refused unsigned, cut, and as another scheme", async () => {
    const good = await token(base, {});
    const none = new UnsecuredJWT({ auth_time: seconds })
      .setSubject(member.uid)
      .setAudience("tsumugi")
      .encode();
    for (const bad of [none, good.slice(0, -4), `${good}x`, "x", ""])
      expect(await status(embedded, bad)).toBe(401);
    const basic = { headers: { authorization: `Basic ${good}` } };
    expect((await embedded.request("/api/company/managed_creators", basic)).status).toBe(401);
  });

  it("is refused once the person's tokens were ended, or the person is gone", async () => {
    const good = await token(base, {});
    const set = (change: Partial<typeof users.$inferInsert>) =>
      embedded.run(() => db().update(users).set(change).where(eq(users.uid, member.uid)));
    await set({ tokens_valid_after: new Date((seconds + 1) * 1000) });
    expect(await status(embedded, good)).toBe(401);
    await set({ tokens_valid_after: null });
    expect(await status(embedded, good)).toBe(200);
    await embedded.run(() => set({ deleted_at: now() }));
    expect(await status(embedded, good)).toBe(401);
  });
});

describe("a Firebase token", async () => {
  const member = await firebase.run(async () => insertMember(await insertCompany()));
  const issuer = "https://securetoken.google.com/demo-x";
  const base = { key: privateKey, kid: "google", issuer, audience: "demo-x", sub: member.uid };

  it("is verified by the same verifier against Google's keys", async () => {
    expect(await status(firebase, await token(base, {}))).toBe(200);
  });

  it.each(forgeries.filter(([what]) => what !== "nobody's uid"))("is refused with %s", async (_, change) => {
    expect(await status(firebase, await token(base, change))).toBe(401);
  });

  it("enrols a person at the first sight, who has no company yet", async () => {
    const good = await token(base, { sub: "firebase-new" });
    expect(await status(firebase, good)).toBe(403);
    const [row] = await firebase.run(() => db().select().from(users).where(eq(users.uid, "firebase-new")));
    expect(row).toMatchObject({
      email: "firebase-new@example.test",
      name: "花子",
      email_verified_at: expect.any(Date),
    });
  });
});
