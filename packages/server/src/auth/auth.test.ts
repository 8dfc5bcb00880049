import { getJwks, listSessions, signOut } from "@tsumugi/contract";
import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { maskEmail } from "../core/maskEmail.ts";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import type { CallOptions } from "../testing/createTestApp.ts";
import { createTestApp, DAY, MINUTE } from "../testing/index.ts";
import { PASSWORD, signingIn } from "../testing/signingIn.ts";

const app = await createTestApp({ env: { TRUST_PROXY: "on" } });
const { visitor, person, enter, renew, use } = await signingIn(app);

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

  const from = (address: string, cookie = "") => ({ headers: { "x-forwarded-for": address, cookie } });
  const known = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";
  const failAt = async (email: string, options: CallOptions, times: number) => {
    const answers = [];
    for (let i = 0; i < times; i++) answers.push((await enter(email, "wrong", options)).status);
    return answers;
  };

  it("stops after five failures in a row, for known and unknown addresses alike, for 15 minutes", async () => {
    const { email } = await person();
    for (const address of [email, "ghost@example.test"]) {
      expect(await failAt(address, {}, 5)).toEqual(Array(5).fill(401));
      const locked = await enter(address);
      expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "900"]);
    }
    app.clock.advance(15 * MINUTE);
    expect((await enter(email)).status).toBe(200);
  });

  it("tells the owner of a sign-in on a browser where the account never was, but for the first of all", async () => {
    const { email } = await person();
    const told = async () =>
      (await app.mails()).filter(({ kind, to_address }) => kind === "new_device" && to_address === email);
    const { body, headers } = await enter(email);
    expect(await use(body.id_token)).toBe(200);
    await enter(email, PASSWORD, from("203.0.113.9", known(headers)));
    expect(await told()).toEqual([]);
    const agent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/140.0";
    await enter(email, PASSWORD, { headers: { "user-agent": agent } });
    await enter(email, "wrong");
    expect((await told()).map(({ body_text }) => body_text.includes("Firefox（Mac）"))).toEqual([true]);
  });

  it("stops the network that guesses, not its owner elsewhere nor on a device that signed in before", async () => {
    const { email } = await person();
    const cookie = known((await enter(email, PASSWORD, from("198.51.100.7"))).headers);
    expect(cookie).toMatch(/^tsumugi_device_/);
    await failAt(email, from("203.0.113.1"), 5);
    expect((await enter(email, PASSWORD, from("203.0.113.200"))).status).toBe(429);
    expect((await enter(email, PASSWORD, from("198.51.100.7"))).status).toBe(200);
    expect((await enter(email, PASSWORD, from("203.0.113.1", cookie))).status).toBe(200);
    // A device that is lost gets its own five guesses, and another account's opens nothing.
    expect(await failAt(email, from("203.0.113.1", cookie), 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const other = await person();
    await failAt(other.email, from("203.0.113.1"), 5);
    expect((await enter(other.email, PASSWORD, from("203.0.113.1", cookie))).status).toBe(429);
  });

  it("lets guesses from many networks wait half a minute each, and known devices go on", async () => {
    const { email } = await person();
    const cookie = known((await enter(email)).headers);
    for (const net of [1, 2, 3, 4]) await failAt(email, from(`192.0.${net}.9`), 5);
    const slowed = await enter(email, PASSWORD, from("192.0.9.9"));
    expect([slowed.status, slowed.headers.get("retry-after")]).toEqual([429, "30"]);
    expect((await enter(email, PASSWORD, from("192.0.9.9", cookie))).status).toBe(200);
    app.clock.advance(30_000);
    expect(await failAt(email, from("192.0.9.9"), 2)).toEqual([401, 429]);
  });

  it("tells the owner once a day, and nobody where the address is unknown", async () => {
    const { email } = await person();
    const told = async () =>
      (await app.mails()).filter(({ kind, to_address }) => kind === "sign_in_locked" && to_address === email);
    for (const net of [21, 22]) await failAt(email, from(`192.0.${net}.9`), 5);
    await failAt("umbra@example.test", from("192.0.23.9"), 5);
    await app.drainJobs();
    expect(await told()).toHaveLength(1);
    expect((await told())[0]?.body_text).toContain("5回続いた");
    app.clock.advance(DAY);
    await failAt(email, from("192.0.24.9"), 5);
    await app.drainJobs();
    expect(await told()).toHaveLength(2);
    expect((await app.mails()).some(({ to_address }) => to_address === "umbra@example.test")).toBe(false);
  });

  it("leaves each failure and the lock in the log, under the person's name where there is one", async () => {
    const { email, uid, company_uid } = await person();
    for (const address of [email, "shade@example.test"])
      for (let i = 0; i < 6; i++) await enter(address, "wrong");
    const rows = await app.run(() =>
      db().select().from(auditLogs).where(like(auditLogs.action, "session.%")),
    );
    const about = (target: string | null, address: string) =>
      rows
        .filter(({ target_uid, detail }) => target_uid === target && detail.address === address)
        .map(({ action, detail, ...row }) => [action, row.company_uid, row.actor_uid, detail.failures]);
    const failed = ["session.fail", company_uid, null, undefined];
    expect(about(uid, maskEmail(email))).toEqual([
      ...[1, 2, 3, 4].map(() => failed),
      ["session.lock", company_uid, null, 5],
    ]);
    expect(about(null, "s***@example.test")).toEqual(
      Array.from({ length: 5 }, () => ["session.fail_unknown", null, null, undefined]),
    );
    expect(JSON.stringify(rows)).not.toContain("shade@");
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

  it("ends where both answers of one trade are used, and tells the owner", async () => {
    const { email, uid } = await person();
    const { body } = await enter(email);
    const [owner, thief] = [await renew(body.refresh_token), await renew(body.refresh_token)];
    const { body: next } = await renew(owner.body.refresh_token);
    expect(await use(next.id_token)).toBe(200);
    expect((await renew(thief.body.refresh_token)).status).toBe(401);
    expect([await use(next.id_token), (await renew(next.refresh_token)).status]).toEqual([401, 401]);
    expect((await app.mails()).at(-1)).toMatchObject({ kind: "sign_in_ended", to_address: email });
    const rows = await app.run(() => db().select().from(auditLogs).where(eq(auditLogs.target_uid, uid)));
    expect(rows.filter(({ action }) => action === "session.reuse")).toHaveLength(1);
  });

  it("ends after fourteen days without use, and is no device signed in any more", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    app.clock.advance(13 * DAY);
    const { body: used } = await renew(body.refresh_token);
    app.clock.advance(13 * DAY);
    const { body: again } = await renew(used.refresh_token);
    app.clock.advance(14 * DAY);
    expect((await renew(again.refresh_token)).status).toBe(401);
    const { body: fresh } = await enter(email);
    const headers = { authorization: `Bearer ${fresh.id_token}` };
    expect((await visitor.call(listSessions, {}, { headers })).body.items).toHaveLength(1);
  });

  it("answers nobody again once the sign-in has ended", async () => {
    const { email } = await person();
    const { body } = await enter(email);
    const { body: next } = await renew(body.refresh_token);
    expect((await visitor.call(signOut, { body: { refresh_token: next.refresh_token } })).status).toBe(204);
    expect((await renew(body.refresh_token)).status).toBe(401);
  });

  it("ends after thirty days, however often it is used", async () => {
    const { email } = await person();
    let { body } = await enter(email);
    for (let i = 0; i < 3; i++) {
      app.clock.advance(10 * DAY - 1);
      const { body: next } = await renew(body.refresh_token);
      body = next;
    }
    app.clock.advance(3);
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

describe("GET /auth/jwks", () => {
  it("shows the public half and nothing private", async () => {
    const { body } = await visitor.call(getJwks);
    expect(body.keys.length).toBeGreaterThan(0);
    for (const key of body.keys) {
      expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    }
  });
});
