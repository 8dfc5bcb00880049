import {
  deleteManagedCreator,
  getChatRoom,
  getManagedCreator,
  getReplyPage,
  listManagedCreators,
  updateManagedCreator,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, DAY, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { endJobs, insertSentJob } from "../testing/jobs.ts";
import { eraseArchivedCreators } from "./erase/eraseArchivedCreators.job.ts";

const app = await createTestApp();

const { company, staff, admin } = await app.run(async () => {
  const company = await insertCompany();
  return {
    company,
    staff: await insertMember(company, "staff"),
    admin: await insertMember(company, "admin"),
  };
});

const as = app.as(staff);
const insert = (values: Parameters<typeof insertManagedCreator>[1]) =>
  app.run(() => insertManagedCreator(company, values));
const code = async (call: Promise<{ error: { code: string } }>) => (await call).error?.code;

describe("DELETE /company/managed_creators/{id}", () => {
  const change = (uid: string, body: { version: number; restore?: true }) =>
    as.call(updateManagedCreator, { params: { id: uid }, body });

  it("archives for 30 days, refuses changes meanwhile, and brings back", async () => {
    const { uid } = await insert({ display_name: "休む人" });
    const gone = await as.call(deleteManagedCreator, { params: { id: uid } });
    expect(gone.body).toMatchObject({ archived_at: expect.any(String), erase_on: "2026-12-20", version: 2 });
    const list = (archived: boolean) =>
      as.call(listManagedCreators, { query: { keyword: "休む人", archived } });
    expect([(await list(false)).body.total, (await list(true)).body.total]).toEqual([0, 1]);
    expect(await code(change(uid, { version: 2 }))).toBe("conflict");
    expect((await change(uid, { version: 2, restore: true })).body).toMatchObject({
      archived_at: null,
      erase_on: null,
    });
    expect((await list(false)).body.total).toBe(1);
  });

  it("erases personal data only for an admin and only what is personal", async () => {
    const { uid } = await insert({ real_name: "山田花子", email: "h@example.test", last_fee: 5000 });
    const erase = { params: { id: uid }, query: { erase: true } };
    expect(await code(as.call(deleteManagedCreator, erase))).toBe("forbidden");
    const { body } = await app.as(admin).call(deleteManagedCreator, erase);
    expect(body).toMatchObject({
      display_name: "削除済みクリエイター",
      real_name: "",
      email: "",
      last_fee: 5000,
    });
    expect(await code(change(uid, { version: body.version, restore: true }))).toBe("conflict");
    expect(
      (await as.call(listManagedCreators, { query: { keyword: "山田花子", archived: true } })).body.total,
    ).toBe(0);
  });

  it("takes the person out of the terms of jobs and shuts the links to them", async () => {
    const { uid } = await insert({ real_name: "山田花子" });
    const job = await app.run(() => insertSentJob(company, { creator_uid: uid }));
    const open = () => app.as({ replyToken: job.token }).call(getReplyPage, { params: { token: job.token } });
    expect((await open()).status).toBe(200);
    await app.run(() => endJobs(uid));
    await app.as(admin).call(deleteManagedCreator, { params: { id: uid }, query: { erase: true } });
    expect((await open()).status).toBe(404);
    const room = await app.as(admin).call(getChatRoom, { params: { id: job.room_uid } });
    expect(room.body.job_request?.terms).toMatchObject({ contractor: "削除済みクリエイター", fee: 100_000 });
  });

  it("is followed by erasing in the night of the day that the record says, and not before", async () => {
    const { uid } = await insert({
      display_name: "消える人",
      accounts: [{ platform: "x", handle: "vanish" }],
    });
    const { body } = await as.call(deleteManagedCreator, { params: { id: uid } });
    const nameAfterNight = async (day: string) => {
      app.clock.advance(Date.parse(`${day}T03:30:00+09:00`) - app.clock.now().getTime());
      await app.run(() => eraseArchivedCreators.run({}));
      return (await as.call(getManagedCreator, { params: { id: uid } })).body.display_name;
    };
    const day = body.erase_on ?? "";
    expect(await nameAfterNight(addDays(day, -1))).toBe("消える人");
    expect(await nameAfterNight(day)).toBe("削除済みクリエイター");
  });

  it("is not followed by erasing where the record is brought back while the night's round is under way", async () => {
    const archived_at = new Date(app.clock.now().getTime() - 40 * DAY);
    const first = await insert({ display_name: "先の人", archived_at });
    const later = new Date(archived_at.getTime() + DAY);
    const second = await insert({ display_name: "戻る人", archived_at: later });
    await app.run(async () => {
      await db().execute(
        sql.raw(`create function bring_back() returns trigger language plpgsql as $$ begin
          update managed_creators set archived_at = null where uid = '${second.uid}'; return new; end $$`),
      );
      await db().execute(
        sql.raw(`create trigger bring_back after update on managed_creators for each row
          when (new.uid = '${first.uid}') execute function bring_back()`),
      );
    });
    await app.run(() => eraseArchivedCreators.run({}));
    await app.run(() => db().execute(sql`drop function bring_back cascade`));
    const recordOf = async (uid: string) =>
      (await as.call(getManagedCreator, { params: { id: uid } })).body.display_name;
    expect(await Promise.all([first, second].map(({ uid }) => recordOf(uid)))).toEqual([
      "削除済みクリエイター",
      "戻る人",
    ]);
  });
});

leavesInTheLog(() => app, ["managed_creator.restore"]);
