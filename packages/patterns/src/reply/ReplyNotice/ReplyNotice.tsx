import type { ReplyNotice as Notice } from "@tsumugi/contract";
import { Banner, Button, Card, DescriptionList, FormField, TextArea } from "@tsumugi/ui";
import { formatDay, formatYen } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { NoticeConfirmCard } from "../../payment-notices/NoticeConfirmCard/NoticeConfirmCard.tsx";
import { unsavedMark } from "../../shared/unsavedMark.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & .sum {
    font-size: var(--tsu-text-xl);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .lines {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & .lines > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding-bottom: 8px;
    border-bottom: 1px solid var(--tsu-border);
    overflow-wrap: anywhere;
  }
  & .lines small {
    grid-column: 1 / -1;
    color: var(--tsu-text-muted);
  }
  /* The document: a link alone on its line, for a thumb. */
  & > a {
    justify-self: start;
    min-height: 44px;
    align-content: center;
  }
  & .acts {
    display: grid;
    gap: 8px;
  }
`;

export interface ReplyNoticeProps {
  /** 受け取った支払通知書。 */
  notice: Notice;
  /** PDF へのリンク。 */
  pdf?: ReactNode;
  /** 送れなかったわけ。 */
  error?: string | undefined;
  /** 送信中。 */
  loading?: boolean;
  /** 新しい版も、この人に届いています。 */
  hasNext?: boolean;
  /** リンクが終わっています。確認も連絡もできません。 */
  locked?: boolean;
  /** 「この内容で確認する」を押したとき。 */
  onConfirm: () => void;
  /** 内容が違うと連絡するとき。送れたら true で終わる Promise を返します。 */
  onDispute: (reason: string) => Promise<boolean>;
}

/** A payment notice on the creator's page: what is paid and when, what silence means, and the answer. */
export function ReplyNotice(props: ReplyNoticeProps) {
  const {
    notice,
    pdf,
    error,
    hasNext = false,
    loading = false,
    locked = false,
    onConfirm,
    onDispute,
  } = props;
  const [reason, setReason] = useState<string>();
  const { status } = notice;
  const canConfirm = !locked && (status === "issued" || status === "disputed");
  const canDispute = !locked && (status === "issued" || status === "confirmed");
  const edition = notice.edition > 1 ? `（第${notice.edition}版）` : "";
  const dispute = async () => {
    if (reason !== undefined && (await onDispute(reason))) setReason(undefined);
  };
  return (
    <Card title={`支払通知書 ${notice.number ?? ""}${edition}`}>
      <Root>
        <NoticeConfirmCard notice={notice} view="received" hasNext={hasNext} />
        <p>
          お支払金額 <span className="sum">{formatYen(notice.payable)}</span>
        </p>
        <ul className="lines" aria-label="明細">
          {notice.lines.map((line) => (
            <li key={line.uid}>
              <span>{line.description}</span>
              <span>{formatYen(line.amount)}</span>
              <small>
                {formatDay(line.transaction_on)}
                {line.transaction_ends_on && `〜${formatDay(line.transaction_ends_on)}`}
                {"　"}
                {line.tax_rate === 0 ? "対象外" : `${line.tax_rate}%`}
                {line.withholding && "　源泉徴収の対象"}
              </small>
            </li>
          ))}
        </ul>
        <DescriptionList
          layout="rows"
          items={[
            { term: "小計（税抜）", description: formatYen(notice.subtotal) },
            { term: "消費税", description: formatYen(notice.tax) },
            ...(notice.withholding > 0
              ? [{ term: "源泉徴収税", description: `−${formatYen(notice.withholding)}` }]
              : []),
            { term: "支払期日", description: formatDay(notice.due_on) },
            { term: "振込手数料", description: "発行元の負担" },
            { term: "発行元", description: notice.issuer.name },
            {
              term: "あなたの登録番号",
              description: notice.payee.registration_number || "なし（適格請求書発行事業者ではない）",
            },
            ...(notice.note ? [{ term: "備考", description: notice.note }] : []),
          ]}
        />
        {pdf}
        {reason === undefined ? (
          <div className="acts">
            {canConfirm && (
              <Button variant="primary" full loading={loading} onClick={onConfirm}>
                この内容で確認する
              </Button>
            )}
            {canDispute && (
              <Button full onClick={() => setReason("")}>
                内容が違う
              </Button>
            )}
          </div>
        ) : (
          <div className="acts" {...unsavedMark(reason.trim() !== "")}>
            <FormField
              label="どこが違うか"
              requirement="required"
              hint="例: 報酬は12万円（税抜）で合意しています"
            >
              <TextArea
                value={reason}
                rows={3}
                limit={1000}
                onChange={(event) => setReason(event.target.value)}
              />
            </FormField>
            <Button
              variant="primary"
              full
              loading={loading}
              disabled={reason.trim() === ""}
              onClick={() => void dispute()}
            >
              違うと連絡する
            </Button>
            <Button full onClick={() => setReason(undefined)}>
              やめる
            </Button>
          </div>
        )}
        {/* Below what was pressed, which an error must not push away. */}
        {error && <Banner tone="danger">{error}</Banner>}
      </Root>
    </Card>
  );
}
