import {
  endOtherSessions,
  endSession,
  listSessions,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signOut,
  streamEvents,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, MINUTE } from "../testing/index.ts";
import { PASSWORD, signingIn } from "../testing/signingIn.ts";

const app = await createTestApp();
const { visitor, person, enter, renew, use } = await signingIn(app);

describe("the devices where somebody is signed in", () => {
  const WINDOWS =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const on = async (email: string, agent: string) => {
    const headers = { "user-agent": agent };
    const { body } = await enter(email, PASSWORD, { headers });
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

leavesInTheLog(() => app, ["session.end_others"]);
