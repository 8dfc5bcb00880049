// @vitest-environment node
import { type Comment, type CommentStoreHandlers, type RoomRef, uuidv7 } from "@tsumugi/hooks";
import { doc, setDoc } from "firebase/firestore";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { commentStoreContract } from "../testing/commentStoreContract.ts";
import { type FirestoreSite, hasFirestore, openFirestoreSite } from "../testing/firestoreSite.ts";
import { quietServer } from "../testing/quietServer.ts";
import { createFirestoreCommentStore } from "./firestoreCommentStore.ts";

const site = hasFirestore ? await openFirestoreSite("demo-tsumugi-store") : undefined;
afterAll(() => site?.close());

const openSite = (): FirestoreSite => {
  if (!site) throw new Error("left out without an emulator");
  return site;
};
const storeOf = (uid: string, more: Partial<Parameters<typeof createFirestoreCommentStore>[0]> = {}) =>
  createFirestoreCommentStore({
    db: openSite().as(uid),
    uid: () => uid,
    onToken: () => () => {},
    server: quietServer(),
    ...more,
  });

it("passes on whatever the server tells beside comments", () => {
  const server = quietServer();
  const db = {} as Parameters<typeof createFirestoreCommentStore>[0]["db"];
  const store = createFirestoreCommentStore({ db, uid: () => "ann", onToken: () => () => {}, server });
  const reader = {
    onComment: vi.fn(),
    onRoomChanged: vi.fn(),
    onProjectChanged: vi.fn(),
    onUnreadChanged: vi.fn(),
    onNotification: vi.fn(),
    onNotificationsRead: vi.fn(),
    onNoticesChanged: vi.fn(),
    onCreatorsMerged: vi.fn(),
    onAccessChanged: vi.fn(),
    onPresence: vi.fn(),
    onReset: vi.fn(),
    onConnection: vi.fn(),
  } satisfies Required<CommentStoreHandlers>;
  const stop = store.subscribe(reader);
  const [told] = server.subscribers as unknown as Set<Record<string, (...what: unknown[]) => void>>;
  for (const name of Object.keys(reader)) if (name !== "onComment") told?.[name]?.("what", ["who"]);
  const unheard = Object.entries(reader).filter(([, { mock }]) => mock.calls.length === 0);
  expect(unheard.map(([name]) => name)).toEqual(["onComment"]);
  expect(reader.onProjectChanged).toHaveBeenCalledExactlyOnceWith("what", ["who"]);
  stop();
});

