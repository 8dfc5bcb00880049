import { noticeSheet, type PaymentNotice, sheetMarks } from "@tsumugi/contract";
import { PrintPage, PrintSheet } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { DocumentAmounts } from "./DocumentAmounts.tsx";
import { DocumentLines } from "./DocumentLines.tsx";
import { DocumentParties } from "./DocumentParties.tsx";
import { Form } from "./NoticeDocument.styles.ts";

export interface NoticeDocumentProps {
  /** 印刷する支払通知書。 */
  notice: PaymentNotice;
  /** 企業のロゴのアドレス。 */
  logo?: string;
  /** 企業の印影のアドレス。 */
  seal?: string;
  /** 「印刷」の横に置くもの。PDF など。 */
  actions?: ReactNode;
  /** 「印刷」ですること。既定はブラウザーの印刷です。 */
  onPrint?: () => void;
}

/** The notice as it is printed: A4, and good as a purchase statement (仕入明細書). */
export function NoticeDocument({ notice, logo, seal, actions, onPrint }: NoticeDocumentProps) {
  const sheet = noticeSheet({ ...notice, subject: notice.project?.name ?? "" });
  const mark = sheetMarks[notice.status];
  return (
    <PrintPage
      title={`支払通知書 ${notice.number ?? "（下書き）"}`}
      footer={`${sheet.issuer.name}　${notice.number ?? "未発行"}`}
      actions={actions}
      onPrint={onPrint}
    >
      <PrintSheet label="支払通知書">
        <Form>
          {mark && <p className="mark" aria-hidden="true" data-mark={mark} />}
          <h1>
            {sheet.title}
            <small>{sheet.subtitle}</small>
          </h1>
          <DocumentParties sheet={sheet} logo={logo} seal={seal} />
          <p className="lead">{sheet.lead}</p>
          <div className="sum" data-keep>
            <span>{sheet.amount[0]}</span>
            <strong>{sheet.amount[1]}</strong>
            <span className="due">
              {[sheet.due, sheet.method].map(([label, value]) => (
                <span key={label}>
                  {label} {value}
                </span>
              ))}
            </span>
          </div>
          <DocumentLines sheet={sheet} />
          <DocumentAmounts sheet={sheet} />
          {sheet.confirmation && (
            <section className="agree" data-keep>
              <h2>{sheet.confirmation[0]}</h2>
              {sheet.confirmation[1]}
            </section>
          )}
          {sheet.note && (
            <section className="remarks">
              <h2>{sheet.note[0]}</h2>
              {sheet.note[1]}
            </section>
          )}
        </Form>
      </PrintSheet>
    </PrintPage>
  );
}
