import { archiveChatRoom, getChatRoom, TOTAL_CAP, unarchiveChatRoom } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, insertMember } from "../testing/index.ts";
import { countUnread } from "./unreadCounts.repository.ts";

const app = await createTestApp();
const { office, job, say } = chatIn(app);

interface Said {
  readonly room: string;
  readonly seq: number;
  readonly by: string;
  readonly counts: boolean;
}

/** The same in the plainest words: messages of others, not deleted, above where the person has read. */
const counted = (said: readonly Said[], reads: ReadonlyMap<string, number>, uid: string, floor: number) =>
  said.filter(
    ({ room, seq, by, counts }) =>
      counts && by !== uid && seq > Math.max(reads.get(`${room} ${uid}`) ?? 0, floor),
  ).length;

it("counts what a plain look at every comment counts, whoever stands wherever", async () => {
  const { company, staff } = await office();
  const rooms = [await job(company), await job(company), await job(company)];
  const people = await app.run(async () => {
    const made = [staff];
    for (let i = 0; i < 6; i++) made.push(await insertMember(company, "staff"));
    return made;
  });
  const said: Said[] = [];
  const reads = new Map<string, number>();
  const FLOOR = 3;
  let step = 7;
  const next = (below: number) => {
    step = (step * 48_271) % 2_147_483_647;
    return step % below;
  };
  await app.run(async () => {
    for (const { room_uid: room, creator_uid } of rooms) {
      const writers = [creator_uid, ...people.map(({ uid }) => uid)];
      for (let seq = 1; seq <= 40; seq++) {
        const [by = "", kind, gone] = [
          writers[next(writers.length)],
          next(5) ? "message" : "system",
          next(6) === 0,
        ];
        said.push({ room, seq, by, counts: kind === "message" && !gone });
        await db().execute(sql`
          insert into comments (company_uid, room_uid, seq, id, uid, kind, text, body_hash, created_at, deleted_at)
          values (${company.uid}, ${room}, ${seq}, gen_random_uuid()::text, ${by}, ${kind}, '', '', '2026-01-01',
            ${gone ? "2026-01-02" : null})`);
      }
      await db().execute(
        sql`update chat_rooms set last_seq = 40, read_floor_seq = ${FLOOR} where uid = ${room}`,
      );
      for (const { uid } of people.slice(1)) {
        const seq = next(3) === 0 ? 40 : next(40);
        reads.set(`${room} ${uid}`, seq);
        await db().execute(sql`
          insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, joined_at)
          values (${company.uid}, ${room}, ${uid}, ${seq}, '2026-01-01')`);
      }
    }
  });
  const uids = people.map(({ uid }) => uid);
  const counts = await app.run(() => countUnread(company.uid, uids));
  expect(uids.map((uid) => counts.get(uid))).toEqual(uids.map((uid) => counted(said, reads, uid, FLOOR)));
  expect(Math.max(...counts.values())).toBeGreaterThan(60);
  for (const uid of uids) {
    const alone = await app.run(() => countUnread(company.uid, [uid]));
    expect([...alone]).toEqual([[uid, counts.get(uid)]]);
  }
});

it("counts up to a bound, one person's as many people's", async () => {
  const { company, staff, other } = await office();
  const { room_uid, creator_uid } = await job(company);
  const people = await app.run(() => Promise.all([1, 2, 3].map(() => insertMember(company, "viewer"))));
  const uids = [staff, other, ...people].map(({ uid }) => uid);
  await app.run(async () => {
    await db().execute(sql`
      insert into comments (company_uid, room_uid, seq, id, uid, kind, text, body_hash, created_at)
      select ${company.uid}, ${room_uid}, n, n::text, ${creator_uid}, 'message', '', '', '2026-01-01'
      from generate_series(1, ${TOTAL_CAP + 5}::int) n`);
    await db().execute(sql`update chat_rooms set last_seq = ${TOTAL_CAP + 5} where uid = ${room_uid}`);
    await db().execute(sql`
      insert into chat_room_members (company_uid, room_uid, user_uid, read_seq, joined_at)
      values (${company.uid}, ${room_uid}, ${other.uid}, 7, '2026-01-01')`);
  });
  const expected = uids.map((uid) => [uid, uid === other.uid ? TOTAL_CAP - 2 : TOTAL_CAP]);
  expect([...(await app.run(() => countUnread(company.uid, uids)))]).toEqual(expected);
  for (const [uid, count] of expected)
    expect((await app.run(() => countUnread(company.uid, [`${uid}`]))).get(`${uid}`)).toBe(count);
});

it("counts nothing of an archived room, which no list of unread rooms leads to", async () => {
  const { company, staff, other } = await office();
  const { room_uid } = await job(company);
  const params = { id: room_uid };
  const more = await app.run(() => Promise.all([1, 2, 3].map(() => insertMember(company, "staff"))));
  const uids = [other, ...more].map(({ uid }) => uid);
  const counts = async () => [
    (await app.run(() => countUnread(company.uid, [other.uid]))).get(other.uid),
    (await app.run(() => countUnread(company.uid, uids))).get(other.uid),
  ];
  await app.as(staff).call(archiveChatRoom, { params });
  await say(staff, room_uid);
  expect(await counts()).toEqual([0, 0]);
  // The room itself goes on saying it, and is told of again once it is back.
  expect((await app.as(other).call(getChatRoom, { params })).body.unread_count).toBe(1);
  await app.as(staff).call(unarchiveChatRoom, { params });
  expect(await counts()).toEqual([1, 1]);
});
