import { type ReplyPage, SYSTEM_MEMBER_UID } from "@tsumugi/contract";
import { useComments } from "@tsumugi/hooks";
import { ChatThread, CommentComposer, ReplyChat } from "@tsumugi/ui";
import { useMemo, useState } from "react";
import { readDraft, writeDraft } from "../../shared/drafts.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { ConnectionNotice } from "../ChatPage/ConnectionNotice.tsx";
import { commentLook } from "../ChatPage/roomLook.ts";
import { useThreadImages } from "../ChatPage/useThreadImages.tsx";

export interface ReplyRoomProps {
  readonly token: string;
  readonly page: ReplyPage;
}

const system = { name: "ツムギ", image: "/logo.svg" };

/** The job's room, live. */
export function ReplyRoom({ page }: ReplyRoomProps) {
  const { room_id: roomId, creator } = page;
  const { comments, error, ...thread } = useComments(
    { side: "chat", id: roomId },
    { authorUid: creator.uid },
  );
  const [text, setText] = useState(() => readDraft(roomId));
  const looks = useMemo(() => Array.from(comments, commentLook), [comments]);
  const { openImage, preview } = useThreadImages(looks);

  const change = (next: string) => {
    setText(next);
    writeDraft(roomId, next);
  };

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
              hasMore={thread.hasMore}
              loadingOlder={thread.isLoadingOlder}
              onLoadOlder={thread.loadOlder}
              loading={thread.isLoading}
              onImageOpen={openImage}
              onResend={thread.resend}
              onDiscard={thread.discard}
            />
          )
        }
        composer={
          <CommentComposer
            value={text}
            onValueChange={change}
            onSend={(sent) => {
              thread.send({ text: sent, images: [] });
              change("");
            }}
          />
        }
      />
      {preview}
    </>
  );
}
