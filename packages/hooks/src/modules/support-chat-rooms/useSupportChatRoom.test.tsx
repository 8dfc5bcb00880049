import { act, render, waitFor } from "@testing-library/react";
import {
  flagSupportChatRoom,
  getCompanyUser,
  getSupportChatRoom,
  getUnreadChatCount,
  listSupportChatRooms,
  openSupportChatRoom,
  readSupportChatRoom,
} from "@tsumugi/contract";
import { buildCurrentUser, buildSupportChatRoom } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { ApiProvider } from "../../core/ApiProvider.tsx";
import { fakeCommentStore, ROOM } from "../../testing/fakeCommentStore.ts";
import { answer, testServer } from "../../testing/server.ts";
import { fakeSignIn } from "../../testing/signIn.ts";
import { testClient } from "../../testing/wrap.tsx";
import type { SupportChatRoom } from "../chat-rooms/chatRoom.ts";
import { useUnreadCounts } from "../notifications/useUnreadCounts.ts";
import { CommentStoreProvider } from "../realtime/CommentStoreProvider.tsx";
import { SessionProvider } from "../session/SessionProvider.tsx";
import { SignInProvider } from "../session/SignInProvider.tsx";
import { useSession } from "../session/useSession.ts";
import { useFlagSupportChatRoom } from "./useFlagSupportChatRoom.ts";
import { useMarkSupportRoomRead } from "./useMarkSupportRoomRead.ts";
import { useOpenSupportChatRoom } from "./useOpenSupportChatRoom.ts";
import { useSupportChatRoom } from "./useSupportChatRoom.ts";
import { useSupportChatRooms } from "./useSupportChatRooms.ts";

const server = testServer();

const useAll = () => ({
  room: useSupportChatRoom(ROOM),
  rooms: useSupportChatRooms({ needs_reply: true }),
  unread: useUnreadCounts(),
  read: useMarkSupportRoomRead(),
  open: useOpenSupportChatRoom(),
  flag: useFlagSupportChatRoom(),
});

async function openSupport() {
  const fake = fakeCommentStore(12);
  const wire = () => buildSupportChatRoom({ support_room_id: ROOM, unread_count: 2, read_seq: 10 }, 1);
  const info = answer(getSupportChatRoom, wire);
  const list = answer(listSupportChatRooms, () => ({ items: [wire()], next_cursor: null, total: 1 }));
  const read = answer(readSupportChatRoom, () => ({ unread_count: 0, read_seq: 12 }));
  let counts = { unread_chat_message_count: 4, unread_support_chat_message_count: 5 };
  server.use(
    // Before the path with an id, which would match it, too.
    answer(openSupportChatRoom, ({ url }) =>
      buildSupportChatRoom({ support_room_id: url.searchParams.get("creator_uid") ?? "" }, 2),
    ).handler,
    answer(getCompanyUser, () => buildCurrentUser({ uid: "o1", system_admin: true, company: null })).handler,
    ...[info, list, read].map(({ handler }) => handler),
    answer(getUnreadChatCount, () => counts).handler,
  );
  let current: ReturnType<typeof useAll> | undefined;
  const Inside = () => {
    current = useAll();
    return null;
  };
  const Guard = () => (useSession().currentUser ? <Inside /> : null);
  render(
    <SignInProvider service={fakeSignIn().service}>
      <ApiProvider client={testClient()}>
        <SessionProvider settings={{ dedupingInterval: 0 }}>
          <CommentStoreProvider store={fake.store}>
            <Guard />
          </CommentStoreProvider>
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>,
  );
  await waitFor(() => expect(current?.room.isLoading).toBe(false));
  const setCounts = (support: number) => {
    counts = { ...counts, unread_support_chat_message_count: support };
  };
  return { ...fake, all: () => current as ReturnType<typeof useAll>, info, list, read, setCounts };
}

it("loads the room, then its comments from the support side", async () => {
  const { all, store } = await openSupport();
  expect(store.listComments).toHaveBeenCalledExactlyOnceWith({ side: "support", id: ROOM }, { limit: 10 });
  expect(all().room.comments.length).toBe(10);
  expect(all().room.supportChatRoom).toMatchObject({
    roomId: ROOM,
    needsReply: true,
    waitingSince: expect.any(String),
    members: { support: { name: "ツムギサポート" } },
  });
});

it("lowers only the support badge when a room is read, and calls the room's endpoint", async () => {
  const { all, read, setCounts } = await openSupport();
  await waitFor(() => expect(all().unread.unreadCounts.unreadSupportChatMessageCount).toBe(5));
  setCounts(3);
  await act(() => all().read.markSupportRoomRead(all().room.supportChatRoom as SupportChatRoom));
  expect(read.seen.map(({ text }) => text)).toEqual(["{}"]);
  await waitFor(() =>
    expect(all().unread.unreadCounts).toEqual({
      unreadChatMessageCount: 4,
      unreadSupportChatMessageCount: 3,
    }),
  );
});

it("loads queue and room again when a room changes live", async () => {
  const { all, info, list, live } = await openSupport();
  const before = [info.seen.length, list.seen.length];
  act(() => live().onRoomChanged(ROOM, null));
  await waitFor(() => {
    expect(info.seen.length).toBeGreaterThan(before[0] ?? 0);
    expect(list.seen.length).toBeGreaterThan(before[1] ?? 0);
  });
  expect(all().rooms.supportChatRooms.map(({ roomId }) => roomId)).toEqual([ROOM]);
});

it("shows what became of the room at once, without waiting for it to be loaded again", async () => {
  const { all } = await openSupport();
  const letGo = buildSupportChatRoom({ support_room_id: ROOM, needs_reply: false, waiting_since: null }, 1);
  let release = () => {};
  const slow = new Promise<object>((resolve) => {
    release = () => resolve(letGo);
  });
  server.use(
    answer(flagSupportChatRoom, () => letGo).handler,
    answer(getSupportChatRoom, () => slow).handler,
  );
  await act(async () => {
    await all().flag.flagSupportChatRoom(ROOM, { needs_reply: false });
  });
  expect(all().room.supportChatRoom).toMatchObject({ needsReply: false, waitingSince: null });
  await act(async () => release());
});

it("opens the room of a creator", async () => {
  const { all } = await openSupport();
  let opened: { roomId: string } | undefined;
  await act(async () => {
    opened = await all().open.openSupportChatRoom("c7");
  });
  expect(opened?.roomId).toBe("c7");
});
