import type { NoticeView } from "./notices.presenter.ts";
import { type PrintedNotice, printedNotice } from "./printedNotice.ts";

/** What is printed: the frozen document, or a draft as it would be issued, which has no number and no days yet. */
export function noticeForPrint({ row, issuer, payee, project, lines }: NoticeView): PrintedNotice {
  if (row.document) return row.document;
  const draft = printedNotice({
    number: "",
    edition: row.edition,
    direction: row.direction,
    issuer,
    payee,
    subject: project?.name ?? "",
    lines: lines.map(
      ({ uid, company_uid, notice_uid, position, job_request_uid, project_uid, ...line }) => line,
    ),
    tax_rounding: row.tax_rounding,
    received_on: row.received_on,
    due_on: row.due_on,
    legal_latest_on: row.legal_latest_on,
    issued_on: "",
    deemed_confirmed_on: "",
    note: row.note,
  });
  return { ...draft, deemed_sentence: "" };
}
