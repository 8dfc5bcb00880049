import type { JobSend } from "@tsumugi/contract";
import { Button, Progress } from "@tsumugi/ui";
import { formatDateTime, formatTime } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    padding: 10px 14px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & .what {
    flex: 1 1 260px;
    min-width: 0;
  }
  & .left-out {
    color: var(--tsu-danger-text);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
  }
`;

export type JobSendLook = Omit<JobSend, "project_uid" | "due_at">;

export interface JobSendProgressProps {
  /** 進んでいる送信と、終わった送信。 */
  readonly sends: readonly JobSendLook[];
  /** 取り消している間。 */
  readonly loading?: boolean;
  /** まだ送っていない分を取り消します。渡さなければボタンは出ません。 */
  readonly onCancelSend?: ((uid: string) => void) | undefined;
}

const outcomeOf = ({ created_at, sent, cancelled, skipped, send_at }: JobSendLook) =>
  [
    `${formatTime(created_at)} の依頼: `,
    [
      `${sent}名に${send_at ? `${formatDateTime(send_at)} の予約を` : ""}${send_at ? "しました" : "送りました"}`,
      ...(cancelled > 0 ? [`${cancelled}名は取り消しました`] : []),
      ...(skipped.length > 0 ? [`${skipped.length}名には送れませんでした`] : []),
    ].join("、"),
  ].join("");

/** Sends that the server works off by itself: how far, and what came of those that ended. */
export function JobSendProgress({ sends, loading = false, onCancelSend }: JobSendProgressProps) {
  return (
    <Root aria-label="依頼の送信">
      {sends.map((send) => (
        <li key={send.uid}>
          <div className="what">
            {send.finished_at ? (
              outcomeOf(send)
            ) : (
              <Progress
                label={send.send_at ? "依頼を予約しています" : "依頼を送っています"}
                value={send.done}
                max={send.total}
                unit="名"
              />
            )}
            {send.skipped.map(({ creator_uid, display_name, message }) => (
              <div key={creator_uid} className="left-out">{`「${display_name}」さん: ${message}`}</div>
            ))}
          </div>
          {!send.finished_at && onCancelSend && (
            <Button size="sm" loading={loading} onClick={() => onCancelSend(send.uid)}>
              {send.done > 0 ? "残りを取り消す" : "送信を取り消す"}
            </Button>
          )}
        </li>
      ))}
    </Root>
  );
}
