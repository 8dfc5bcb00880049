import { Badge, Button, Card, Stack, TextField } from "@tsumugi/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useComments } from "../modules/comments/useComments.ts";
import { useRealtimeConnection } from "../modules/realtime/useRealtimeConnection.ts";
import { HookValues, useRenderCount } from "./HookValues.tsx";
import { ME, ROOM } from "./roomServer.ts";

const Messages = styled.div`
  max-height: 340px;
  overflow-y: auto;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & > ol > li {
    display: grid;
    grid-template-columns: 3.2em minmax(0, 1fr) auto;
    gap: 4px 10px;
    align-items: baseline;
    padding: 6px 12px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > ol > li:last-child {
    border-bottom: 0;
  }
  & .seq {
    color: var(--tsu-text-muted);
    font-family: var(--tsu-font-mono);
    font-size: var(--tsu-text-sm);
  }
  & .text {
    overflow-wrap: anywhere;
  }
  & [data-mine] .text {
    font-weight: 600;
  }
  & .gone {
    color: var(--tsu-text-muted);
  }
  & .problem {
    grid-column: 2 / -1;
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
  }
`;

const room = { side: "chat", id: ROOM } as const;

/** The merged list as the hook gives it, with the number of each comment and what became of own ones. */
export function ChatRoomView() {
  const thread = useComments(room, { authorUid: ME });
  const { comments, hasMore, isLoading, isLoadingOlder, loadOlder, send, resend, discard, problemOf } =
    thread;
  const { connection } = useRealtimeConnection();
  const drawn = useRenderCount();
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const lastId = comments.at(-1)?.id;
  useLayoutEffect(() => {
    if (box.current && lastId) box.current.scrollTop = box.current.scrollHeight;
  }, [lastId]);
  const submit = () => {
    if (text.trim() !== "") send({ text, images: [] });
    setText("");
  };
  return (
    <Card
      title="まとまった一覧"
      actions={
        <Button size="sm" disabled={!hasMore} loading={isLoadingOlder} onClick={loadOlder}>
          前の10件を読む
        </Button>
      }
    >
      <Stack>
        <HookValues values={{ 件数: comments.length, hasMore, isLoading, connection, 描画: `${drawn}回` }} />
        <Messages ref={box} role="region" aria-label="メッセージ" tabIndex={0}>
          <ol>
            {[...comments].map(({ id, seq, text: said, uid, state, deleted, editedAt }) => (
              <li key={id} data-mine={uid === ME || undefined}>
                <span className="seq">{Number.isFinite(seq) ? `#${seq}` : "—"}</span>
                {deleted ? (
                  <span className="gone">削除されたメッセージ</span>
                ) : (
                  <span className="text">
                    {said}
                    {editedAt && "（編集済み）"}
                  </span>
                )}
                {state === "sending" && <Badge tone="info">送信中</Badge>}
                {state === "failed" && (
                  <Stack layout="row" gap="sm">
                    <Badge tone="danger">未送信</Badge>
                    <Button size="sm" onClick={() => resend(id)}>
                      再送
                    </Button>
                    <Button size="sm" variant="ghost" onClick={() => discard(id)}>
                      破棄
                    </Button>
                  </Stack>
                )}
                {state === "failed" && <span className="problem">{problemOf(id)}</span>}
              </li>
            ))}
          </ol>
        </Messages>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 8 }}
        >
          <TextField
            aria-label="メッセージを書く"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="primary">
            送信
          </Button>
        </form>
      </Stack>
    </Card>
  );
}
