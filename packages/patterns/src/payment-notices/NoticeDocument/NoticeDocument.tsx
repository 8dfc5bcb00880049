import type { PaymentNotice } from "@tsumugi/contract";
import { PrintPage, PrintSheet } from "@tsumugi/ui";
import { formatDay, formatYen } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { DocumentAmounts } from "./DocumentAmounts.tsx";
import { DocumentLines } from "./DocumentLines.tsx";
import { DocumentParties } from "./DocumentParties.tsx";
import { Form } from "./NoticeDocument.styles.ts";

export interface NoticeDocumentProps {
  notice: PaymentNotice;
  /** Address of the company's logo. */
  logo?: string;
  /** Address of the company's seal; without it an empty place is printed. */
  seal?: string;
  /** Beside 「印刷」: the PDF. */
  actions?: ReactNode;
  /** What 「印刷」 does; the browser's dialogue by default. */
  onPrint?: () => void;
}

/** Across the sheet while it must not be taken for the document. */
const marks: Partial<Record<PaymentNotice["status"], string>> = { draft: "下書き", cancelled: "取消" };

/** Silence counts as confirmed from that day on. */
const agreement = (on: string) =>
  `${formatDay(on)}より前に誤りのある旨のご連絡がない場合には、記載内容のとおり確認があったものといたします。`;

/** The notice as it is printed: A4, and good as a purchase statement (仕入明細書). */
export function NoticeDocument({ notice, logo, seal, actions, onPrint }: NoticeDocumentProps) {
  const number = notice.number ?? "未発行";
  const mark = marks[notice.status];
  return (
    <PrintPage
      title={`支払通知書 ${notice.number ?? "（下書き）"}`}
      footer={`${notice.issuer.name}　${number}`}
      actions={actions}
      onPrint={onPrint}
    >
      <PrintSheet label="支払通知書">
        <Form>
          {mark && (
            <p className="mark" aria-hidden="true">
              {mark}
            </p>
          )}
          <h1>
            支払通知書<small>（仕入明細書）</small>
          </h1>
          <DocumentParties notice={notice} number={number} logo={logo} seal={seal} />
          <div className="sum" data-keep>
            <span>お支払金額</span>
            <strong>{formatYen(notice.payable)}</strong>
            <span className="due">支払期日 {formatDay(notice.due_on)}</span>
          </div>
          <DocumentLines lines={notice.lines} />
          <DocumentAmounts notice={notice} />
          {notice.deemed_confirmed_on && (
            <p className="agree" data-keep>
              内容をご確認ください。{agreement(notice.deemed_confirmed_on)}
            </p>
          )}
          {notice.note && (
            <section className="remarks">
              <h2>備考</h2>
              {notice.note}
            </section>
          )}
        </Form>
      </PrintSheet>
    </PrintPage>
  );
}
