import {
  legalLatestDay,
  type NoticeCandidate,
  type NoticeConfirmation,
  type NoticeDirection,
  type NoticeLine,
  type NoticeMover,
  type NoticeStatus,
  noticeObstacleLabels,
  noticeStatuses,
  noticeTotals,
  type PaymentNotice,
  type SkippedJob,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { company, companyIssuer, companyPayee, creatorPayee, operatorIssuer } from "./noticeParties.ts";

export const buildNoticeLine = (
  overrides: Partial<NoticeLine> = {},
  index = nextIndex("notice_line"),
): NoticeLine => ({
  uid: uidOf("notice_line", index),
  job_request_uid: uidOf("job_request", index),
  project_uid: "project_001",
  description: "「冬の保湿ケア 2026」Instagram リール制作・投稿",
  transaction_on: dayFromToday(-8),
  transaction_ends_on: null,
  amount: 100_000 + (index % 5) * 25_000,
  tax_rate: 10,
  withholding: true,
  withholding_reason: "個人への原稿料・出演料のため",
  ...overrides,
});

/** Who may have made a step, as far as the way of a sample goes. */
const moverOf = (to: NoticeStatus, confirmation: NoticeConfirmation | null): NoticeMover => {
  if (to === "confirmed" && confirmation === "deemed") return "system";
  return to === "confirmed" || to === "disputed" ? "payee" : "issuer";
};

/** The way from `draft` to the status, a day apart. */
function historyOf(
  status: NoticeStatus,
  direction: NoticeDirection,
  confirmation: NoticeConfirmation | null,
): PaymentNotice["history"] {
  const way: readonly NoticeStatus[] =
    status === "cancelled" || status === "disputed"
      ? ["draft", "issued", status]
      : noticeStatuses
          .filter((step) => step !== "disputed" && step !== "cancelled")
          .slice(0, ["draft", "issued", "confirmed", "approved", "paid"].indexOf(status) + 1);
  return way.map((to, step) => {
    const mover = moverOf(to, confirmation);
    const isOurs = mover === (direction === "company_to_creator" ? "issuer" : "payee");
    return {
      kind: "moved",
      at: daysAgo(way.length - step),
      from: way[step - 1] ?? null,
      to,
      mover,
      by: isOurs ? buildPersonRef({}, 1) : null,
      reason: to === "disputed" ? "金額が依頼時の条件と異なります。" : to === "cancelled" ? "重複のため" : "",
      transfer: null,
    };
  });
}

/** What a notice is about, by its direction. */
function partiesOf(direction: NoticeDirection, index: number) {
  if (direction === "operator_to_company") {
    return {
      issuer: operatorIssuer,
      payee: companyPayee,
      project: null,
      lines: [
        buildNoticeLine(
          {
            job_request_uid: null,
            project_uid: null,
            description: `紹介キャンペーン還元金（2026年${8 + (index % 4)}月分）`,
            transaction_on: dayFromToday(-38),
            transaction_ends_on: dayFromToday(-8),
            amount: 80_000 + (index % 4) * 35_000,
            withholding: false,
            withholding_reason: "",
          },
          index,
        ),
      ],
    };
  }
  return {
    issuer: companyIssuer,
    payee: creatorPayee(index),
    project: { uid: "project_001", name: "冬の保湿ケア 2026" },
    lines: [buildNoticeLine({}, index)],
  };
}

const deemedSentence = (day: string) => {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日より前に誤りのある旨のご連絡がない場合には、記載内容のとおり確認があったものといたします。`;
};

/** A notice whose amounts follow from its lines; the statuses come in turn with the number. */
export const buildPaymentNotice = (
  overrides: Partial<PaymentNotice> = {},
  index = nextIndex("notice"),
): PaymentNotice => {
  const status = overrides.status ?? pick(noticeStatuses, index - 1);
  const direction = overrides.direction ?? "company_to_creator";
  const parties = partiesOf(direction, index);
  const lines = overrides.lines ?? parties.lines;
  const totals = noticeTotals(lines, "floor");
  const received_on = overrides.received_on ?? dayFromToday(-8);
  const isIssued = status !== "draft";
  const isConfirmed = status === "confirmed" || status === "approved" || status === "paid";
  const isRegistered = parties.payee.registration_number !== "";
  const confirmation = isConfirmed ? (isRegistered ? "explicit" : "deemed") : null;
  const prefix = direction === "company_to_creator" ? "PN" : "TG";
  return {
    uid: uidOf(direction === "company_to_creator" ? "notice" : "settlement", index),
    direction,
    number: isIssued ? `${prefix}-2026-${String(index).padStart(4, "0")}` : null,
    company: { uid: company.uid, name: company.name },
    issuer: parties.issuer,
    payee: parties.payee,
    project: parties.project,
    status,
    confirmation,
    edition: 1,
    previous_uid: null,
    next_uid: null,
    ...totals,
    by_rate: [...totals.by_rate],
    received_on,
    due_on: dayFromToday(20 + index),
    legal_latest_on: legalLatestDay(received_on),
    issued_on: isIssued ? dayFromToday(-4) : null,
    deemed_confirmed_on: isIssued ? dayFromToday(3) : null,
    deemed_sentence: isIssued ? deemedSentence(dayFromToday(3)) : "",
    paid_on: status === "paid" ? dayFromToday(-1) : null,
    other_account: null,
    ordered_on: null,
    refused_transfer: null,
    deductible_percent: isRegistered ? null : 70,
    note: "",
    dispute_comment: status === "disputed" ? "金額が依頼時の条件と異なります。" : "",
    history: historyOf(status, direction, confirmation),
    created_at: daysAgo(6),
    updated_at: daysAgo(1),
    version: 1,
    ...overrides,
    lines,
  };
};

/** A settlement of the operator with the company, as the company receives it; never a draft. */
export const buildReceivedNotice = (
  overrides: Partial<PaymentNotice> = {},
  index = nextIndex("settlement"),
): PaymentNotice =>
  buildPaymentNotice(
    {
      direction: "operator_to_company",
      status: pick(["issued", "paid", "confirmed", "disputed", "approved"], index - 1),
      ...overrides,
    },
    index,
  );

/** An inspected job that waits for its notice; every fifth stands on one already. */
export const buildNoticeCandidate = (
  overrides: Partial<NoticeCandidate> = {},
  index = nextIndex("notice_candidate"),
): NoticeCandidate => {
  // None before the receipt day of the notices here, which may hold the same jobs.
  const offset = -8 + ((index - 1) % 3);
  const received_on = overrides.received_on ?? dayFromToday(offset);
  const payee = creatorPayee(index);
  return {
    job_request_uid: uidOf("job_request", index),
    project: { uid: "project_001", name: "冬の保湿ケア 2026" },
    creator: payee.managed_creator ?? { uid: uidOf("managed_creator", index), name: payee.name, image: null },
    payee_name: payee.name,
    description: "「冬の保湿ケア 2026」Instagram リール1本の制作・投稿",
    terms_version: 1 + (index % 2),
    fee: 100_000 + (index % 5) * 25_000,
    tax_rate: 10,
    withholding: true,
    transaction_on: received_on,
    transaction_ends_on: index % 3 === 0 ? dayFromToday(offset + 2) : null,
    received_on,
    due_on: dayFromToday(30),
    legal_latest_on: legalLatestDay(received_on),
    obstacle: index % 5 === 0 ? "on_notice" : null,
    ...overrides,
  };
};

/** A job that was asked for and could not be taken. */
export const buildSkippedJob = (
  overrides: Partial<SkippedJob> = {},
  index = nextIndex("skipped_job"),
): SkippedJob => {
  const { job_request_uid, creator, project } = buildNoticeCandidate({}, index);
  const obstacle = overrides.obstacle ?? "on_notice";
  return {
    job_request_uid,
    creator,
    project,
    obstacle,
    message: noticeObstacleLabels[obstacle],
    ...overrides,
  };
};

/** Totals over the notices, cancelled ones left out. */
export function buildNoticeTotals(notices: readonly PaymentNotice[]) {
  const counted = notices.filter((notice) => notice.status !== "cancelled");
  const sum = (field: "subtotal" | "tax" | "withholding" | "payable") =>
    counted.reduce((all, notice) => all + notice[field], 0);
  return {
    count: counted.length,
    subtotal: sum("subtotal"),
    tax: sum("tax"),
    withholding: sum("withholding"),
    payable: sum("payable"),
  };
}
