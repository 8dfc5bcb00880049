import { deleteCompanyUser } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { bridgeSite, hasEmulator } from "../testing/firestoreBridge.ts";
import { HOUR, insertMember } from "../testing/index.ts";
import type { CommentDocuments } from "./commentDocuments.ts";

describe.runIf(hasEmulator)("what the bridge writes for the rules of Firestore", { timeout: 60_000 }, () => {
  const { site, bridges, open, office } = bridgeSite();

  it("writes what the rules ask for: rooms, readers and writers, and takes the removed out", async () => {
    const at = await office();
    const bridge = await open();
    await bridge.round();
    const company = () => site.store.doc(`companies/${at.company.uid}`).get();
    const all = [at.ann.uid, at.bob.uid, at.viewer.uid].sort();
    const writers = [at.ann.uid, at.bob.uid].sort();
    expect((await company()).data()).toEqual({ readers: all, writers, dmWriters: writers });
    const room = await site.store.doc(`chat_rooms/${at.job.room_uid}`).get();
    expect(room.data()).toEqual({ companyUid: at.company.uid, type: "job_request" });
    await site.app.run(() =>
      db().execute(sql`update companies set permission = '{report}' where uid = ${at.company.uid}`),
    );
    await bridge.round();
    expect((await company()).data()).toEqual({ readers: all, writers, dmWriters: [] });
    const body = { email: at.ann.email, successor_uid: at.bob.uid };
    expect((await site.app.as(at.bob).call(deleteCompanyUser, { body })).status).toBeLessThan(300);
    await bridge.round();
    expect((await company()).data()?.readers).not.toContain(at.ann.uid);
    await site.app.run(() =>
      db().execute(sql`update companies set contract_ends_on = '2020-12-31' where uid = ${at.company.uid}`),
    );
    await bridge.round();
    expect((await company()).data()).toMatchObject({
      readers: [at.bob.uid, at.viewer.uid].sort(),
      writers: [],
    });
  });

  it("hears of whoever joins or gets another role, and writes down only what has changed", async () => {
    const [at, other] = [await office(), await office()];
    const put: string[] = [];
    const bridge = await open((documents) => ({
      ...documents,
      putCompany: async (people) => {
        put.push(people.company_uid);
        await documents.putCompany(people);
      },
      putRoom: async (room) => {
        put.push(room.uid);
        await documents.putRoom(room);
      },
    }));
    await bridge.round();
    const everything = [at, other].flatMap(({ company, job }) => [company.uid, job.room_uid]);
    expect(put.splice(0).sort()).toEqual(everything.sort());
    await bridge.round();
    expect(put).toEqual([]);
    const carol = await site.app.run(() => insertMember(at.company, "staff"));
    const role = (uid: string, to: string) =>
      site.app.run(() => db().execute(sql`update memberships set role = ${to} where user_uid = ${uid}`));
    await role(at.ann.uid, "viewer");
    await bridge.round();
    expect(put.splice(0)).toEqual([at.company.uid]);
    const { readers, writers } = (await site.store.doc(`companies/${at.company.uid}`).get()).data() ?? {};
    expect(readers).toContain(carol.uid);
    expect(writers).toEqual([at.bob.uid, carol.uid].sort());
    site.app.clock.advance(24 * HOUR);
    await site.app.run(() =>
      db().execute(sql`update users set deleted_at = ${now()} where uid = ${carol.uid}`),
    );
    await bridge.round();
    expect(put).toEqual([at.company.uid]);
  });

  it("is done by one server at a time, and taken over when that one is gone", async () => {
    await office();
    let puts = 0;
    const counting = (documents: CommentDocuments): CommentDocuments => ({
      ...documents,
      putCompany: async (people) => {
        puts += 1;
        await documents.putCompany(people);
      },
    });
    const [one, other] = [await open(), await open(counting)];
    await one.round();
    await other.round();
    expect(puts).toBe(0);
    await bridges.shift()?.stop();
    await other.round();
    expect(puts).toBeGreaterThan(0);
  });
});
