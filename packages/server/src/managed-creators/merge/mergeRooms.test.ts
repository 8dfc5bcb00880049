import {
  archiveChatRoom,
  createDmRoom,
  flagChatRoom,
  getChatRoom,
  getUnreadChatCount,
  joinRoom,
  listChatRooms,
  listComments,
  listNotifications,
  listScheduledComments,
  mergeManagedCreators,
  type RoomFlag,
  scheduleComment,
  streamEvents,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import { chatIn } from "../../testing/chat.ts";
import { readStream } from "../../testing/eventStream.ts";
import { createTestApp, DAY, insertManagedCreator, insertMember } from "../../testing/index.ts";

const app = await createTestApp();
const chat = chatIn(app);

type Caller = { readonly uid: string };

/** Two records of one person, each with a room for direct messages, and three colleagues. */
async function twoRooms() {
  const { company, staff, other } = await chat.office();
  const viewer = await app.run(() => insertMember(company, "viewer"));
  const open = async () => {
    const creator = await app.run(() => insertManagedCreator(company));
    const { body } = await app.as(staff).call(createDmRoom, { body: { creator_uid: creator.uid } });
    return { creator_uid: creator.uid, room_uid: body.room_id };
  };
  return { company, staff, other, viewer, kept: await open(), absorbed: await open() };
}
type Rooms = Awaited<ReturnType<typeof twoRooms>>;

const read = async (caller: Caller, room_uid: string, read_to: number) =>
  app.as(caller).call(joinRoom, { params: { id: room_uid }, body: { read_to } });
const unread = async (caller: Caller) =>
  (await app.as(caller).call(getUnreadChatCount)).body.unread_chat_message_count;
const merge = async ({ staff, kept, absorbed }: Rooms) => {
  const { status } = await app.as(staff).call(mergeManagedCreators, {
    params: { id: kept.creator_uid },
    body: { absorbed_uid: absorbed.creator_uid, version: 1, absorbed_version: 1, choices: {} },
  });
  expect(status).toBe(200);
};
const roomOf = async (caller: Caller, id: string) =>
  (await app.as(caller).call(getChatRoom, { params: { id } })).body;
const textsOf = async (caller: Caller, id: string) =>
  (await app.as(caller).call(listComments, { params: { id }, query: { limit: 50 } })).body.items
    .map(({ text }) => text)
    .reverse();

it("leaves each colleague exactly what was unread before, and the comments in the order of their times", async () => {
  const two = await twoRooms();
  const { staff, other, viewer, kept, absorbed } = two;
  for (const [room, text] of [
    [kept, "a1"],
    [absorbed, "b1"],
    [absorbed, "b2"],
    [kept, "a2"],
    [absorbed, "b3"],
    [kept, "a3"],
  ] as const) {
    await chat.hear(room, text);
  }
  await read(staff, kept.room_uid, 3);
  await read(staff, absorbed.room_uid, 1);
  await read(other, absorbed.room_uid, 3);
  const people = [staff, other, viewer];
  const counts = () => Promise.all(people.map(unread));
  expect(await counts()).toEqual([2, 3, 6]);
  await merge(two);
  expect(await counts()).toEqual([2, 3, 6]);
  expect(await textsOf(staff, kept.room_uid)).toEqual(["a1", "b1", "b2", "a2", "b3", "a3"]);
  const rooms = await Promise.all(people.map((each) => roomOf(each, kept.room_uid)));
  expect(rooms.map(({ unread_count }) => unread_count)).toEqual([2, 3, 6]);
  const listed = await app.as(other).call(listChatRooms, { query: { unread: true } });
  expect(listed.body.items.map(({ room_id }) => room_id)).toEqual([kept.room_uid]);
  // Reading on and marking unread go on from there as in any room.
  await chat.hear(kept, "a4");
  expect(await counts()).toEqual([3, 4, 7]);
  await read(staff, kept.room_uid, 7);
  expect(await unread(staff)).toBe(0);
  const back = { params: { id: kept.room_uid }, body: { mark_unread: true } } as const;
  expect((await app.as(staff).call(joinRoom, back)).body.unread_count).toBe(1);
});

it("never brings back as unread what archiving had marked read, nor hides what came in the other room", async () => {
  const two = await twoRooms();
  const { staff, other, viewer, kept, absorbed } = two;
  await chat.hear(absorbed, "昔の話");
  await app.as(staff).call(archiveChatRoom, { params: { id: absorbed.room_uid } });
  await chat.hear(kept, "新しい話");
  const counts = () => Promise.all([staff, other, viewer].map(unread));
  expect(await counts()).toEqual([1, 1, 1]);
  await merge(two);
  expect(await counts()).toEqual([1, 1, 1]);
  const archived = await twoRooms();
  await chat.hear(archived.kept, "昔の話");
  await app.as(archived.staff).call(archiveChatRoom, { params: { id: archived.kept.room_uid } });
  await chat.hear(archived.absorbed, "新しい話");
  const colleagues = [archived.staff, archived.other, archived.viewer];
  await merge(archived);
  expect(await Promise.all(colleagues.map(unread))).toEqual([1, 1, 1]);
  expect((await roomOf(archived.staff, archived.kept.room_uid)).archived).toBe(false);
});

const flag = (color: RoomFlag["color"], label: string): RoomFlag => ({ color, label, due_on: "2026-12-01" });
const setFlag = (caller: Caller, id: string, value: RoomFlag) =>
  app.as(caller).call(flagChatRoom, { params: { id }, body: { flag: value } });

it("keeps the one flag there is, and of two tells the other in the room", async () => {
  const one = await twoRooms();
  await setFlag(one.staff, one.absorbed.room_uid, flag("red", "確認中"));
  await merge(one);
  expect((await roomOf(one.staff, one.kept.room_uid)).flag).toEqual(flag("red", "確認中"));
  const both = await twoRooms();
  await setFlag(both.staff, both.kept.room_uid, flag("blue", "保留"));
  await setFlag(both.staff, both.absorbed.room_uid, flag("red", "確認中"));
  await merge(both);
  expect((await roomOf(both.staff, both.kept.room_uid)).flag).toEqual(flag("blue", "保留"));
  expect((await textsOf(both.staff, both.kept.room_uid)).at(-1)).toBe(
    "まとめたもう一方の部屋には、フラグ「確認中」（赤、期限 2026-12-01）が付いていました。この部屋のフラグ「保留」（青、期限 2026-12-01）を残しています。",
  );
});

it("brings comments that wait for their time, files, and notices that lead to the room along", async () => {
  const two = await twoRooms();
  const { company, staff, kept, absorbed } = two;
  await chat.hear(kept, "a1");
  await chat.hear(absorbed, "b1");
  const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
  await app.as(staff).call(scheduleComment, {
    params: { id: absorbed.room_uid },
    body: { id: crypto.randomUUID(), text: "予約した返信", send_at, images: [] },
  });
  await app.run(() =>
    db().execute(sql`
      insert into uploads (uid, company_uid, purpose, room_uid, uploader_uid, name, content_type, size, width, height, created_at)
      values (${`up-${absorbed.room_uid}`}, ${company.uid}, 'chat', ${absorbed.room_uid}, ${absorbed.creator_uid},
        '写真.png', 'image/png', 1, 1, 1, now())`),
  );
  for (const query of ["?at=1", "?scheduled=later", "?scheduled=later&at=1"]) {
    await app.run(() =>
      notifyMembers({
        company_uid: company.uid,
        kind: "draft_submitted",
        title: "下書き",
        body: "",
        href: `/chat/${absorbed.room_uid}${query}`,
        recipients: [staff.uid],
      }),
    );
  }
  await merge(two);
  const params = { id: kept.room_uid };
  const waiting = await app.as(staff).call(listScheduledComments, { params });
  expect(waiting.body.items.map(({ text }) => text)).toEqual(["予約した返信"]);
  const { rows } = await app.run(() =>
    db().execute(sql`select room_uid, uploader_uid from uploads where company_uid = ${company.uid}`),
  );
  expect(rows).toEqual([{ room_uid: kept.room_uid, uploader_uid: kept.creator_uid }]);
  const notices = await app.as(staff).call(listNotifications);
  expect(notices.body.items.map(({ href }) => href).toSorted()).toEqual(
    ["?at=2", "?scheduled=later", "?scheduled=later&at=2"].map((query) => `/chat/${kept.room_uid}${query}`),
  );
});

it("has every open tab load again what got new numbers", async () => {
  const two = await twoRooms();
  for (const room of [two.kept, two.absorbed, two.kept]) await chat.hear(room, "ひとこと");
  const stream = readStream(await app.as(two.other).fetch(streamEvents));
  await merge(two);
  await stream.until(({ type }) => type === "reset");
  await stream.leave();
});
