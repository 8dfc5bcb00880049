import { OPERATOR_NOTICE } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { jobsForNotice } from "./candidates.repository.ts";
import { receivedOn } from "./jobLines.ts";
import { checkDays, roundingOf, totalsOf } from "./noticePlan.ts";
import type { NoticeView } from "./notices.presenter.ts";
import { findNoticeRow, type NoticeRow, takeNumber } from "./notices.repository.ts";
import { sealAccount } from "./payeeAccounts.service.ts";
import { documentHash, printedNotice } from "./printedNotice.ts";

export const deemedDays = ({ row, company }: Pick<NoticeView, "row" | "company">): number =>
  row.direction === "company_to_creator"
    ? company.deemed_confirmation_days
    : OPERATOR_NOTICE.deemed_confirmation_days;

const PREFIXES = { company_to_creator: "PN", operator_to_company: "TG" } as const;

/** `PN-2026-0001`. A new edition keeps the number of the one before. */
async function numberFor(
  { company_uid, direction, previous_uid }: NoticeRow,
  today: string,
): Promise<string> {
  if (previous_uid) {
    const { number } = found(await findNoticeRow(null, previous_uid));
    if (number) return number;
  }
  const year = Number(today.slice(0, 4));
  const last = await takeNumber(direction === "company_to_creator" ? company_uid : null, year);
  return `${PREFIXES[direction]}-${year}-${String(last).padStart(4, "0")}`;
}

/**
 * The days once more: a post that was found since the draft was written may have been made earlier.
 * @throws AppError due_too_late, invalid_request
 */
async function checkKeptDays({ row, lines }: NoticeView): Promise<void> {
  const uids = lines.flatMap(({ job_request_uid }) => job_request_uid ?? []);
  const jobs = await jobsForNotice(row.company_uid, [...new Set(uids)], row.uid);
  const today = dayInJapan(now());
  checkDays(row, { today, jobs: jobs.map((job) => receivedOn(job, today)) });
}

/**
 * What the issue writes: number, amounts, parties and the document as they are now, and never again.
 * @throws AppError due_too_late, invalid_request
 */
export async function frozenValues(
  view: NoticeView,
  issued_by: string | null,
  at: Date,
): Promise<Partial<NoticeRow>> {
  const { row, company, issuer, payee, lines } = view;
  await checkKeptDays(view);
  const issued_on = dayInJapan(at);
  const deemed_confirmed_on = addDays(issued_on, deemedDays(view));
  const { direction, edition, received_on, due_on, legal_latest_on, note } = row;
  const tax_rounding = roundingOf({ company, direction });
  const number = await numberFor(row, issued_on);
  const document = printedNotice({
    number,
    edition,
    direction,
    issuer,
    payee,
    subject: view.project?.name ?? "",
    lines: lines.map(
      ({ uid, company_uid, notice_uid, position, job_request_uid, project_uid, ...line }) => line,
    ),
    tax_rounding,
    received_on,
    due_on,
    legal_latest_on,
    issued_on,
    deemed_confirmed_on,
    note,
  });
  return {
    number,
    tax_rounding,
    ...totalsOf({ company, direction, lines }),
    issued_on,
    deemed_confirmed_on,
    issued_by,
    issuer,
    payee,
    payee_account: sealAccount(row, view.account),
    document,
    document_hash: documentHash(document),
    search_source: [number, row.search_source].join("\n"),
  };
}
