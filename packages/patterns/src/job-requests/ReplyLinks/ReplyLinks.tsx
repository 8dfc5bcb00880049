import { type ReplyLink, replyLinkStateLabels } from "@tsumugi/contract";
import { Badge, type BadgeTone, Banner, Button, ConfirmDialog, FormField, TextField } from "@tsumugi/ui";
import { styled } from "styled-components";
import { linkTarget, linkTimes } from "./replyLink.ts";

const Root = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
  & ul {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 14px;
  }
  & li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .to {
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  & .when {
    grid-column: 1 / -1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: 1.6;
  }
  & .make {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & .made {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: end;
  }
`;

const tones: Record<ReplyLink["state"], BadgeTone> = {
  active: "success",
  revoked: "neutral",
  expired: "neutral",
};

export interface ReplyLinksProps {
  /** 返信リンク。新しい順に渡します。 */
  links: readonly ReplyLink[];
  /** 新しいリンクを送るアドレス。空なら登録がなく、メールでは送れません。 */
  email: string;
  /** いまコピー用に作ったリンク。閉じるまで見せ、そのあとは二度と表示できません。 */
  madeUrl?: string;
  /** 新しいリンクをメールで送るとき。渡さなければ読むだけになります。 */
  onMail?: () => Promise<unknown>;
  /** 新しいリンクを作ってコピーするとき。`onMail` とともに渡します。 */
  onCopy?: () => void;
  /** 作ったリンクをもう一度コピーするとき。 */
  onCopyAgain?: () => void;
  /** 使えるリンクを取り消すとき。確かめたあとに呼びます。渡さなければ取り消せません。 */
  onRevoke?: (link: ReplyLink) => Promise<unknown>;
  /** 操作の処理中。 */
  loading?: boolean;
  /** 操作できなかった理由。一覧の上に出します。 */
  error?: string;
  /** 送れなかった、または取り消せなかった理由を言葉にして返します。確かめる画面に出ます。 */
  errorText?: (cause: unknown) => string;
}

/** The links by which a creator opens one job: which stand, who made them; withdrawing one and making another. */
export function ReplyLinks(props: ReplyLinksProps) {
  const { links, email, madeUrl, onMail, onCopy, onCopyAgain, onRevoke, loading = false, errorText } = props;
  return (
    <Root>
      {props.error && <Banner tone="danger">{props.error}</Banner>}
      {links.length === 0 ? (
        <p className="tsu-muted">返信リンクはありません。新しく作って渡してください。</p>
      ) : (
        <ul aria-label="返信リンク">
          {links.map((link) => (
            <li key={link.uid}>
              <span>
                <span className="to">{linkTarget(link)}</span>{" "}
                <Badge tone={tones[link.state]}>{replyLinkStateLabels[link.state]}</Badge>
              </span>
              {onRevoke && link.state === "active" && (
                <ConfirmDialog
                  trigger={
                    <Button
                      size="sm"
                      disabled={loading}
                      aria-label={`${linkTarget(link)}の返信リンクを取り消す`}
                    >
                      取り消す
                    </Button>
                  }
                  title="この返信リンクを取り消しますか？"
                  description="開いている相手のページも使えなくなります。元には戻せませんが、新しいリンクはいつでも作れます。"
                  confirmLabel="取り消す"
                  tone="danger"
                  errorText={errorText}
                  onConfirm={() => onRevoke(link)}
                />
              )}
              <span className="when">{linkTimes(link)}</span>
            </li>
          ))}
        </ul>
      )}
      {madeUrl !== undefined && (
        <Banner tone="success" title="新しい返信リンクを作りました">
          <div className="made">
            <FormField
              label="返信リンク"
              hint="閉じると、もう一度は表示できません。本人だけに渡してください。"
            >
              <TextField readOnly value={madeUrl} onFocus={(event) => event.target.select()} />
            </FormField>
            <Button icon="copy" onClick={onCopyAgain}>
              コピー
            </Button>
          </div>
        </Banner>
      )}
      {onMail && onCopy && (
        <div className="make">
          {email !== "" && (
            <ConfirmDialog
              trigger={
                <Button icon="mail" disabled={loading}>
                  新しいリンクをメールで送る
                </Button>
              }
              title={`${email} へ新しい返信リンクを送りますか？`}
              description="今あるリンクも、取り消すまではそのまま使えます。"
              confirmLabel="送る"
              errorText={errorText}
              onConfirm={onMail}
            />
          )}
          <Button icon="copy" loading={loading} onClick={onCopy}>
            新しいリンクをコピー
          </Button>
        </div>
      )}
      {onMail && email === "" && (
        <p className="tsu-muted">
          メールアドレスが登録されていないため、メールでは送れません。コピーして渡すか、クリエイターの編集で登録してください。
        </p>
      )}
    </Root>
  );
}
