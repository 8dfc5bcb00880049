import {
  changePassword,
  endOtherSessions,
  endSession,
  getJwks,
  listSessions,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  streamEvents,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, DAY, insertCompany, insertMember, MINUTE } from "../testing/index.ts";
import { setPassword } from "./auth.repository.ts";
import { hashPassword } from "./passwords.ts";

const app = await createTestApp();
const PASSWORD = "correct horse";
const hash = await hashPassword(PASSWORD);

const person = () =>
  app.run(async () => {
    const member = await insertMember(await insertCompany());
    await setPassword(member.uid, hash, app.clock.now());
    return member;
  });
const visitor = app.as(null);
const enter = (email: string, password = PASSWORD) => visitor.call(signIn, { body: { email, password } });
const renew = (refresh_token: string) => visitor.call(refreshSession, { body: { refresh_token } });
/** Status of a call that needs a member, with this token. */
const use = async (token: string) =>
  (await app.request("/api/company/managed_creators", { headers: { authorization: `Bearer ${token}` } }))
    .status;

describe("signing in", () => {
  it("gives a token of one hour that the API takes, whatever the case of the address", async () => {
    const { email, uid } = await person();
    const { status, body } = await enter(` ${email.toUpperCase()}`);
    expect([status, body.uid, body.expires_in]).toEqual([200, uid, 3600]);
    expect(await use(body.id_token)).toBe(200);
    app.clock.advance(61 * MINUTE);
    expect(await use(body.id_token)).toBe(401);
  });

  it("answers the same for an unknown address as for a wrong password", async () => {
    const { email } = await person();
    const [unknown, wrong] = [await enter("nobody@example.test"), await enter(email, "wrong password")];
    const { request_id: a, ...first } = unknown.error;
    const { request_id: b, ...second } = wrong.error;
    expect([unknown.status, first]).toEqual([wrong.status, second]);
    expect(first.code).toBe("wrong_credentials");
  });

  it("stops after five failures in a row, for known and unknown addresses alike, for 15 minutes", async () => {
    const { email } = await person();
    for (const address of [email, "ghost@example.test"]) {
      for (let i = 0; i < 5; i++) expect((await enter(address, "wrong")).status).toBe(401);
      const locked = await enter(address);
      expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "900"]);
    }
    app.clock.advance(15 * MINUTE);
    expect((await enter(email)).status).toBe(200);
  });

  it("stops many guesses at once, too: the right one behind many wrong ones is not let in", async () => {
    const { email } = await person();
    const guesses = [...Array.from({ length: 30 }, (_, i) => `guess number ${i}`), PASSWORD];
    const answers = await Promise.all(guesses.map((guess) => enter(email, guess)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.at(-1)?.status).toBe(429);
  });

  it("forgets failures after a success", async () => {
    const { email } = await person();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await enter(email, "wrong");
      expect((await enter(email)).status).toBe(200);
    }
  });
});

describe("refreshing", () => {
  it("trades a token for a new pair; using it again later ends the whole sign-in", async () => {
    const { email } = await person();
    const { body: first } = await enter(email);
    const { body: second } = await renew(first.refresh_token);
    expect(await use(second.id_token)).toBe(200);
    app.clock.advance(31_000);
    expect((await renew(first.refresh_token)).error.code).toBe("unauthenticated");
    expect((await renew(second.refresh_token)).status).toBe(401);
    expect([await use(first.id_token), await use(second.id_token)]).toEqual([401, 401]);
  });

  it("answers again who was gone before the answer came, for thirty seconds from the first use", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    const [unheard, heard] = await Promise.all([renew(body.refresh_token), renew(body.refresh_token)]);
    expect([unheard.status, heard.status]).toEqual([200, 200]);
    expect(heard.body.refresh_token).not.toBe(unheard.body.refresh_token);
    app.clock.advance(20_000);
    expect((await renew(body.refresh_token)).status).toBe(200);
    expect((await renew(heard.body.refresh_token)).status).toBe(200);
    app.clock.advance(20_000);
    expect((await renew(body.refresh_token)).status).toBe(401);
    expect((await renew(unheard.body.refresh_token)).status).toBe(401);
  });

  it("answers nobody again once the sign-in has ended", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    const { body: next } = await renew(body.refresh_token);
    expect((await visitor.call(signOut, { body: { refresh_token: next.refresh_token } })).status).toBe(204);
    expect((await renew(body.refresh_token)).status).toBe(401);
  });

  it("ends after thirty days", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    app.clock.advance(30 * DAY);
    expect((await renew(body.refresh_token)).status).toBe(401);
  });

  it("keeps no token that could be used, only hashes", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    const { rows } = await app.run(() => app.deps.database.root.execute("select * from refresh_tokens"));
    expect(JSON.stringify(rows)).not.toContain(body.refresh_token);
  });
});

