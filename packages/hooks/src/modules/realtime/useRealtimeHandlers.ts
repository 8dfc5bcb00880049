import { endpointKey, getUnreadChatCount, listNotifications } from "@tsumugi/contract";
import { useStore } from "jotai";
import { useContext, useEffect, useMemo, useRef } from "react";
import { useSWRConfig } from "swr";
import { useOptionalApiClient } from "../../core/ApiProvider.tsx";
import { revalidateFailed } from "../../core/revalidate.ts";
import { throttle } from "../../core/throttle.ts";
import { usePutAnswer } from "../../core/usePutAnswer.ts";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { roomUnreadAtom } from "../chat-rooms/roomUnread.ts";
import type { CommentSession } from "../comments/commentSession.ts";
import { ownReadingsAtom } from "../notifications/ownReadingsAtom.ts";
import { countUnconfirmed, toUnreadCounts } from "../notifications/unreadCounts.ts";
import { presenceAtom } from "../presence/presenceAtom.ts";
import { withAnnouncement, withComment } from "../presence/presentPeople.ts";
import { SessionContext, type SessionValue } from "../session/sessionContext.ts";
import type { CommentStoreHandlers } from "./commentStore.ts";
import { connectionAtom } from "./connectionAtom.ts";
import { readsWithoutWriter, roomLists, staleAfterRoomChange } from "./roomChange.ts";

/** Lists are loaded again at most this often, however many comments or notifications come in. */
const LIST_PAUSE_MS = 1_000;

/** What each event does to the comments, the counts and the cache. Stable over renders. */
export function useRealtimeHandlers(
  session: CommentSession,
  onNotification?: CommentStoreHandlers["onNotification"],
): CommentStoreHandlers {
  const revalidate = useRevalidate();
  const client = useOptionalApiClient();
  const { cache, mutate } = useSWRConfig();
  const putAnswer = usePutAnswer();
  const state = useStore();
  const own = useRef<SessionValue | null>(null);
  own.current = useContext(SessionContext);
  const notify = useRef(onNotification);
  notify.current = onNotification;
  const refreshLists = useMemo(() => throttle(() => revalidate(roomLists), LIST_PAUSE_MS), [revalidate]);
  const refreshNotices = useMemo(
    () => throttle(() => revalidate([listNotifications]), LIST_PAUSE_MS),
    [revalidate],
  );
  const withoutWriter = useRef(new Set<string>());
  const refreshNames = useMemo(
    () =>
      throttle(() => {
        revalidate([...withoutWriter.current]);
        withoutWriter.current.clear();
      }, LIST_PAUSE_MS),
    [revalidate],
  );
  // Only the pages of payment notices need them: they are no part of the first load.
  const refreshPayments = useMemo(
    () =>
      throttle(
        () =>
          client &&
          void import("../payment-notices/noticeReads.ts").then(({ noticeReads }) => revalidate(noticeReads)),
        LIST_PAUSE_MS,
      ),
    [client, revalidate],
  );
  useEffect(() => {
    const lists = [refreshLists, refreshNotices, refreshNames, refreshPayments];
    return () => {
      for (const list of lists) list.cancel();
    };
  }, [refreshLists, refreshNotices, refreshNames, refreshPayments]);

  return useMemo(
    () => ({
      onComment: (comment) => {
        session.apply(comment);
        state.set(presenceAtom, (rooms) => withComment(rooms, comment, Date.now()));
        state.get(roomUnreadAtom).heard(comment, own.current?.currentUser?.uid ?? "");
        refreshLists();
        const reads = readsWithoutWriter(cache, comment);
        for (const key of reads) withoutWriter.current.add(key);
        if (reads.length > 0) refreshNames();
      },
      onRoomChanged: (roomId, projectUid) => {
        refreshLists();
        revalidate(staleAfterRoomChange(roomId, projectUid));
      },
      onProjectChanged: (projectUid, creatorUids) => {
        if (!client) return;
        // Only the pages of a project need it: it is no part of the first load.
        void import("../projects/refreshRows.ts").then(({ refreshRows }) =>
          refreshRows({ client, cache, mutate }, projectUid, creatorUids),
        );
      },
      onUnreadChanged: ({ unread_chat_message_count, unread_support_chat_message_count }) => {
        const counts = { unread_chat_message_count, unread_support_chat_message_count };
        const key = endpointKey(getUnreadChatCount, {});
        const shown = cache.get(key)?.data as typeof counts | undefined;
        const readings = state.get(ownReadingsAtom);
        const unconfirmed =
          shown && countUnconfirmed(toUnreadCounts(shown), readings, toUnreadCounts(counts));
        state.set(ownReadingsAtom, unconfirmed ? readings.slice(-unconfirmed) : []);
        if (unconfirmed !== undefined) return;
        void putAnswer(key, counts);
        // Something was written, or was read in another tab or on another machine: the rooms' own counts moved, too.
        refreshLists();
      },
      onNotification: (notification) => {
        refreshNotices();
        if (notification.kind.startsWith("notice_")) refreshPayments();
        notify.current?.(notification);
      },
      onNotificationsRead: refreshNotices,
      onNoticesChanged: refreshPayments,
      onCreatorsMerged: () => {
        // Only the pages of creators need them: they are no part of the first load.
        void import("../managed-creators/mergeReads.ts").then(({ mergeReads }) => revalidate(mergeReads));
      },
      onAccessChanged: () => void own.current?.refresh(),
      onPresence: ({ room_id, ...announcement }) =>
        state.set(presenceAtom, (rooms) =>
          new Map(rooms).set(room_id, withAnnouncement(rooms.get(room_id) ?? [], announcement, Date.now())),
        ),
      onReset: () => {
        state.set(ownReadingsAtom, []);
        session.rooms.reset();
        revalidate(["GET "]);
      },
      onConnection: (connection) => {
        state.set(connectionAtom, connection);
        if (connection === "open") {
          session.connected();
          void revalidateFailed(cache, (key) => mutate(key));
        }
        // The events of readings under way may be lost with the connection.
        else state.set(ownReadingsAtom, []);
      },
    }),
    [
      session,
      revalidate,
      cache,
      mutate,
      putAnswer,
      state,
      refreshLists,
      refreshNotices,
      refreshNames,
      refreshPayments,
      client,
    ],
  );
}
