import { getJwks, signOut } from "@tsumugi/contract";
import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { maskEmail } from "../core/maskEmail.ts";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, DAY, MINUTE } from "../testing/index.ts";
import { PASSWORD, signingIn } from "../testing/signingIn.ts";

const app = await createTestApp();
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

describe("GET /auth/jwks", () => {
  it("shows the public half and nothing private", async () => {
    const { body } = await visitor.call(getJwks);
    expect(body.keys.length).toBeGreaterThan(0);
    for (const key of body.keys) {
      expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    }
  });
});
