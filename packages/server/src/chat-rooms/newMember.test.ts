import {
  deleteCompanyUser,
  getChatRoomMembers,
  getUnreadChatCount,
  joinRoom,
  type ParsedBodyOf,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, insertMember, insertUser } from "../testing/index.ts";
import { invitationsIn } from "../testing/invitations.ts";

const app = await createTestApp();
const { office, job, hear, say, rooms, seen } = chatIn(app);
const { invite, accept } = invitationsIn(app);

type Person = Awaited<ReturnType<typeof insertUser>>;

async function join(company: { uid: string }): Promise<Person> {
  const person = await app.run(() => insertUser());
  await accept(person, await invite({ company, email: person.email }));
  return person;
}
const count = async (person: Person) =>
  (await app.as(person).call(getUnreadChatCount)).body.unread_chat_message_count;
const namesIn = async (person: Person, room_uid: string) =>
  Object.keys((await app.as(person).call(getChatRoomMembers, { params: { id: room_uid } })).body.members);

it("has nothing unread of what was written before they came, and everything of what comes after", async () => {
  const { company, staff, other } = await office();
  const [old, quiet] = [await job(company), await job(company)];
  for (let i = 0; i < 3; i++) await hear(old);
  await say(staff, old.room_uid);
  const person = await join(company);

  expect(await count(person)).toBe(0);
  expect(await seen(person, old.room_uid)).toMatchObject({ unread_count: 0, read_seq: 4 });
  expect(await rooms(person, { unread: true })).toEqual([]);
  expect(await count(other)).toBe(4);

  const young = await job(company);
  for (const room of [old, quiet, young]) await hear(room);
  expect(await count(person)).toBe(3);
  expect((await rooms(person, { unread: true })).toSorted()).toEqual(
    [old, quiet, young].map(({ room_uid }) => room_uid).toSorted(),
  );
});

it("has joined a room only after opening it or writing there", async () => {
  const { company, staff } = await office();
  const [opened, written, left] = [await job(company), await job(company), await job(company)];
  for (const room of [opened, written, left]) await hear(room);
  const person = await join(company);
  expect(await namesIn(staff, opened.room_uid)).not.toContain(person.uid);

  await app.as(person).call(joinRoom, { params: { id: opened.room_uid }, body: { mark_unread: true } });
  await say(person, written.room_uid);
  expect(await namesIn(staff, opened.room_uid)).toContain(person.uid);
  expect(await namesIn(staff, written.room_uid)).toContain(person.uid);
  expect(await namesIn(staff, left.room_uid)).not.toContain(person.uid);
  expect(await seen(person, opened.room_uid)).toMatchObject({ unread_count: 1 });
  expect(await seen(person, written.room_uid)).toMatchObject({ unread_count: 0 });
});

it("takes over the rooms of who leaves as far as these were read, though a place of their own was there", async () => {
  const { company, other: admin } = await office();
  const [theirs, both] = [await job(company), await job(company)];
  const leaving = await app.run(() => insertMember(company, "staff"));
  for (const room of [theirs, both]) {
    await hear(room);
    await app.as(leaving).call(joinRoom, { params: { id: room.room_uid }, body: {} });
    await hear(room);
  }
  const successor = await join(company);
  await app.as(successor).call(joinRoom, { params: { id: both.room_uid }, body: {} });
  const body: ParsedBodyOf<typeof deleteCompanyUser> = {
    email: leaving.email,
    successor_uid: successor.uid,
  };
  expect((await app.as(admin).call(deleteCompanyUser, { body })).status).toBe(204);

  expect(await seen(successor, theirs.room_uid)).toMatchObject({ read_seq: 1, unread_count: 1 });
  expect(await seen(successor, both.room_uid)).toMatchObject({ read_seq: 2, unread_count: 0 });
  expect(await namesIn(admin, theirs.room_uid)).toContain(successor.uid);
});
