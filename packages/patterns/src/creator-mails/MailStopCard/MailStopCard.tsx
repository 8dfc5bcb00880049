import { type MailStop, type StoppableMail, stoppableMailLabels } from "@tsumugi/contract";
import { Badge, Banner, Button, Card, Stack } from "@tsumugi/ui";
import { styled } from "styled-components";

const Kinds = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: center;
    padding: 14px 0;
    border-top: 1px solid var(--tsu-border);
  }
  & .label {
    font-weight: 600;
  }
  & .note {
    display: block;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
`;

const notes: Record<StoppableMail, string> = {
  message: "メッセージを読まないまま数分たったときのメール",
  reminder: "回答・下書き・投稿の期限の前後のメールと、担当者からの催促",
};

export interface MailStopCardProps {
  /** 送る企業の名前と、種類ごとに止めているかどうか。 */
  readonly mailStop: MailStop;
  /** 「止める」か「再開する」を押したとき。 */
  readonly onStopChange: (kind: StoppableMail, isStopped: boolean) => void;
  /** 保存中。終わるまで押せません。 */
  readonly loading?: boolean;
  /** 変えられなかった理由。原因、次に直し方を書きます。 */
  readonly error?: string | undefined;
}

/** Turns off what a company mails a creator, at a press: a mail program that opens the link turns off nothing. */
export function MailStopCard({ mailStop, onStopChange, loading = false, error }: MailStopCardProps) {
  return (
    <Card title="メールのお知らせを止める">
      <Stack>
        <p>
          「{mailStop.company_name}
          」からツムギで届くお知らせを、種類ごとに止められます。いつでも元に戻せます。
        </p>
        {error && <Banner tone="danger">{error}</Banner>}
        <Kinds>
          {mailStop.items.map(({ kind, is_stopped }) => (
            <li key={kind}>
              <span className="label">
                {stoppableMailLabels[kind]} {is_stopped && <Badge>止めています</Badge>}
                <span className="note">{notes[kind]}</span>
              </span>
              <Button
                variant={is_stopped ? "secondary" : "primary"}
                disabled={loading}
                aria-label={`${stoppableMailLabels[kind]}を${is_stopped ? "再開する" : "止める"}`}
                onClick={() => onStopChange(kind, !is_stopped)}
              >
                {is_stopped ? "再開する" : "止める"}
              </Button>
            </li>
          ))}
        </Kinds>
        <p className="tsu-muted">
          依頼、条件の変更、中止など、お取引に必要なメールは止められません。止めているあいだも、返信ページではすべて確認できます。
        </p>
      </Stack>
    </Card>
  );
}
