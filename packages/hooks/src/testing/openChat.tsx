import { render, waitFor } from "@testing-library/react";
import {
  countChatRooms,
  getChatRoom,
  getChatRoomMembers,
  getCompanyUser,
  getUnreadChatCount,
  listChatRooms,
  listNotifications,
} from "@tsumugi/contract";
import { buildChatRoom, buildCurrentUser } from "@tsumugi/mocks";
import { expect, vi } from "vitest";
import { ApiProvider } from "../core/ApiProvider.tsx";
import { useArchiveChatRoom } from "../modules/chat-rooms/useArchiveChatRoom.ts";
import { useChatRoom } from "../modules/chat-rooms/useChatRoom.ts";
import { useChatRoomCounts } from "../modules/chat-rooms/useChatRoomCounts.ts";
import { useChatRooms } from "../modules/chat-rooms/useChatRooms.ts";
import { useMarkRoomRead } from "../modules/chat-rooms/useMarkRoomRead.ts";
import { useMarkRoomUnread } from "../modules/chat-rooms/useMarkRoomUnread.ts";
import { useCommentEdits } from "../modules/drafts/useCommentEdits.ts";
import { useImageUploads } from "../modules/drafts/useImageUploads.ts";
import { useRoomDraft } from "../modules/drafts/useRoomDraft.ts";
import { useRoomMarks } from "../modules/drafts/useRoomMarks.ts";
import { useUnsent } from "../modules/drafts/useUnsent.ts";
import { useUnreadCounts } from "../modules/notifications/useUnreadCounts.ts";
import { useUnreadNotificationCount } from "../modules/notifications/useUnreadNotificationCount.ts";
import { CommentStoreProvider } from "../modules/realtime/CommentStoreProvider.tsx";
import { useRealtimeConnection } from "../modules/realtime/useRealtimeConnection.ts";
import { SessionProvider } from "../modules/session/SessionProvider.tsx";
import { SignInProvider } from "../modules/session/SignInProvider.tsx";
import { useSession } from "../modules/session/useSession.ts";
import { fakeCommentStore, OTHER_ROOM, ROOM } from "./fakeCommentStore.ts";
import { answer, type testServer } from "./server.ts";
import { fakeSignIn } from "./signIn.ts";
import { testClient } from "./wrap.tsx";

const room1 = () => buildChatRoom({ room_id: ROOM, unread_count: 3, needs_reply: true, read_seq: 17 });

/** Opens the room as a signed-in member and answers what the hooks give. */
export async function openChat(
  server: ReturnType<typeof testServer>,
  total: number,
  room: () => object = () => room1(),
  /** Another screen that is open beside the room. */
  useBeside: () => void = () => undefined,
) {
  const fake = fakeCommentStore(total);
  const info = answer(getChatRoom, room);
  const list = answer(listChatRooms, () => ({ items: [room1()], next_cursor: null, total: 1 }));
  server.use(
    answer(getCompanyUser, () => buildCurrentUser({ uid: "u1" })).handler,
    info.handler,
    list.handler,
    answer(getChatRoomMembers, () => ({
      members: { u1: { name: "田中", image: null, managed_creator_uid: null } },
    })).handler,
    answer(countChatRooms, () => ({ all: 1, needs_reply: 1, unread: 1, flag: 0, archived: 0 })).handler,
    answer(getUnreadChatCount, () => ({ unread_chat_message_count: 5, unread_support_chat_message_count: 0 }))
      .handler,
    answer(listNotifications, () => ({ items: [], next_cursor: null, total: 0, unread_total: 0 })).handler,
  );
  const useAll = () => ({
    room: useChatRoom(ROOM),
    rooms: useChatRooms(),
    unreadRooms: useChatRooms({ unread: true }),
    counts: useChatRoomCounts(),
    unread: useUnreadCounts(),
    notices: useUnreadNotificationCount(),
    read: useMarkRoomRead(),
    ...useMarkRoomUnread(),
    ...useArchiveChatRoom(),
    connection: useRealtimeConnection(),
    marks: useRoomMarks(),
    unsent: useUnsent(),
    images: useImageUploads(ROOM),
    draft: useRoomDraft({ side: "chat", id: ROOM }),
    edits: useCommentEdits({ side: "chat", id: ROOM }),
    draftInOther: useRoomDraft({ side: "chat", id: OTHER_ROOM }),
  });
  let current: ReturnType<typeof useAll> | undefined;
  const Inside = () => {
    current = useAll();
    useBeside();
    return null;
  };
  const Guard = () => (useSession().currentUser ? <Inside /> : null);
  const { service, emit } = fakeSignIn();
  const onNotification = vi.fn();
  render(
    <SignInProvider service={service}>
      <ApiProvider client={testClient()}>
        <SessionProvider settings={{ dedupingInterval: 0 }}>
          <CommentStoreProvider store={fake.store} onNotification={onNotification}>
            <Guard />
          </CommentStoreProvider>
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>,
  );
  await waitFor(() => expect(current?.room.isLoading && !current.room.movedTo).toBe(false));
  const all = () => current as ReturnType<typeof useAll>;
  const shown = () => Array.from(all().room.comments, ({ id }) => id);
  return { ...fake, all, shown, info, list, emit, onNotification };
}
