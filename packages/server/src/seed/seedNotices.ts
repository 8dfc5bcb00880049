import { type BankAccount, legalLatestDay, type NoticeStatus, noticeTotals } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { db } from "../db/index.ts";
import {
  paymentNoticeEvents,
  paymentNoticeJobs,
  paymentNoticeLines,
  paymentNoticeNumbers,
  paymentNotices,
} from "../db/schema/payment-notices.ts";
import { sealAccount } from "../payment-notices/payeeAccounts.service.ts";
import { documentHash, maskedNumber, printedNotice } from "../payment-notices/printedNotice.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";
import { payerAccount, type SeedPayee, seedPayees } from "./seedPayees.ts";
import { seedTransfers } from "./seedTransfers.ts";

type Rows<T extends { readonly $inferInsert: unknown }> = T["$inferInsert"][];

interface Collected {
  readonly drafts: Rows<typeof paymentNotices>;
  readonly issued: Rows<typeof paymentNotices>;
  readonly lines: Rows<typeof paymentNoticeLines>;
  readonly jobs: Rows<typeof paymentNoticeJobs>;
  readonly events: Rows<typeof paymentNoticeEvents>;
}

const FINANCE = "demo-finance";
const OPERATOR = "demo-operator";

const issuer = {
  kind: "company" as const,
  name: "つむぎ化粧品",
  address: "〒103-0023 東京都中央区日本橋本町1-2-3 つむぎビル5階",
  registration_number: "T9234567890123",
  contact: {
    name: "斉藤 佳奈",
    department: "経理部",
    email: "finance@demo.tsumugi.test",
    phone: "03-1234-5678",
  },
};
const operator = {
  kind: "operator" as const,
  name: "株式会社ツムギ",
  address: "〒100-0005 東京都千代田区丸の内1-1-1",
  registration_number: "T1000012160153",
  contact: { name: "", department: "精算担当", email: "seisan@tsumugi.example.jp", phone: "03-9876-5432" },
};

/** The way to each status, with the days on which it was gone. */
const ways: Record<NoticeStatus, readonly NoticeStatus[]> = {
  draft: [],
  issued: ["issued"],
  confirmed: ["issued", "confirmed"],
  disputed: ["issued", "disputed"],
  approved: ["issued", "confirmed", "approved"],
  paid: ["issued", "confirmed", "approved", "paid"],
  cancelled: ["issued", "cancelled"],
};

const reasons: Partial<Record<NoticeStatus, string>> = {
  disputed: "交通費の3,300円が入っていません。ご確認をお願いします。",
  cancelled: "別の案件と合わせて発行し直すため",
};

interface Sample {
  readonly uid: string;
  readonly status: NoticeStatus;
  readonly number: number;
  readonly received: number;
  readonly due: number;
  readonly lines: readonly {
    readonly description: string;
    readonly amount: number;
    readonly withholding: boolean;
  }[];
  /** Absent: from the operator to the company. */
  readonly job?: SeedJob | undefined;
  readonly payee?: SeedPayee | undefined;
  /** Another way to the status than the usual one. */
  readonly way?: readonly NoticeStatus[];
  readonly edition?: number;
  readonly previous_uid?: string;
  readonly next_uid?: string;
}

/** The company's own account, to which the operator pays. */
const companyAccount: BankAccount = {
  bank_code: payerAccount.bank_code,
  bank_name: payerAccount.bank_name,
  branch_code: payerAccount.branch_code,
  branch_name: payerAccount.branch_name,
  kind: payerAccount.bank_account_type,
  number: payerAccount.bank_account_number,
  holder_kana: payerAccount.bank_account_holder,
};

