import { mediaTypeLabels, type PrRecord, platformLabels, prOccasionLabels } from "@tsumugi/contract";
import { PrintPage, PrintSheet } from "@tsumugi/ui";
import { formatDateTime, formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { postName } from "../postName.ts";
import { lookLabel, recordLook, recordWords, reuseWords } from "./ledgerWords.ts";

const Sheet = styled.div`
  & > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    margin-bottom: 12px;
    & > p {
      color: var(--tsu-text-muted);
      font-size: 9pt;
    }
  }
  & > table {
    table-layout: fixed;
    border-collapse: collapse;
    font-size: 8pt;
    & :is(th, td) {
      padding: 4px 6px;
      border: 1px solid var(--tsu-border-strong, var(--tsu-border));
      text-align: start;
      vertical-align: top;
      overflow-wrap: anywhere;
    }
    & th {
      font-weight: 600;
    }
    & .sub {
      color: var(--tsu-text-muted);
    }
  }
`;

export interface PrLedgerSheetProps {
  /** 案件の名前。 */
  project: string;
  /** 印刷する日（`YYYY-MM-DD`）。 */
  day: string;
  /** 台帳の記録。1 件の投稿が 1 行です。 */
  records: readonly PrRecord[];
  /** 各ページの下の文。企業の名前です。 */
  footer?: string;
  /** 「印刷」の横に置くもの。戻る先など。 */
  actions?: ReactNode;
  /** 中身の読み込み中。「印刷」は押せません。 */
  loading?: boolean;
}

/** The ledger on A4 across, to be kept or handed over: nothing is cut. */
export function PrLedgerSheet({ project, day, records, footer, actions, loading }: PrLedgerSheetProps) {
  const title = `${project} PR表記の台帳`;
  return (
    <PrintPage
      title={title}
      orientation="landscape"
      header={title}
      footer={footer}
      actions={actions}
      loading={loading}
    >
      <PrintSheet label={title}>
        <Sheet>
          <header>
            <h2>{title}</h2>
            <p>
              {formatDay(day)} 現在・{records.length}件
            </p>
          </header>
          <table>
            <colgroup>
              {[22, 11, 24, 17, 14, 12].map((share) => (
                <col key={share} style={{ width: `${share}%` }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {["投稿", "クリエイター", "最新の確認結果", "確認の記録", "署名", "二次利用"].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <Row key={record.post.uid} record={record} day={day} />
              ))}
            </tbody>
          </table>
        </Sheet>
      </PrintSheet>
    </PrintPage>
  );
}

function Row({ record, day }: { readonly record: PrRecord; readonly day: string }) {
  const { post, looks, next_look_on, signature } = record;
  const { lacking, carried } = recordWords(record);
  return (
    <tr>
      <td>
        {postName(post)}
        <div className="sub">
          {platformLabels[post.platform]}・{mediaTypeLabels[post.media_type]}
          {post.posted_at && `・${formatDay(post.posted_at)}`}
        </div>
        <div className="sub">{post.url}</div>
      </td>
      <td>{post.creator.name}</td>
      <td>
        {recordLook(record).label}
        {lacking.length > 0 && <div>{lacking.join("、")}</div>}
        {carried.length > 0 && <div className="sub">あり: {carried.join("、")}</div>}
      </td>
      <td>
        {looks.map((look) => (
          <div key={look.uid}>
            {formatDay(look.checked_at)} {prOccasionLabels[look.occasion]}: {lookLabel(look).label}
          </div>
        ))}
        <div className="sub">次回 {next_look_on ? formatDay(next_look_on) : "なし"}</div>
      </td>
      <td>
        {signature ? (
          <>
            {signature.name}
            <div>{formatDateTime(signature.signed_at)}</div>
            {signature.is_outdated && <div>署名のあとに変化</div>}
            {signature.note && <div className="sub">{signature.note}</div>}
          </>
        ) : (
          "なし"
        )}
      </td>
      <td>{reuseWords(record, day) || "なし"}</td>
    </tr>
  );
}
