import { deleteCompanyUser, getChatRoomMembers } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { placeNewMember, placeReturned } from "../chat-rooms/newMember.repository.ts";
import { db } from "../db/index.ts";
import { chatRoomMembers } from "../db/schema/chat-rooms.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertWork } from "../testing/memberWork.ts";

const app = await createTestApp();

const removed = async () => {
  const { leaving, work, admin } = await app.run(async () => {
    const company = await insertCompany();
    const person = await insertMember(company, "staff", { name: "小林 直樹" });
    return {
      leaving: person,
      work: await insertWork(person),
      admin: await insertMember(company, "admin"),
    };
  });
  expect((await app.as(admin).call(deleteCompanyUser, { body: { email: leaving.email } })).status).toBe(204);
  return { leaving, work, admin };
};

it("keeps the name of a removed member under what they wrote", async () => {
  const { leaving, work, admin } = await removed();
  const { body } = await app.as(admin).call(getChatRoomMembers, { params: { id: work.room_uid } });
  expect(body.members[leaving.uid]).toMatchObject({ name: "小林 直樹" });
});

it("places a member who comes back at the end of every room, as a new one", async () => {
  const { leaving, work } = await removed();
  const { company_uid } = leaving;
  const at = new Date("2026-04-10T00:00:00Z");
  const places = await app.run(async () => {
    await db().execute(sql`update chat_rooms set last_seq = 9 where uid = ${work.room_uid}`);
    await placeReturned(company_uid, leaving.uid, at);
    await placeNewMember(company_uid, leaving.uid, at);
    return db().select().from(chatRoomMembers).where(eq(chatRoomMembers.user_uid, leaving.uid));
  });
  expect(places).toMatchObject([{ room_uid: work.room_uid, read_seq: 9, read_also: expect.anything() }]);
});