function add(all: Collected, company: SeedCompany, sample: Sample): void {
  const { uid, status, job, edition = 1, previous_uid, next_uid } = sample;
  const account = job ? (sample.payee?.account ?? null) : companyAccount;
  const company_uid = company.uid;
  const direction = job ? ("company_to_creator" as const) : ("operator_to_company" as const);
  const received_on = dayFromToday(sample.received);
  const latest = legalLatestDay(received_on);
  const wanted = dayFromToday(sample.due);
  const due_on = wanted < latest ? wanted : latest;
  const issuedDays = Math.min(sample.received + 3, -1);
  const issued_on = dayFromToday(issuedDays);
  const deemed_confirmed_on = dayFromToday(Math.max(issuedDays + 7, status === "issued" ? 2 : -400));
  const lines = sample.lines.map((line) => ({
    ...line,
    transaction_on: received_on,
    transaction_ends_on: null,
    tax_rate: 10 as const,
    withholding_reason: line.withholding ? "個人への出演料・原稿料のため" : "",
  }));
  const { by_rate, total, ...totals } = noticeTotals(lines, "floor");
  const name = job ? job.creator.real_name || job.creator.display_name : company.name;
  const payee = {
    kind: job ? ("creator" as const) : ("company" as const),
    company_uid: job ? null : company_uid,
    name,
    honorific: job ? ("様" as const) : ("御中" as const),
    address: job ? (sample.payee?.address ?? "") : issuer.address,
    registration_number: job ? "" : issuer.registration_number,
    registration_checked_on: null,
    entity_type: job ? ("individual" as const) : ("corporation" as const),
    email: "",
    bank_account: account && { ...account, number: maskedNumber(account.number) },
  };
  const year = issued_on.slice(0, 4);
  const number = `${job ? "PN" : "TG"}-${year}-${String(sample.number).padStart(4, "0")}`;
  const given = { received_on, due_on, note: "" };
  const document = printedNotice({
    ...given,
    number,
    edition,
    direction,
    issuer: job ? issuer : operator,
    payee,
    subject: job?.project.name ?? "",
    lines,
    tax_rounding: "floor",
    legal_latest_on: latest,
    issued_on,
    deemed_confirmed_on,
  });
  const isPaid = status === "paid";
  const isConfirmed = isPaid || status === "confirmed" || status === "approved";
  const by = job ? FINANCE : OPERATOR;
  const maker = job ? company.staff[0] : OPERATOR;
  const draft = {
    ...given,
    ...totals,
    uid,
    company_uid,
    direction,
    edition,
    previous_uid,
    next_uid,
    managed_creator_uid: job?.creator.uid ?? null,
    project_uid: job?.project.uid ?? null,
    tax_rounding: "floor" as const,
    search_source: [name, job?.creator.display_name, job?.project.name].filter(Boolean).join("\n"),
    created_by: maker,
    created_at: timeFromToday(issuedDays - 1, 17),
    updated_at: timeFromToday(-1, 10),
  };
  if (status === "draft") all.drafts.push(draft);
  else {
    all.issued.push({
      ...draft,
      status,
      confirmation: isConfirmed ? (sample.number % 3 === 0 ? "deemed" : "explicit") : null,
      number,
      issuer: document.issuer,
      payee,
      payee_account: sealAccount({ uid, company_uid }, account),
      document,
      document_hash: documentHash(document),
      search_source: `${number}\n${draft.search_source}`,
      issued_on,
      issued_by: by,
      deemed_confirmed_on,
      paid_on: isPaid ? due_on : null,
      dispute_comment: status === "disputed" ? (reasons.disputed ?? "") : "",
    });
  }
  all.lines.push(
    ...lines.map((line, position) => ({
      ...line,
      uid: `${uid}-line-${position}`,
      company_uid,
      notice_uid: uid,
      position,
      job_request_uid: position === 0 ? (job?.uid ?? null) : null,
      project_uid: job?.project.uid ?? null,
    })),
  );
  if (job) {
    const released_at = status === "cancelled" ? timeFromToday(-1, 10) : null;
    all.jobs.push({ company_uid, notice_uid: uid, job_request_uid: job.uid, released_at });
  }
  let from: NoticeStatus | null = null;
  for (const [step, to] of (["draft", ...(sample.way ?? ways[status])] as const).entries()) {
    const isAnswer = to === "confirmed" || to === "disputed";
    const isReplaced = to === "cancelled" && next_uid !== undefined;
    const isDeemed = to === "confirmed" && sample.number % 3 === 0;
    all.events.push({
      company_uid,
      notice_uid: uid,
      at: timeFromToday(Math.min(issuedDays - 1 + step, -1), 10 + step),
      from_status: from,
      to_status: to,
      mover: isDeemed || isReplaced ? "system" : isAnswer ? "payee" : "issuer",
      by_uid: isAnswer ? (job || isDeemed ? null : FINANCE) : to === "draft" ? maker : by,
      reason: isReplaced ? "第2版を作成したため" : (reasons[to] ?? ""),
    });
    from = to;
  }
}