describe("signing out", () => {
  it("ends the sign-in at once and is quiet about unknown tokens", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    const { body: elsewhere } = await enter(email);
    const out = (refresh_token: string) => visitor.call(signOut, { body: { refresh_token } });
    expect([(await out(body.refresh_token)).status, (await out("unknown")).status]).toEqual([204, 204]);
    expect([await use(body.id_token), (await renew(body.refresh_token)).status]).toEqual([401, 401]);
    expect(await use(elsewhere.id_token)).toBe(200);
  });
});

describe("a new password", () => {
  const ask = (email: string) => visitor.call(requestPasswordReset, { body: { email } });
  const lastToken = async () =>
    /[=/]([\w-]{43})(?:\s|$)/.exec((await app.mails()).at(-1)?.body_text ?? "")?.[1] ?? "";

  it("is set by the mailed link, once, within the hour, and ends every sign-in", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    expect((await ask(email)).body).toEqual({ accepted: true });
    const token = await lastToken();
    const set = (password: string) => visitor.call(resetPassword, { body: { token, password } });
    expect((await set("short")).error.fields).toMatchObject({
      password: expect.stringContaining("10文字以上"),
    });
    expect((await set("brand new password")).status).toBe(204);
    expect((await set("another password")).error.code).toBe("link_expired");
    expect(await use(body.id_token)).toBe(401);
    expect([(await enter(email)).status, (await enter(email, "brand new password")).status]).toEqual([
      401, 200,
    ]);
  });

  it("cannot be set by an old link", async () => {
    const { email } = await person();
    await ask(email);
    const token = await lastToken();
    app.clock.advance(60 * MINUTE);
    expect(
      (await visitor.call(resetPassword, { body: { token, password: "brand new password" } })).status,
    ).toBe(410);
  });

  it("is asked for with the same answer whether or not the address is known, and mails only a known one", async () => {
    const { email } = await person();
    const before = (await app.mails()).length;
    const answers = [await ask(email), await ask("nobody@example.test")];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([202, { accepted: true }]),
    );
    expect((await app.mails()).slice(before).map(({ to_address }) => to_address)).toEqual([email]);
  });
});

describe("GET /auth/jwks", () => {
  it("shows the public half and nothing private", async () => {
    const { body } = await visitor.call(getJwks);
    expect(body.keys.length).toBeGreaterThan(0);
    for (const key of body.keys) {
      expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    }
  });
});

describe("the devices where somebody is signed in", () => {
  const WINDOWS =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const on = async (email: string, agent: string) => {
    const headers = { "user-agent": agent };
    const { body } = await visitor.call(signIn, { body: { email, password: PASSWORD } }, { headers });
    return { ...body, headers: { authorization: `Bearer ${body.id_token}` } };
  };
  const list = async (headers: Record<string, string>) =>
    (await visitor.call(listSessions, undefined, { headers })).body.items;

  it("are listed with browser, system and times, the own one marked, the ended ones left out", async () => {
    const { email } = await person();
    const desk = await on(email, WINDOWS);
    app.clock.advance(MINUTE);
    const phone = await on(email, "curl/8.5");
    app.clock.advance(MINUTE);
    await visitor.call(
      refreshSession,
      { body: { refresh_token: desk.refresh_token } },
      { headers: { "user-agent": WINDOWS.replaceAll("Chrome/140.0.0.0", "Chrome/141.0.0.0 Edg/141.0") } },
    );
    const items = await list(phone.headers);
    expect(items.map(({ device, is_current }) => [device, is_current])).toEqual([
      ["Edge（Windows）", false],
      ["", true],
    ]);
    const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / MINUTE;
    expect(items.map(({ signed_in_at, last_used_at }) => minutes(signed_in_at, last_used_at))).toEqual([
      2, 0,
    ]);
    await visitor.call(signOut, { body: { refresh_token: desk.refresh_token } });
    expect(await list(phone.headers)).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(phone.refresh_token);
  });

  it("are signed out one by one by their owner alone, at once", async () => {
    const { email } = await person();
    const stranger = await on((await person()).email, WINDOWS);
    const [here, there] = [await on(email, WINDOWS), await on(email, WINDOWS)];
    const other = (await list(here.headers)).find(({ is_current }) => !is_current)?.uid ?? "";
    const end = (headers: Record<string, string>, id: string) =>
      visitor.call(endSession, { params: { id } }, { headers });
    expect((await end(stranger.headers, other)).error.code).toBe("not_found");
    expect(await use(there.id_token)).toBe(200);
    expect((await end(here.headers, other)).status).toBe(204);
    expect([await use(there.id_token), (await renew(there.refresh_token)).status]).toEqual([401, 401]);
    expect(await use(here.id_token)).toBe(200);
    expect((await end(here.headers, other)).error.code).toBe("not_found");
  });

  it("are all signed out but this one, their streams too", async () => {
    const { email } = await person();
    const [here, one, two] = [await on(email, WINDOWS), await on(email, WINDOWS), await on(email, "")];
    const stream = readStream(await visitor.fetch(streamEvents, undefined, { headers: one.headers }));
    const { body } = await visitor.call(endOtherSessions, undefined, { headers: here.headers });
    expect(body).toEqual({ ended: 2 });
    await stream.untilClosed();
    expect([await use(one.id_token), await use(two.id_token), await use(here.id_token)]).toEqual([
      401, 401, 200,
    ]);
    expect((await renew(here.refresh_token)).status).toBe(200);
  });
});

