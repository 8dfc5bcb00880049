import { type RoomRef, useComments, useRoomDraft, useRoomPresence } from "@tsumugi/hooks";
import { PresenceLine, ReplyChat } from "@tsumugi/patterns";
import { Button, Card } from "@tsumugi/ui";
import { useMemo, useState } from "react";
import { ConnectionNotice } from "../../rooms/ConnectionNotice.tsx";
import { PlainComposer } from "../../rooms/PlainComposer.tsx";
import { RoomThread } from "../../rooms/RoomThread.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";

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
  const room: RoomRef = { side: "support", id: roomId };
  const { error, ...thread } = useComments(room, { authorUid: roomId });
  const { comments } = thread;
  const members = useMemo(
    () =>
      Object.fromEntries(Array.from(comments, ({ uid }) => [uid, support]).filter(([uid]) => uid !== roomId)),
    [comments, roomId],
  );
  const { typists, noteTyping } = useRoomPresence(room);
  const team = useMemo(() => typists.map((one) => ({ ...one, isTeam: true })), [typists]);
  return (
    <ReplyChat
      title={title}
      notice={<ConnectionNotice />}
      thread={
        <RoomThread
          thread={thread}
          failure={error && <LoadFailure error={error} onRetry={() => void thread.refresh()} />}
          members={members}
          ownUid={roomId}
          empty="お困りのことを書いて送ってください。返信が届くとメールでもお知らせします。"
        />
      }
      composer={
        <>
          <PresenceLine people={team} />
          <PlainComposer
            room={room}
            onSend={thread.send}
            onTyping={noteTyping}
            placeholder="ツムギサポートへの質問"
            replyToken={token}
          />
        </>
      }
    />
  );
}
