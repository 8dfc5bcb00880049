import {
  type ApiError,
  type ChatRoom,
  type RoomRef,
  type UseComments,
  useCommentEdits,
  useCurrentUser,
  useRoomPresence,
} from "@tsumugi/hooks";
import { ChatRoomPane, type ChatRoomPaneProps, PresenceLine } from "@tsumugi/patterns";
import { IconButton } from "@tsumugi/ui";
import { type ReactNode, useMemo } from "react";
import { Link } from "../routing/Link.tsx";
import { part } from "../shared/part.tsx";
import { ConnectionNotice } from "./ConnectionNotice.tsx";
import { EditNotice } from "./EditNotice.tsx";
import { RoomFailure } from "./RoomFailure.tsx";
import { RoomThread, type RoomThreadProps } from "./RoomThread.tsx";
import type { FindInRoom } from "./useFindInRoom.ts";
import { useFirstUnread } from "./useFirstUnread.ts";
import type { JumpToComment } from "./useJumpToComment.ts";
import { useMarkReadWhenSeen } from "./useMarkReadWhenSeen.ts";

const FindBar = part(async () => (await import("./FindBar.tsx")).FindBar);

type ReadRoom = Pick<ChatRoom, "readSeq" | "unreadCount">;

export interface RoomFrameProps<Room extends ReadRoom>
  extends Pick<ChatRoomPaneProps, "who" | "actions" | "side">,
    Pick<RoomThreadProps, "members" | "isOwnSide" | "pinned" | "empty" | "feeLines"> {
  readonly address: RoomRef;
  /** Undefined until it is loaded. */
  readonly room: Room | undefined;
  readonly thread: Omit<UseComments, "error">;
  /** Of the room or its comments. */
  readonly error: ApiError | undefined;
  /** It is not there, or not any more. */
  readonly isGone: boolean;
  readonly canWrite: boolean;
  /** To the rooms beside this one. */
  readonly back: { readonly href: string; readonly label: string };
  /** The comment that somebody was sent to. */
  readonly jump: Pick<JumpToComment, "isJumping" | "targetId" | "askedId" | "toLatest" | "show">;
  /** The search within this room. */
  readonly find: FindInRoom;
  readonly onRead: (room: Room, readTo: number) => Promise<void>;
  /** Between who is there and the message box: what goes out later. */
  readonly schedule?: ReactNode;
  readonly composer: (noteTyping: () => void) => ReactNode;
}

/**
 * An open room for those who are signed in, of a company or of support: opens at the first unread comment, moves the
 * read position, keeps edits that were begun, and says who else is there.
 */
export function RoomFrame<Room extends ReadRoom>(props: RoomFrameProps<Room>) {
  const { room, thread, error, isGone, canWrite, back, jump, find } = props;
  const { side, id } = props.address;
  const address = useMemo((): RoomRef => ({ side, id }), [side, id]);
  const { currentUser } = useCurrentUser();
  const { edits, saveEdit, keepAsDraft } = useCommentEdits(address);
  const { isOpening, ...unread } = useFirstUnread(room, currentUser.uid, thread, jump);
  const handleSeen = useMarkReadWhenSeen(room, thread, props.onRead);
  const presence = useRoomPresence(room ? address : null);
  const hasComments = thread.comments.length > 0;
  const failure = error && <RoomFailure error={error} onRetry={() => void thread.refresh()} back={back} />;

  return (
    <ChatRoomPane
      back={
        <IconButton asChild icon="chevronLeft" label={back.label}>
          <Link to={back.href} />
        </IconButton>
      }
      who={props.who}
      actions={props.actions}
      onFind={room && (find.isOpen ? find.close : find.open)}
      find={room && find.isOpen && <FindBar room={address} find={find} jump={jump} members={props.members} />}
      notice={
        <>
          <ConnectionNotice />
          {hasComments && !room && failure}
        </>
      }
      thread={
        <RoomThread
          thread={thread}
          failure={failure}
          // Without the room one's own unsent comments are all there is.
          isOpening={isOpening && (room !== undefined || !error)}
          members={props.members}
          ownUid={currentUser.uid}
          isOwnSide={props.isOwnSide}
          targetId={jump.targetId}
          focusTarget={!find.isOpen}
          onToLatest={jump.toLatest}
          firstUnreadId={unread.firstUnreadId}
          unreadAbove={unread.unreadAbove}
          onJumpToUnread={unread.jumpToUnread}
          onSeen={handleSeen}
          edits={edits}
          onEdit={canWrite ? thread.edit : undefined}
          onEditChange={saveEdit}
          onEditToDraft={keepAsDraft}
          onDelete={canWrite ? thread.remove : undefined}
          pinned={props.pinned}
          feeLines={props.feeLines}
          empty={props.empty}
        />
      }
      composer={
        <>
          {!isGone && <PresenceLine people={presence.viewers} />}
          {!isGone && props.schedule}
          {canWrite && <EditNotice room={address} thread={thread} onShow={jump.show} />}
          {props.composer(presence.noteTyping)}
        </>
      }
      side={props.side}
    />
  );
}