describe("another password", () => {
  const NEXT = "brand new password";
  const change = (headers: Record<string, string>, current_password: string, password = NEXT) =>
    visitor.call(changePassword, { body: { current_password, password } }, { headers });
  const signedIn = async () => {
    const { email } = await person();
    const { body } = await enter(email);
    return { email, ...body, headers: { authorization: `Bearer ${body.id_token}` } };
  };

  it("is set with the present one, ends the other sign-ins, and is told to its owner", async () => {
    const here = await signedIn();
    const { body: elsewhere } = await enter(here.email);
    expect((await change(here.headers, PASSWORD)).status).toBe(204);
    expect([await use(here.id_token), await use(elsewhere.id_token)]).toEqual([200, 401]);
    expect([(await renew(here.refresh_token)).status, (await renew(elsewhere.refresh_token)).status]).toEqual(
      [200, 401],
    );
    expect([(await enter(here.email)).status, (await enter(here.email, NEXT)).status]).toEqual([401, 200]);
    const mail = (await app.mails()).at(-1);
    expect([mail?.to_address, mail?.kind]).toEqual([here.email, "password_changed"]);
    expect(mail?.body_text).toContain("お心当たりがない場合");
    expect(mail?.body_html).toContain("/password-reset");
  });

  it("is refused without the present one, five times; the entrance stays open", async () => {
    const here = await signedIn();
    for (let guess = 0; guess < 5; guess++) {
      const { status, error } = await change(here.headers, "wrong");
      expect([status, error.fields]).toEqual([
        400,
        { current_password: expect.stringContaining("違います") },
      ]);
    }
    const stopped = await change(here.headers, PASSWORD);
    expect([stopped.status, stopped.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await enter(here.email)).status).toBe(200);
    app.clock.advance(15 * MINUTE);
    expect((await change(here.headers, PASSWORD)).status).toBe(204);
  });

  it("must be another one, and long enough", async () => {
    const here = await signedIn();
    expect((await change(here.headers, PASSWORD, PASSWORD)).error.fields).toHaveProperty("password");
    expect((await change(here.headers, PASSWORD, "short")).error.fields).toHaveProperty("password");
    expect((await enter(here.email)).status).toBe(200);
  });

  it("ends a reset link that is under way", async () => {
    const here = await signedIn();
    await visitor.call(requestPasswordReset, { body: { email: here.email } });
    const token = /token=([\w-]{43})/.exec((await app.mails()).at(-1)?.body_text ?? "")?.[1] ?? "";
    await change(here.headers, PASSWORD);
    const late = await visitor.call(resetPassword, { body: { token, password: "yet another one" } });
    expect(late.error.code).toBe("link_expired");
  });
});

describe("somebody whose account is deleted", () => {
  it("keeps nothing that opens: tokens, renewal, stream, links, password", async () => {
    const { email, uid } = await person();
    const { body } = await enter(email);
    const headers = { authorization: `Bearer ${body.id_token}` };
    const stream = readStream(await visitor.fetch(streamEvents, undefined, { headers }));
    await visitor.call(requestPasswordReset, { body: { email } });
    const token = /token=([\w-]{43})/.exec((await app.mails()).at(-1)?.body_text ?? "")?.[1] ?? "";
    await app.run(() => db().update(users).set({ deleted_at: app.clock.now() }).where(eq(users.uid, uid)));
    await stream.untilClosed();
    expect([await use(body.id_token), (await renew(body.refresh_token)).status]).toEqual([401, 401]);
    expect((await enter(email)).status).toBe(401);
    const reset = await visitor.call(resetPassword, { body: { token, password: "brand new password" } });
    expect(reset.error.code).toBe("link_expired");
    const mails = (await app.mails()).length;
    await visitor.call(requestPasswordReset, { body: { email } });
    expect((await app.mails()).length).toBe(mails);
  });
});
