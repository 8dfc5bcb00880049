import { type CallInput, getChatRoom, listChatRooms, postComment } from "@tsumugi/contract";
import { addComment } from "../comments/comments.service.ts";
import { MINUTE } from "./clock.ts";
import type { TestApp } from "./createTestApp.ts";
import { insertCompany, insertMember } from "./factories.ts";
import { insertSentJob } from "./jobs.ts";

type Query = NonNullable<CallInput<typeof listChatRooms>["query"]>;
type Caller = { readonly uid: string };

/** What tests of rooms do again and again: an office, a job's room, words from either side, the list. */
export function chatIn(app: TestApp) {
  const listOf = (caller: Caller, query: Query = {}) => app.as(caller).call(listChatRooms, { query });
  return {
    listOf,
    office: () =>
      app.run(async () => {
        const company = await insertCompany();
        const staff = await insertMember(company, "staff");
        return { company, staff, other: await insertMember(company, "admin") };
      }),
    job: (company: { uid: string }, values?: Parameters<typeof insertSentJob>[1]) =>
      app.run(() => insertSentJob(company, values)),
    /** A message from the creator, a minute after the last. */
    hear: (room: { room_uid: string; creator_uid: string }, text = "こんにちは") => {
      app.clock.advance(MINUTE);
      const comment = { id: crypto.randomUUID(), text, kind: "message" as const };
      return app.run(() => addComment({ room_uid: room.room_uid, uid: room.creator_uid, ...comment }));
    },
    say: (caller: Caller, room_uid: string, text = "返信です") =>
      app.as(caller).call(postComment, { params: { id: room_uid }, body: { id: crypto.randomUUID(), text } }),
    rooms: async (caller: Caller, query: Query = {}) =>
      (await listOf(caller, query)).body.items.map(({ room_id }) => room_id),
    seen: async (caller: Caller, room_uid: string) =>
      (await app.as(caller).call(getChatRoom, { params: { id: room_uid } })).body,
  };
}
