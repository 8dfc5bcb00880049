import { signIn } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { refreshFamilies, signingKeys } from "../db/schema/sign-in.ts";
import { makeKey, serveKeys, type TokenKey } from "../testing/firebaseTokens.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";
import { setPassword } from "./auth.repository.ts";
import { hashPassword } from "./passwords.ts";

/** One contract for both sign-in services: what makes a token good, and what does not. */
interface Site {
  readonly app: TestApp;
  readonly issuer: string;
  readonly audience: string;
  /** The key that signs now. */
  readonly key: TokenKey;
  /** Signs with another key from now on; the former one still counts. */
  rotate(): Promise<TokenKey>;
}

async function embeddedSite(): Promise<Site> {
  const app = await createTestApp();
  const insert = async (kid: string) => {
    const key = await makeKey(kid);
    const private_jwk = key.publicJwk;
    await app.run(() => db().insert(signingKeys).values({ kid, private_jwk, public_jwk: key.publicJwk }));
    return key;
  };
  const key = await insert("first");
  return {
    app,
    issuer: `${app.deps.settings.PUBLIC_BASE_URL}/auth`,
    audience: "tsumugi",
    key,
    rotate: () => insert("second"),
  };
}

async function firebaseSite() {
  const key = await makeKey("first");
  const keys = await serveKeys(key);
  const app = await createTestApp({
    env: { FIREBASE_PROJECT_ID: "demo-x", FIREBASE_JWKS_URL: keys.url },
  });
  const rotate = async () => {
    const next = await makeKey("second");
    keys.publish(key, next);
    return next;
  };
  const issuer = "https://securetoken.google.com/demo-x";
  return { app, issuer, audience: "demo-x", key, rotate, keys };
}

const firebase = await firebaseSite();
const sites: [string, Site][] = [
  ["the embedded service", await embeddedSite()],
  ["Firebase", firebase],
];

