import {
  announcePresence,
  archiveChatRoom,
  cancelScheduledComment,
  createDmRoom,
  deleteComment,
  editComment,
  flagChatRoom,
  getChatRoom,
  getChatRoomMembers,
  joinRoom,
  listComments,
  listScheduledComments,
  mergeManagedCreators,
  postComment,
  scheduleComment,
  sendScheduledComment,
  unarchiveChatRoom,
  updateScheduledComment,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { chatIn } from "../testing/chat.ts";
import { createTestApp, DAY, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";

const app = await createTestApp();
const chat = chatIn(app);

type Caller = { readonly uid: string };
type Dm = { readonly creator_uid: string; readonly room_uid: string };

async function office() {
  const { company, staff, other } = await chat.office();
  const open = async (): Promise<Dm> => {
    const creator = await app.run(() => insertManagedCreator(company));
    const { body } = await app.as(staff).call(createDmRoom, { body: { creator_uid: creator.uid } });
    return { creator_uid: creator.uid, room_uid: body.room_id };
  };
  return { company, staff, other, open };
}

const merge = async (caller: Caller, kept: Dm, absorbed: Dm) => {
  const { status } = await app.as(caller).call(mergeManagedCreators, {
    params: { id: kept.creator_uid },
    body: { absorbed_uid: absorbed.creator_uid, version: 1, absorbed_version: 1, choices: {} },
  });
  expect(status).toBe(200);
};
const at = ({ room_uid }: Dm) => ({ params: { id: room_uid } });
const draft = (text: string) => ({ id: crypto.randomUUID(), text });
const post = async (caller: Caller, room: Dm, body: ReturnType<typeof draft>) =>
  app.as(caller).call(postComment, { ...at(room), body }, { key: `${body.id}.${room.room_uid}` });
const textsOf = async (caller: Caller, room: Dm) =>
  (await app.as(caller).call(listComments, { ...at(room), query: { limit: 50 } })).body.items
    .map(({ text }) => text)
    .reverse();

it("leads from the address of a room that went into another one to that one, whatever is asked for", async () => {
  const { staff, open } = await office();
  const [kept, old] = [await open(), await open()];
  await chat.hear(old, "前の部屋で");
  await merge(staff, kept, old);
  const me = app.as(staff);
  const seen = (await me.call(getChatRoom, at(old))).body;
  expect([seen.room_id, seen.absorbed_room_ids]).toEqual([kept.room_uid, [old.room_uid]]);
  expect((await me.call(getChatRoomMembers, at(old))).body.members).toHaveProperty(kept.creator_uid);
  expect(await textsOf(staff, old)).toEqual(["前の部屋で"]);
  expect((await me.call(joinRoom, { ...at(old), body: {} })).body).toEqual({ unread_count: 0, read_seq: 1 });
  const label = { color: "red", label: "確認中", due_on: null } as const;
  await me.call(flagChatRoom, { ...at(old), body: { flag: label } });
  expect((await chat.seen(staff, kept.room_uid)).flag).toEqual(label);
  expect((await me.call(archiveChatRoom, at(old))).body).toMatchObject({
    room_id: kept.room_uid,
    archived: true,
  });
  expect((await me.call(unarchiveChatRoom, at(old))).body.archived).toBe(false);
  expect((await me.call(announcePresence, { ...at(old), body: { state: "viewing" } })).status).toBe(200);
  const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
  await me.call(scheduleComment, { ...at(old), body: { ...draft("予約"), send_at, images: [] } });
  const waiting = await me.call(listScheduledComments, at(kept));
  expect(waiting.body.items.map(({ text }) => text)).toEqual(["予約"]);
});

it("takes what was written for the old address once, also where its answer was lost before", async () => {
  const { staff, open } = await office();
  const [kept, old] = [await open(), await open()];
  const lost = draft("答えが届かなかった");
  await post(staff, old, lost);
  await merge(staff, kept, old);
  const begun = draft("書きかけ");
  const answers = [
    await post(staff, old, lost),
    await post(staff, kept, lost),
    await post(staff, old, begun),
    await post(staff, kept, begun),
  ];
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
    [lost, lost, begun, begun].map(({ id }) => [201, id]),
  );
  expect(await textsOf(staff, kept)).toEqual(["答えが届かなかった", "書きかけ"]);
  const params = { id: old.room_uid, comment_id: begun.id };
  const edited = await app.as(staff).call(editComment, { params, body: { text: "書き直した" } });
  expect([edited.status, await textsOf(staff, kept)]).toEqual([200, ["答えが届かなかった", "書き直した"]]);
  await app.as(staff).call(deleteComment, { params });
  expect(await textsOf(staff, kept)).toEqual(["答えが届かなかった", ""]);
});

it("refuses nobody who writes at the moment in which the two become one", async () => {
  const { staff, other, open } = await office();
  const [kept, old] = [await open(), await open()];
  const written = Array.from({ length: 8 }, (_, index) => draft(`${index}`));
  const posts = written.map((body, index) => post(index % 2 ? staff : other, old, body));
  await merge(staff, kept, old);
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(written.map(() => 201));
  expect((await textsOf(staff, kept)).sort()).toEqual(written.map(({ text }) => text));
});

it("leads on where the other room went into a third one", async () => {
  const { staff, open } = await office();
  const [first, second, third] = [await open(), await open(), await open()];
  await merge(staff, second, first);
  await app.as(staff).call(mergeManagedCreators, {
    params: { id: third.creator_uid },
    body: { absorbed_uid: second.creator_uid, version: 1, absorbed_version: 2, choices: {} },
  });
  for (const room of [first, second]) {
    expect((await app.as(staff).call(getChatRoom, at(room))).body.room_id).toBe(third.room_uid);
  }
  const { items } = (await chat.listOf(staff)).body;
  const [row] = items.filter(({ room_id }) => room_id === third.room_uid);
  expect(row?.absorbed_room_ids.toSorted()).toEqual([first.room_uid, second.room_uid].sort());
});

it("changes, sends and takes back under the old address what was to go out later there", async () => {
  const { staff, open } = await office();
  const [kept, old] = [await open(), await open()];
  const send_at = new Date(app.clock.now().getTime() + DAY).toISOString();
  const me = app.as(staff);
  const lay = async (text: string) =>
    (await me.call(scheduleComment, { ...at(old), body: { ...draft(text), send_at } })).body;
  const [changed, sent, gone] = [await lay("直す前"), await lay("すぐに送る"), await lay("やめる")];
  await merge(staff, kept, old);
  const params = (comment: { id: string }) => ({ params: { id: old.room_uid, comment_id: comment.id } });
  const body = { text: "直した文", images: [], send_at, version: changed.version };
  const answers = [
    await me.call(updateScheduledComment, { ...params(changed), body }),
    await me.call(sendScheduledComment, params(sent)),
    await me.call(cancelScheduledComment, params(gone)),
  ];
  expect(answers.map(({ body: { room_id, state, text } }) => [room_id, state, text])).toEqual([
    [kept.room_uid, "waiting", "直した文"],
    [kept.room_uid, "sent", "すぐに送る"],
    [kept.room_uid, "cancelled", "やめる"],
  ]);
  expect(await textsOf(staff, kept)).toEqual(["すぐに送る"]);
  const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
  const strange = [
    await app.as(stranger).call(updateScheduledComment, { ...params(changed), body }),
    await app.as(stranger).call(sendScheduledComment, params(changed)),
    await app.as(stranger).call(cancelScheduledComment, params(changed)),
  ];
  expect(strange.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it("tells another company nothing of it", async () => {
  const [{ staff, open }, stranger] = [await office(), await office()];
  const [kept, old] = [await open(), await open()];
  await merge(staff, kept, old);
  const colleague = await app.run(() => insertMember(stranger.company, "admin"));
  const there = app.as(colleague);
  const answers = [
    await there.call(getChatRoom, at(old)),
    await there.call(getChatRoomMembers, at(old)),
    await there.call(listComments, { ...at(old), query: {} }),
    await there.call(joinRoom, { ...at(old), body: {} }),
    await there.call(flagChatRoom, { ...at(old), body: { flag: null } }),
    await post(colleague, old, draft("よその人")),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [404, "not_found"]),
  );
  expect(await textsOf(staff, kept)).toEqual([]);
});
