import { SUPPORT_MEMBER_UID } from "@tsumugi/contract";
import { useComments, useRoomDraft, useRoomPresence } from "@tsumugi/hooks";
import { Button, Card, ChatThread, PresenceLine, ReplyChat } from "@tsumugi/ui";
import { useMemo, useState } from "react";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { SupportComposer } from "../AdminSupportPage/SupportComposer.tsx";
import { ConnectionNotice } from "../ChatPage/ConnectionNotice.tsx";
import { threadLooks, threadProps } from "../ChatPage/roomLook.ts";
import { useThreadImages } from "../ChatPage/useThreadImages.tsx";

export interface ReplySupportProps {
  readonly token: string;
  readonly roomId: string;
}

const title = "ツムギサポート";
const support = { name: title, image: "/logo.svg" };

/** The creator's way to the product's support: closed until it is asked for, so that it is not taken for the company's room. */
export function ReplySupport({ token, roomId }: ReplySupportProps) {
  // What was begun there is not hidden behind the button again.
  const { draft } = useRoomDraft({ side: "support", id: roomId });
  const [isOpen, setOpen] = useState(draft !== "");
  if (isOpen) return <SupportRoom token={token} roomId={roomId} />;
  return (
    <Card title="お困りのときは">
      <p>
        報酬の受け取り方やこのページの使い方など、企業の担当者ではなくツムギに聞きたいことを送れます。やりとりは企業には見えません。
      </p>
      <Button icon="chat" onClick={() => setOpen(true)}>
        ツムギサポートに問い合わせる
      </Button>
    </Card>
  );
}

/** The creator's own support room, live; the operators speak with one voice. */
function SupportRoom({ token, roomId }: ReplySupportProps) {
  const { comments, problemOf, error, ...thread } = useComments(
    { side: "support", id: roomId },
    { authorUid: roomId },
  );
  const looks = useMemo(
    () =>
      threadLooks({ comments, problemOf }).map((look) =>
        look.uid === roomId ? look : { ...look, uid: SUPPORT_MEMBER_UID },
      ),
    [comments, problemOf, roomId],
  );
  const { openImage, preview } = useThreadImages(looks);
  const { typists, noteTyping } = useRoomPresence({ side: "support", id: roomId });
  const team = useMemo(() => typists.map((one) => ({ ...one, isTeam: true })), [typists]);
  return (
    <>
      <ReplyChat
        title={title}
        notice={<ConnectionNotice />}
        thread={
          error && comments.length === 0 ? (
            <LoadFailure error={error} onRetry={() => void thread.refresh()} />
          ) : (
            <ChatThread
              comments={looks}
              members={{ [SUPPORT_MEMBER_UID]: support }}
              ownUid={roomId}
              {...threadProps(thread)}
              onImageOpen={openImage}
              emptyText="お困りのことを書いて送ってください。返信が届くとメールでもお知らせします。"
            />
          )
        }
        composer={
          <>
            <PresenceLine people={team} />
            <SupportComposer
              roomId={roomId}
              onSend={thread.send}
              onTyping={noteTyping}
              placeholder="ツムギサポートへの質問"
              replyToken={token}
            />
          </>
        }
      />
      {preview}
    </>
  );
}
