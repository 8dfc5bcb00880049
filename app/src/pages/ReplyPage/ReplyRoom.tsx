import { type ReplyPage, SYSTEM_MEMBER_UID } from "@tsumugi/contract";
import { useComments, useRoomDraft, useRoomPresence } from "@tsumugi/hooks";
import { Banner, ChatThread, CommentComposer, PresenceLine, ReplyChat } from "@tsumugi/ui";
import { useMemo } from "react";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { ConnectionNotice } from "../ChatPage/ConnectionNotice.tsx";
import { threadLooks, threadProps } from "../ChatPage/roomLook.ts";
import { useComposerImages } from "../ChatPage/useComposerImages.ts";
import { useThreadImages } from "../ChatPage/useThreadImages.tsx";

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
  const { comments, problemOf, error, ...thread } = useComments(
    { side: "chat", id: roomId },
    { authorUid: creator.uid },
  );
  const { draft, saveDraft } = useRoomDraft({ side: "chat", id: roomId });
  const { typists, noteTyping } = useRoomPresence({ side: "chat", id: roomId });
  const looks = useMemo(() => threadLooks({ comments, problemOf }), [comments, problemOf]);
  const { openImage, preview } = useThreadImages(looks);
  const { images, clearImages, composerProps } = useComposerImages(roomId, {
    replyToken: token,
  });

  return (
    <>
      <ReplyChat
        notice={<ConnectionNotice />}
        thread={
          error && comments.length === 0 ? (
            <LoadFailure error={error} onRetry={() => void thread.refresh()} />
          ) : (
            <ChatThread
              comments={looks}
              members={{ [SYSTEM_MEMBER_UID]: system, ...page.members }}
              ownUid={creator.uid}
              {...threadProps(thread)}
              onImageOpen={openImage}
            />
          )
        }
        composer={
          <>
            <PresenceLine people={typists} />
            <CommentComposer
              value={draft}
              lockedReason={lockedReason && <Banner tone="warning">{lockedReason}</Banner>}
              onValueChange={(text) => {
                saveDraft(text);
                noteTyping();
              }}
              onSend={(sent) => {
                thread.send({ text: sent, images });
                saveDraft("");
                clearImages();
              }}
              {...composerProps}
            />
          </>
        }
      />
      {preview}
    </>
  );
}
