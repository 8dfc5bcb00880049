import { useComments, useCurrentUser } from "@tsumugi/hooks";
import { Button, FormField, TextArea } from "@tsumugi/ui";
import { useState } from "react";

export function Room({ id }: { id: string }) {
  const { currentUser } = useCurrentUser();
  const { comments, hasMore, loadOlder, isLoadingOlder, send, resend, discard, problemOf } = useComments(
    { side: "chat", id },
    { authorUid: currentUser.uid },
  );
  const [text, setText] = useState("");
  return (
    <>
      {hasMore && (
        <Button loading={isLoadingOlder} onClick={loadOlder}>
          前の10件を読む
        </Button>
      )}
      <ol>
        {/* 古いものから。届いた変更も自分の送信も、もう1つの並びにまとまっています。 */}
        {[...comments].map((comment) => (
          <li key={comment.id} aria-busy={comment.state === "sending"}>
            {comment.deleted ? "削除されたメッセージ" : comment.text}
            {comment.state === "failed" && (
              <>
                <p>{problemOf(comment.id)}</p>
                <Button onClick={() => resend(comment.id)}>再送する</Button>
                <Button onClick={() => discard(comment.id)}>破棄する</Button>
              </>
            )}
          </li>
        ))}
      </ol>
      <FormField label="メッセージ">
        <TextArea value={text} onValueChange={setText} />
      </FormField>
      <Button
        variant="primary"
        onClick={() => {
          // 圏外でも送れます。つながると、書いた順に届きます。
          send({ text, images: [] });
          setText("");
        }}
      >
        送信する
      </Button>
    </>
  );
}