describe.runIf(hasFirestore)("with the official emulator", () => {
  commentStoreContract("of Firestore", async () => ({
    room: { side: "chat", id: await openSite().openRoom(["ann", "bob"], ["ann", "bob"]) },
    ann: storeOf("ann"),
    bob: storeOf("bob"),
    stranger: storeOf("stranger"),
  }));

  const handlers = () => ({
    onComment: vi.fn<(comment: Comment) => void>(),
    onRoomChanged: vi.fn(),
    onUnreadChanged: vi.fn(),
    onNotification: vi.fn(),
    onReset: vi.fn(),
    onPresence: vi.fn(),
    onConnection: vi.fn(),
  });
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it("takes up a refused room again when a new token comes, and tells what came meanwhile", async () => {
    const room: RoomRef = { side: "chat", id: await openSite().openRoom(["ann"], ["ann"]) };
    await storeOf("ann").postComment(room, { id: uuidv7(), text: "はじめ", images: [] });
    let renew = () => {};
    const onToken = (listener: () => void) => {
      renew = listener;
      return () => {};
    };
    const reader = handlers();
    const carol = storeOf("carol", { onToken });
    stops.push(carol.subscribe(reader));
    const place = (readers: string[]) =>
      openSite().environment.withSecurityRulesDisabled(async (context) => {
        const company = room.id.replace("room", "company");
        await setDoc(doc(context.firestore() as never, "companies", company), { readers, writers: ["ann"] });
      });
    await place(["ann", "carol"]);
    expect(await carol.listComments(room, { limit: 10 })).toHaveLength(1);
    await storeOf("ann").postComment(room, { id: uuidv7(), text: "届く", images: [] });
    await expect.poll(() => reader.onComment.mock.calls.map(([{ text }]) => text)).toEqual(["届く"]);
    await place(["ann"]);
    await expect(carol.listComments(room, { limit: 10 })).rejects.toMatchObject({ status: 403 });
    await place(["ann", "carol"]);
    await storeOf("ann").postComment(room, { id: uuidv7(), text: "留守の間", images: [] });
    renew();
    await expect
      .poll(() => reader.onComment.mock.calls.at(-1)?.[0].text, { timeout: 10_000 })
      .toBe("留守の間");
  });

  it("leaves support rooms, counts and notices to the server, and its word on our rooms' comments aside", async () => {
    const room: RoomRef = { side: "chat", id: await openSite().openRoom(["ann"], ["ann"]) };
    const server = quietServer();
    const supported = [{ id: "s" }] as unknown as readonly Comment[];
    server.listComments = vi.fn(async () => supported);
    const store = storeOf("ann", { server });
    const reader = handlers();
    stops.push(store.subscribe(reader));
    expect(await store.listComments({ side: "support", id: "s1" }, { limit: 10 })).toBe(supported);
    await store.listComments(room, { limit: 10 });
    const [fromServer] = server.subscribers as Set<CommentStoreHandlers>;
    const comment = { id: "c", roomId: room.id } as Comment;
    fromServer?.onComment(comment);
    fromServer?.onComment({ ...comment, roomId: "s1" });
    fromServer?.onUnreadChanged({ unread_chat_message_count: 2, unread_support_chat_message_count: 0 });
    fromServer?.onConnection("reconnecting");
    expect(reader.onComment.mock.calls.map(([{ roomId }]) => roomId)).toEqual(["s1"]);
    expect(reader.onUnreadChanged).toHaveBeenCalledOnce();
    expect(reader.onConnection.mock.calls.flat()).toEqual(["open", "reconnecting"]);
  });

  const roomOf = async (): Promise<RoomRef> => ({
    side: "chat",
    id: await openSite().openRoom(["ann", "bob"], ["ann", "bob"]),
  });
  const say = (room: RoomRef, text: string) =>
    storeOf("bob").postComment(room, { id: uuidv7(), text, images: [] });
  const textsReceived = ({ onComment }: ReturnType<typeof handlers>) =>
    onComment.mock.calls.map(([{ text }]) => text);

  it("takes up a room that had to give way where it stood, once the server tells of something new there", async () => {
    const [first, second, third] = [await roomOf(), await roomOf(), await roomOf()];
    const server = quietServer();
    const store = storeOf("ann", { server, mostFollowed: 2 });
    const reader = handlers();
    stops.push(store.subscribe(reader));
    for (const room of [first, second, third]) await store.listComments(room, { limit: 10 });
    await say(first, "留守の間に");
    await say(third, "すぐに");
    await expect.poll(() => textsReceived(reader), { timeout: 10_000 }).toEqual(["すぐに"]);
    const [fromServer] = server.subscribers as Set<CommentStoreHandlers>;
    fromServer?.onComment({ id: "c", roomId: first.id, text: "サーバーの言葉" } as Comment);
    await expect.poll(() => textsReceived(reader), { timeout: 10_000 }).toEqual(["すぐに", "留守の間に"]);
    await say(first, "続けて");
    await expect.poll(() => textsReceived(reader).at(-1), { timeout: 10_000 }).toBe("続けて");
    // The one asked for last stays; the one in between has given way now.
    await say(third, "こちらも");
    await expect.poll(() => textsReceived(reader).at(-1), { timeout: 10_000 }).toBe("こちらも");
    expect(textsReceived(reader)).toHaveLength(4);
  });

  it("follows a room that was opened around an old comment", async () => {
    const room = await roomOf();
    const [old] = [await say(room, "はじめ"), await say(room, "つぎ")];
    const store = storeOf("ann");
    const reader = handlers();
    stops.push(store.subscribe(reader));
    expect(await store.listComments(room, { limit: 1, around: old.id })).toHaveLength(1);
    await say(room, "いま");
    await expect.poll(() => textsReceived(reader), { timeout: 10_000 }).toEqual(["いま"]);
  });

  it("asks the server which comment a link means that names one by the server's own number", async () => {
    const room = await roomOf();
    const [old, next] = [await say(room, "はじめ"), await say(room, "つぎ")];
    const server = quietServer();
    server.listComments = vi.fn(async () => [{ id: old.id }] as unknown as readonly Comment[]);
    const store = storeOf("ann", { server });
    const texts = async (around: number) =>
      (await store.listComments(room, { limit: 1, around })).map(({ text }) => text);
    expect(await texts(12)).toEqual(["はじめ"]);
    expect(server.listComments).toHaveBeenCalledExactlyOnceWith(room, { limit: 1, around: 12 });
    expect(await texts(next.seq)).toEqual(["つぎ"]);
    expect(server.listComments).toHaveBeenCalledOnce();
  });

  it("tells who is there by the server, both ways", async () => {
    const room = await roomOf();
    const server = quietServer();
    const bob = { uid: "bob", name: "Bob", state: "typing" } as const;
    server.announce = vi.fn(async () => [bob]);
    const store = storeOf("ann", { server });
    const reader = handlers();
    stops.push(store.subscribe(reader));
    expect(await store.announce?.(room, "viewing")).toEqual([bob]);
    expect(server.announce).toHaveBeenCalledExactlyOnceWith(room, "viewing");
    const [fromServer] = server.subscribers as Set<CommentStoreHandlers>;
    fromServer?.onPresence?.({ room_id: room.id, ...bob });
    expect(reader.onPresence).toHaveBeenCalledExactlyOnceWith({ room_id: room.id, ...bob });
  });
});
