import { type ReplyPage, SYSTEM_MEMBER_UID } from "@tsumugi/contract";
import { type CommentView, type RoomRef, useComments, useRoomPresence } from "@tsumugi/hooks";
import { PresenceLine, ReplyChat } from "@tsumugi/patterns";
import { Banner } from "@tsumugi/ui";
import { useRef } from "react";
import { ConnectionNotice } from "../../rooms/ConnectionNotice.tsx";
import { PlainComposer } from "../../rooms/PlainComposer.tsx";
import { RoomThread } from "../../rooms/RoomThread.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { useReplyOpened } from "./useReplyOpened.ts";

export interface ReplyRoomProps {
  readonly token: string;
  readonly page: ReplyPage;
  /** Why nothing can be written any more; what was begun stays to be copied. */
  readonly lockedReason?: string | undefined;
}

const system = { name: "ツムギ", image: "/logo.svg" };

/** The job's room, live. */
export function ReplyRoom({ token, page, lockedReason }: ReplyRoomProps) {
  const { room_id: roomId, creator } = page;
  const room: RoomRef = { side: "chat", id: roomId };
  const { error, ...thread } = useComments(room, { authorUid: creator.uid });
  const { typists, noteTyping } = useRoomPresence(room);

  const place = useRef<HTMLDivElement>(null);
  useReplyOpened(token, newestSeq(thread.comments), place);

  return (
    <div ref={place}>
      <ReplyChat
        notice={<ConnectionNotice />}
        thread={
          <RoomThread
            thread={thread}
            feeLines={page.fee_lines}
            failure={error && <LoadFailure error={error} onRetry={() => void thread.refresh()} />}
            members={{ [SYSTEM_MEMBER_UID]: system, ...page.members }}
            ownUid={creator.uid}
          />
        }
        composer={
          <>
            <PresenceLine people={typists} />
            <PlainComposer
              room={room}
              lockedReason={lockedReason && <Banner tone="warning">{lockedReason}</Banner>}
              onSend={thread.send}
              onTyping={noteTyping}
              replyToken={token}
            />
          </>
        }
      />
    </div>
  );
}

/** Number of the newest message that has arrived; 0 where there is none yet. */
function newestSeq(comments: CommentView): number {
  for (let index = comments.length - 1; index >= 0; index -= 1) {
    const seq = comments.at(index)?.seq ?? 0;
    if (Number.isFinite(seq)) return seq;
  }
  return 0;
}
