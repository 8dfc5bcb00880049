import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import {
  paymentNoticeEvents,
  paymentNoticeJobs,
  paymentNoticeLines,
  paymentNoticeNumbers,
  paymentNoticeReminders,
  paymentNotices,
} from "../db/schema/payment-notices.ts";
import { insertNoticeFile } from "../payment-notices/document/noticeFiles.repository.ts";
import { documentHash, printedNotice } from "../payment-notices/printedNotice.ts";
import { insertResult, insertTransferFile } from "../payment-notices/transfers/transfers.repository.ts";

interface Job {
  readonly company_uid: string;
  readonly project_uid: string;
  readonly job_request_uid: string;
  readonly creator_uid: string;
}

/** A draft of the company, one that it issued and one that the operator issued to it. Answers the draft and a bank file. */
export async function insertNotices(word: string, job: Job, by_uid: string) {
  const { company_uid, project_uid, job_request_uid, creator_uid } = job;
  const at = now();
  const days = { received_on: "2026-11-01", due_on: "2026-12-10" };
  const common = {
    company_uid,
    tax_rounding: "floor" as const,
    subtotal: 100_000,
    tax: 10_000,
    withholding_base: 0,
    withholding: 0,
    payable: 110_000,
    ...days,
    note: word,
    search_source: word,
    created_by: by_uid,
    created_at: at,
    updated_at: at,
  };
  const party = { name: word, address: word, registration_number: "" };
  const issuer = { ...party, contact: { name: word, department: word, email: "", phone: "" } };
  const payee = {
    ...party,
    honorific: "様" as const,
    registration_checked_on: null,
    entity_type: "individual" as const,
    email: "",
    bank_account: null,
  };
  const account = {
    bank_code: "0001",
    bank_name: word,
    branch_code: "001",
    branch_name: word,
    kind: "ordinary" as const,
    number: "1234567",
    holder_kana: word,
  };
  const draft = newUid();
  const own = newUid();
  const received = newUid();
  const line = { description: word, transaction_on: "2026-11-01", amount: 100_000, tax_rate: 10 as const };
  const issuedRow = (direction: "company_to_creator" | "operator_to_company", number: string) => {
    const ofCompany = direction === "company_to_creator";
    const document = printedNotice({
      number,
      edition: 1,
      direction,
      issuer: { ...issuer, kind: ofCompany ? "company" : "operator" },
      payee: {
        ...payee,
        kind: ofCompany ? "creator" : "company",
        company_uid: ofCompany ? null : company_uid,
      },
      subject: "",
      lines: [{ ...line, transaction_ends_on: null, withholding: false, withholding_reason: "" }],
      tax_rounding: "floor",
      ...days,
      legal_latest_on: "2026-12-30",
      issued_on: "2026-11-20",
      deemed_confirmed_on: "2099-11-27",
      note: word,
    });
    return {
      ...common,
      direction,
      number,
      document,
      document_hash: documentHash(document),
      issuer: document.issuer,
      payee: document.payee,
      status: "issued" as const,
      issued_on: document.issued_on,
      deemed_confirmed_on: document.deemed_confirmed_on,
      issued_by: by_uid,
    };
  };
  await db()
    .insert(paymentNotices)
    .values({
      ...common,
      uid: draft,
      direction: "company_to_creator",
      managed_creator_uid: creator_uid,
      project_uid,
    });
  await db()
    .insert(paymentNoticeLines)
    .values({ ...line, uid: newUid(), company_uid, notice_uid: draft, position: 0 });
  await db()
    .insert(paymentNotices)
    .values([
      { ...issuedRow("company_to_creator", "PN-2026-0001"), uid: own, managed_creator_uid: creator_uid },
      { ...issuedRow("operator_to_company", `TG-2026-${newUid()}`), uid: received },
    ]);
  await db().insert(paymentNoticeJobs).values({ company_uid, notice_uid: draft, job_request_uid });
  await db().insert(paymentNoticeNumbers).values({ company_uid, year: 2026, last: 1 });
  await db()
    .insert(paymentNoticeReminders)
    .values({ company_uid, notice_uid: own, due_on: days.due_on, days_left: 7, at });
  const event = {
    company_uid,
    at,
    to_status: "draft" as const,
    mover: "issuer" as const,
    by_uid,
    reason: word,
  };
  await db()
    .insert(paymentNoticeEvents)
    .values([draft, own, received].map((notice_uid) => ({ ...event, notice_uid })));
  const file = newUid();
  await insertTransferFile({
    uid: file,
    company_uid,
    name: word,
    debit_on: "2026-12-10",
    line_breaks: true,
    payments: 1,
    amount: 110_000,
    sha256: "",
    created_by: by_uid,
    created_at: at,
    records: [word],
    notices: [{ company_uid, notice_uid: own, account }],
  });
  await insertResult({
    uid: newUid(),
    company_uid,
    sha256: newUid(),
    paid_on: "2026-12-10",
    paid: 1,
    failed: 0,
    amount: 110_000,
    applied_by: by_uid,
    applied_at: at,
  });
  await insertNoticeFile(company_uid, own, {
    sha256: "4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a",
    content: new Uint8Array([1]),
  });
  return { notice: draft, file };
}