const LOOK = "/api/company/managed_creators";
const answerTo = async ({ app }: Site, token: string) => {
  const response = await app.request(LOOK, { headers: { authorization: `Bearer ${token}` } });
  const { code = "ok" } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`;
};
const OK = "200 ok";
const REFUSED = "401 unauthenticated";

afterEach(() => {
  vi.useRealTimers();
});
/** Keys are not asked for again within half a minute; only the clock of the key cache moves. */
const laterForKeys = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });

describe.each(sites)("a token of %s", async (_, site) => {
  const { app } = site;
  const member = await app.run(async () => insertMember(await insertCompany()));
  const seconds = () => Math.floor(app.clock.now().getTime() / 1000);
  const claims = (change: Record<string, unknown> = {}) => {
    const at = seconds();
    const all = {
      iss: site.issuer,
      aud: site.audience,
      sub: member.uid,
      iat: at,
      exp: at + 3600,
      auth_time: at,
      email: member.email,
      email_verified: true,
      name: "花子",
    };
    return JSON.parse(JSON.stringify({ ...all, ...change })) as Record<string, unknown>;
  };
  const signed = (change: Record<string, unknown> = {}, { kid, privateKey }: TokenKey = site.key) =>
    new SignJWT(claims(change)).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(privateKey);
  const setUser = (change: Partial<typeof users.$inferInsert>) =>
    app.run(() => db().update(users).set(change).where(eq(users.uid, member.uid)));

  it("is taken, and says who signed in", async () => {
    const token = await signed();
    expect(await answerTo(site, token)).toBe(OK);
    expect(await app.run(() => app.deps.auth.verify(token))).toEqual({
      uid: member.uid,
      email: member.email,
      email_verified: true,
      name: "花子",
      authTime: new Date(seconds() * 1000),
      issuedAt: new Date(seconds() * 1000),
      session_uid: null,
    });
  });

  it.each([
    ["another issuer", { iss: "https://securetoken.google.com/other" }],
    ["no issuer", { iss: undefined }],
    ["another audience", { aud: "other" }],
    ["an end that has passed", { exp: Math.floor(app.clock.now().getTime() / 1000) - 1 }],
    ["no end", { exp: undefined }],
    ["a making in the future", { iat: Math.floor(app.clock.now().getTime() / 1000) + 120 }],
    ["no making", { iat: undefined }],
    ["a sign-in in the future", { auth_time: Math.floor(app.clock.now().getTime() / 1000) + 120 }],
    ["no sign-in", { auth_time: undefined }],
    ["nobody in it", { sub: undefined }],
    ["an empty uid", { sub: "" }],
  ])("is refused with %s", async (_, change) => {
    expect(await answerTo(site, await signed(change))).toBe(REFUSED);
  });

  it("may come from a clock that is a little ahead", async () => {
    expect(await answerTo(site, await signed({ iat: seconds() + 30, auth_time: seconds() + 30 }))).toBe(OK);
  });

  it("is refused unsigned, and signed with the public key as a shared secret", async () => {
    const none = new UnsecuredJWT(claims()).encode();
    const pem = await exportSPKI(
      (await importJWK(site.key.publicJwk, "RS256", { extractable: true })) as CryptoKey,
    );
    const secret = new TextEncoder().encode(pem);
    const confused = await new SignJWT(claims())
      .setProtectedHeader({ alg: "HS256", kid: site.key.kid })
      .sign(secret);
    expect([await answerTo(site, none), await answerTo(site, confused)]).toEqual([REFUSED, REFUSED]);
  });

  it("is refused by another key, under a key id that nobody has, cut, and as another scheme", async () => {
    const stranger = await makeKey(site.key.kid);
    const unknown = await makeKey("unknown");
    const good = await signed();
    for (const bad of [
      await signed({}, stranger),
      await signed({}, unknown),
      good.slice(0, -4),
      `${good}x`,
      "x",
      "",
    ])
      expect(await answerTo(site, bad)).toBe(REFUSED);
    const basic = await app.request(LOOK, { headers: { authorization: `Basic ${good}` } });
    expect(basic.status).toBe(401);
  });

  it("is taken from a new key, and from the one before while that is still published", async () => {
    const before = await signed();
    expect(await answerTo(site, before)).toBe(OK);
    const next = await site.rotate();
    laterForKeys();
    expect(await answerTo(site, await signed({}, next))).toBe(OK);
    expect(await answerTo(site, before)).toBe(OK);
  });

  it("is refused once the person's sign-ins were ended, or the person is gone", async () => {
    const good = await signed();
    await setUser({ tokens_valid_after: new Date((seconds() + 1) * 1000) });
    expect(await answerTo(site, good)).toBe(REFUSED);
    await setUser({ tokens_valid_after: null });
    expect(await answerTo(site, good)).toBe(OK);
    await setUser({ deleted_at: app.clock.now() });
    expect(["401 unauthenticated", "403 not_enrolled"]).toContain(await answerTo(site, good));
    await setUser({ deleted_at: null });
  });

  it("needs no address for somebody who is known", async () => {
    expect(await answerTo(site, await signed({ email: undefined, email_verified: undefined }))).toBe(OK);
  });

  it("belongs to a sign-in that must not have ended, where it names one", async () => {
    const at = app.clock.now();
    const family = (uid: string, revoked_at: Date | null) => ({
      uid,
      user_uid: member.uid,
      auth_time: at,
      expires_at: new Date(at.getTime() + 3_600_000),
      revoked_at,
    });
    await app.run(() =>
      db()
        .insert(refreshFamilies)
        .values([family("living", null), family("ended", at)]),
    );
    const codes = [];
    for (const sid of ["living", "ended", "unknown"]) codes.push(await answerTo(site, await signed({ sid })));
    expect(codes).toEqual([OK, REFUSED, REFUSED]);
  });
});

describe("Firebase's keys", () => {
  const signedBy = async (key: TokenKey, app: TestApp) => {
    const at = Math.floor(app.clock.now().getTime() / 1000);
    return new SignJWT({ auth_time: at, email: "a@example.test", email_verified: true })
      .setProtectedHeader({ alg: "RS256", kid: key.kid })
      .setIssuer("https://securetoken.google.com/demo-x")
      .setAudience("demo-x")
      .setSubject("firebase-a")
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
      .sign(key.privateKey);
  };
  const open = async () => {
    const key = await makeKey("google");
    const keys = await serveKeys(key);
    const app = await createTestApp({
      env: { FIREBASE_PROJECT_ID: "demo-x", FIREBASE_JWKS_URL: keys.url },
    });
    return { key, keys, app, look: async () => answerTo({ app } as Site, await signedBy(key, app)) };
  };
  const DOWN = "503 sign_in_unavailable";

  it("that cannot be had are the server's problem, never a sign-out", async () => {
    const { keys, look, key } = await open();
    keys.fail(500);
    expect(await look()).toBe(DOWN);
    keys.fail(200, "<html>not keys</html>");
    expect(await look()).toBe(DOWN);
    keys.fail(200, '{"keys":"none"}');
    expect(await look()).toBe(DOWN);
    keys.publish(key);
    expect(await look()).toBe("403 no_company");
    await keys.close();
  });

  it("that nobody serves any more go on counting for some hours; a token of another key waits", async () => {
    const { keys, look, app } = await open();
    expect(await look()).toBe("403 no_company");
    await keys.close();
    laterForKeys();
    expect(await look()).toBe("403 no_company");
    expect(await answerTo({ app } as Site, await signedBy(await makeKey("next"), app))).toBe(DOWN);
  });

  it("are looked for where Google publishes them as a JSON Web Key Set", async () => {
    const app = await createTestApp({ env: { FIREBASE_PROJECT_ID: "demo-x" } });
    expect(app.deps.settings.FIREBASE_JWKS_URL).toBe(
      "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
    );
  });
});

it("leaves passwords and sign-ins to Firebase where that keeps the accounts", async () => {
  const { app } = firebase;
  const member = await app.run(async () => {
    const made = await insertMember(await insertCompany());
    await setPassword(made.uid, await hashPassword("correct horse"), app.clock.now());
    return made;
  });
  const { error } = await app
    .as(null)
    .call(signIn, { body: { email: member.email, password: "correct horse" } });
  expect(error.code).toBe("external_account");
});