const paying: readonly NoticeStatus[] = ["issued", "disputed", "confirmed", "approved", "approved"];

const secondOf = (previous_uid: string) => ({ edition: 2, previous_uid });

/** Notices of the company in every status, one late and one in its second edition, and those of the operator to it. */
export async function seedNotices(company: SeedCompany, jobs: readonly SeedJob[]): Promise<void> {
  const all: Collected = { drafts: [], issued: [], lines: [], jobs: [], events: [] };
  const settled = jobs.filter(
    ({ status, fee }) => fee > 0 && ["inspected", "paying", "completed"].includes(status),
  );
  const payees = await seedPayees(company, settled);
  const counts = { inspected: 0, paying: 0, completed: 0 };
  let number = 0;
  for (const job of settled) {
    const stage = job.status as keyof typeof counts;
    const index = counts[stage]++;
    // Most inspected jobs wait for their notice; one has a draft, and one had its notice cancelled.
    const waiting: readonly (NoticeStatus | undefined)[] = ["draft", "cancelled"];
    const status =
      stage === "completed" ? "paid" : stage === "paying" ? paying[index % paying.length] : waiting[index];
    if (!status) continue;
    if (status !== "draft") number += 1;
    const isLate = stage === "paying" && index === 4;
    const isSecond = stage === "paying" && index === 0;
    const uid = `demo-notice-${job.uid}`;
    const days = {
      received: stage === "completed" ? -58 + index : isLate ? -44 : -18 - index,
      due: stage === "completed" ? -20 + index : isLate ? -4 : 5 + index * 6,
    };
    const work = {
      description: `「${job.project.name}」の投稿制作・投稿`,
      amount: job.fee,
      withholding: index % 2 === 0,
    };
    const payee = payees.get(job.creator.uid);
    if (isSecond) {
      // The first edition lacked what the creator had paid for the way.
      add(all, company, {
        ...days,
        uid: `${uid}-1`,
        status: "cancelled",
        way: ["issued", "disputed", "cancelled"],
        next_uid: uid,
        number,
        job,
        payee,
        lines: [work],
      });
    }
    const fare = { description: "撮影場所までの交通費", amount: 3_300, withholding: false };
    add(all, company, {
      ...days,
      uid,
      status,
      number,
      job,
      payee,
      lines: isSecond ? [work, fare] : [work],
      ...(isSecond && secondOf(`${uid}-1`)),
    });
  }
  const settlement = (index: number, status: NoticeStatus, month: string) =>
    add(all, company, {
      uid: `demo-settlement-${index}`,
      status,
      number: index,
      received: index === 1 ? -50 : -12 - index,
      due: index === 1 ? -8 : 20 + index * 3,
      lines: [
        {
          description: `紹介プログラム還元金（${month}）`,
          amount: 84_000 + index * 12_000,
          withholding: false,
        },
        { description: "キャンペーン協賛金の精算", amount: 50_000, withholding: false },
      ],
    });
  settlement(1, "paid", "前期分");
  settlement(2, "issued", "今期分");
  settlement(3, "disputed", "秋の紹介分");
  settlement(4, "approved", "追加分");
  settlement(5, "draft", "来期分");

  // Lines belong to drafts only: they are written before the numbers.
  const unnumbered = all.issued.map(
    ({
      number: _number,
      document: _document,
      document_hash: _hash,
      payee_account: _account,
      status: _status,
      paid_on: _paid,
      ...row
    }) => row,
  );
  await insertAll(paymentNotices, [...all.drafts, ...unnumbered]);
  await insertAll(paymentNoticeLines, all.lines);
  await insertAll(paymentNoticeJobs, all.jobs);
  await insertAll(paymentNoticeEvents, all.events);
  for (const { uid, number: given, document, document_hash, payee_account, status, paid_on } of all.issued) {
    await db()
      .update(paymentNotices)
      .set({ number: given, document, document_hash, payee_account, status, paid_on })
      .where(eq(paymentNotices.uid, uid));
  }
  const year = Number(dayFromToday(-1).slice(0, 4));
  if (number > 0) await insertAll(paymentNoticeNumbers, [{ company_uid: company.uid, year, last: number }]);
  await insertAll(paymentNoticeNumbers, [{ company_uid: null, year, last: 4 }]);
  await seedTransfers(company, all.issued, payees);
}
