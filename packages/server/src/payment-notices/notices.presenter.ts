import {
  deductiblePercent,
  type NoticeBankAccount,
  type NoticeIssuer,
  type NoticeLine,
  noticeTotals,
  type PaymentNotice,
  type PersonRef,
} from "@tsumugi/contract";
import type { eventsOf, LineRow, NoticeRow } from "./notices.repository.ts";
import type { CompanyParty } from "./parties.repository.ts";
import type { NoticeAccounts } from "./payeeAccounts.service.ts";
import { maskedAccount, type PrintedPayee } from "./printedNotice.ts";
import type { Refusal } from "./transfers/refusals.repository.ts";

type EventView = Awaited<ReturnType<typeof eventsOf>>[number];

/** A notice with everything that is looked up beside it. */
export interface NoticeView {
  readonly row: NoticeRow;
  readonly company: CompanyParty;
  readonly issuer: NoticeIssuer;
  /** Its account by the last digits. */
  readonly payee: PrintedPayee;
  /** The account, whole. */
  readonly account: NoticeBankAccount | null;
  /** The one to which it is or was paid, whole, where that is another. */
  readonly other_account: NoticeAccounts["other_account"];
  readonly to_pay: NoticeAccounts["to_pay"];
  readonly ordered_on: NoticeAccounts["ordered_on"];
  readonly managed_creator: PersonRef | null;
  readonly project: { readonly uid: string; readonly name: string } | null;
  readonly lines: readonly LineRow[];
  readonly events: readonly EventView[];
  /** The bank did not pay it, and nothing came of that yet. */
  readonly refusal: Refusal | null;
}

/** Who reads: what money alone needs to know is kept from 担当者, and who the operators are from companies. */
export interface NoticeReader {
  readonly isOperator: boolean;
  readonly mayPay: boolean;
}

const presentLine = ({ company_uid, notice_uid, position, ...line }: LineRow): NoticeLine => line;

/** Part of the tax that the company may deduct; only where it pays somebody without a number. */
function deductible({ row, payee, company }: NoticeView, { isOperator, mayPay }: NoticeReader) {
  if (isOperator || !mayPay || row.direction !== "company_to_creator" || payee.registration_number) {
    return null;
  }
  return deductiblePercent(row.received_on, company.deductible_shares);
}

function presentEvent({ event, by, debit_on }: EventView, { row }: NoticeView, { isOperator }: NoticeReader) {
  // What the product did because an operator wrote the next edition is the operator's act, too.
  const ofOperator =
    event.mover === "operator" || (event.mover !== "payee" && row.direction === "operator_to_company");
  return {
    kind: event.kind,
    at: event.at.toISOString(),
    from: event.from_status,
    to: event.to_status,
    mover: event.mover,
    by: by && (isOperator || !ofOperator) ? by : null,
    reason: event.reason,
    transfer: debit_on === null ? null : { debit_on, result_code: event.result_code },
  };
}

/** Those who transfer the money see where to. */
const paysIt = ({ row }: NoticeView, { isOperator, mayPay }: NoticeReader) =>
  row.direction === "company_to_creator" ? mayPay : isOperator;

/** Only the last digits for others. */
const presentOther = (view: NoticeView, reader: NoticeReader): PaymentNotice["other_account"] =>
  view.other_account && {
    account: paysIt(view, reader) ? view.other_account.account : maskedAccount(view.other_account.account),
  };

/** No silence confirms what the company cannot open at present. */
function deemedOn({ row, company }: NoticeView): string | null {
  const isUnread = row.status === "issued" && row.direction === "operator_to_company";
  return isUnread && !company.permission.includes("payment_notice") ? null : row.deemed_confirmed_on;
}

export function presentNotice(view: NoticeView, reader: NoticeReader): PaymentNotice {
  const { row, company, lines } = view;
  const { by_rate } = noticeTotals(lines, row.tax_rounding);
  return {
    uid: row.uid,
    direction: row.direction,
    number: row.number,
    company: { uid: company.uid, name: company.name },
    issuer: view.issuer,
    payee: {
      ...view.payee,
      managed_creator: view.managed_creator,
      bank_account: paysIt(view, reader) ? view.account : view.payee.bank_account,
    },
    project: view.project,
    status: row.status,
    confirmation: row.confirmation,
    edition: row.edition,
    previous_uid: row.previous_uid,
    next_uid: row.next_uid,
    lines: lines.map(presentLine),
    by_rate: [...by_rate],
    subtotal: row.subtotal,
    tax: row.tax,
    total: row.subtotal + row.tax,
    withholding_base: row.withholding_base,
    withholding: row.withholding,
    payable: row.payable,
    received_on: row.received_on,
    due_on: row.due_on,
    legal_latest_on: row.legal_latest_on,
    issued_on: row.issued_on,
    deemed_confirmed_on: deemedOn(view),
    deemed_sentence: row.document?.deemed_sentence ?? "",
    paid_on: row.paid_on,
    other_account: presentOther(view, reader),
    ordered_on: paysIt(view, reader) ? view.ordered_on : null,
    refused_transfer: view.refusal,
    deductible_percent: deductible(view, reader),
    note: row.note,
    dispute_comment: row.dispute_comment,
    history: view.events.map((event) => presentEvent(event, view, reader)),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}
