import {
  type CreatorMail,
  canGoOutNow,
  creatorMailDropLabels,
  creatorMailStateLabels,
  type JobMails as JobMailsData,
  stoppableMailLabels,
} from "@tsumugi/contract";
import { Badge, Banner, Button, Icon, Switch } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { mailNote, mailStateLook, mailTitle, readingOf } from "./mailLook.ts";

const Root = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
  & h3 {
    margin: 0 0 8px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & .seen {
    display: flex;
    gap: 8px;
    align-items: center;
    font-weight: 600;
    & > svg {
      flex: none;
    }
  }
  & ul {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: start;
    padding: 10px 14px;
  }
  & li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & li .title {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & li .note {
    grid-column: 1 / -1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
  }
  & li .acts {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 8px;
  }
  & .auto {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
`;

export interface JobMailsProps {
  /** その依頼で送ったメール、これから送るメール、読まれたかどうか。 */
  readonly mails: JobMailsData;
  /** 予定のメールを今すぐ送るとき。`onStop` とともに渡します。渡さなければ読むだけになります。 */
  readonly onSendNow?: ((mail: CreatorMail) => void) | undefined;
  /** 予定のメールを止めるとき。`onSendNow` とともに渡します。 */
  readonly onStop?: ((mail: CreatorMail) => void) | undefined;
  /** 「催促する」を押したとき。渡さなければボタンは出ません。 */
  readonly onRemind?: (() => void) | undefined;
  /** 自動で送るかどうかを変えたとき。渡さなければ変えられません。 */
  readonly onAutoChange?: ((isOn: boolean) => void) | undefined;
  /** 操作の処理中。終わるまで次の操作はできません。 */
  readonly loading?: boolean;
  /** 操作できなかった理由。原因、次に直し方を書きます。 */
  readonly error?: string | undefined;
}

function MailState({ mail }: { readonly mail: CreatorMail }) {
  const { icon, tone } = mailStateLook[mail.state];
  return (
    <Badge tone={tone} icon={icon}>
      {creatorMailStateLabels[mail.state]}
    </Badge>
  );
}

function autoHint({ is_project_auto, stopped }: JobMailsData): string {
  if (!is_project_auto) return "案件の設定で「自動のお知らせ」を止めているため、送りません。";
  if (stopped.includes("reminder")) return "クリエイターが期限のお知らせを止めているため、送りません。";
  return "期限の前と、過ぎたあとに、自動でメールを送ります。日数は案件の設定で変えられます。";
}

/** What one creator was mailed about a job, what comes next, and what the creator has seen. */
export function JobMails(props: JobMailsProps) {
  const { mails, onSendNow, onStop, onRemind, onAutoChange, loading = false, error } = props;
  const now = useNow();
  const today = dayKey(now);
  const { items, planned, barred, stopped, is_auto, is_project_auto } = mails;
  return (
    <Root>
      {error && <Banner tone="danger">{error}</Banner>}
      {barred && (
        <Banner tone="warning" live="off">
          {creatorMailDropLabels[barred]}。このままではメールは届きません。
        </Banner>
      )}
      {stopped.length > 0 && (
        <Banner live="off">
          クリエイターが「{stopped.map((kind) => stoppableMailLabels[kind]).join("」「")}
          」を止めています。急ぎの連絡は、電話など別の方法を使ってください。
        </Banner>
      )}
      <p className="seen">
        <Icon name="eye" size={16} /> {readingOf(mails)}
      </p>
      <section aria-label="これから送るメール">
        <h3>これから送るメール</h3>
        {planned.length === 0 ? (
          <p className="tsu-muted">予定はありません。</p>
        ) : (
          <ul>
            {planned.map((mail) => (
              <li key={mail.key}>
                <span className="title">{mailTitle(mail, now)}</span>
                <MailState mail={mail} />
                <span className="note">{mailNote(mail)}</span>
                {onSendNow && onStop && (
                  <span className="acts">
                    {canGoOutNow(mail, today) && (
                      <Button
                        size="sm"
                        icon="send"
                        disabled={loading}
                        aria-label={`${mailTitle(mail, now)}を今すぐ送る`}
                        onClick={() => onSendNow(mail)}
                      >
                        今すぐ送る
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={loading}
                      aria-label={`${mailTitle(mail, now)}を止める`}
                      onClick={() => onStop(mail)}
                    >
                      止める
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="auto">
        {onRemind && (
          <Button icon="bell" disabled={loading} onClick={onRemind}>
            催促する
          </Button>
        )}
        <Switch
          label="期限のお知らせを自動で送る"
          description={autoHint(mails)}
          checked={is_auto && is_project_auto}
          disabled={loading || !onAutoChange || !is_project_auto}
          onChange={(event) => onAutoChange?.(event.target.checked)}
        />
      </div>
      <section aria-label="送ったメール">
        <h3>送ったメール</h3>
        {items.length === 0 ? (
          <p className="tsu-muted">まだありません。依頼を送ると、ここに並びます。</p>
        ) : (
          <ul>
            {items.map((mail) => (
              <li key={mail.key}>
                <span className="title">{mailTitle(mail, now)}</span>
                <MailState mail={mail} />
                <span className="note">{mailNote(mail)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Root>
  );
}
