import {
  legalLatestDay,
  type NoticeLine,
  type NoticeStatus,
  noticeStatuses,
  noticeTotals,
  type PaymentNotice,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { avatarUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { creatorEmailAt } from "../core/samples.ts";

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

/** The way from `draft` to the status, a day apart. */
function historyOf(status: NoticeStatus): PaymentNotice["history"] {
  const way: readonly NoticeStatus[] =
    status === "cancelled" || status === "disputed"
      ? ["draft", "issued", status]
      : noticeStatuses
          .filter((step) => step !== "disputed" && step !== "cancelled")
          .slice(0, ["draft", "issued", "confirmed", "approved", "paid"].indexOf(status) + 1);
  return way.map((to, step) => ({
    at: daysAgo(way.length - step),
    from: way[step - 1] ?? null,
    to,
    by: to === "confirmed" || to === "disputed" ? null : buildPersonRef({}, 1),
    reason: to === "disputed" ? "金額が依頼時の条件と異なります。" : to === "cancelled" ? "重複のため" : "",
  }));
}

/** A notice whose amounts follow from its lines; the statuses come in turn with the number. */
export const buildPaymentNotice = (
  overrides: Partial<PaymentNotice> = {},
  index = nextIndex("notice"),
): PaymentNotice => {
  const status = overrides.status ?? pick(noticeStatuses, index - 1);
  const lines = overrides.lines ?? [buildNoticeLine({}, index)];
  const received_on = overrides.received_on ?? dayFromToday(-8);
  const person = personAt(index);
  const isIssued = status !== "draft";
  const isConfirmed = status === "confirmed" || status === "approved" || status === "paid";
  const isRegistered = index % 2 === 1;
  return {
    uid: uidOf("notice", index),
    number: isIssued ? `PN-2026-${String(index).padStart(4, "0")}` : null,
    company: {
      uid: "company_001",
      name: "つむぎ化粧品",
      address: "東京都渋谷区神宮前1-2-3 つむぎビル5階",
      registration_number: "T1234567890123",
    },
    payee: {
      name: person.real,
      address: "東京都渋谷区神宮前4-5-6",
      registration_number: isRegistered ? `T${String(1_000_000_000_000 + index)}` : "",
      managed_creator: {
        uid: uidOf("managed_creator", index),
        name: person.display,
        image: avatarUri(index),
      },
      entity_type: "individual",
      email: creatorEmailAt(index),
      bank_account: {
        bank_code: "0001",
        bank_name: "見本銀行",
        branch_code: "001",
        branch_name: "本店営業部",
        kind: "ordinary",
        number: String(1_234_560 + index),
        holder_kana: "ｻｻｷ ﾐｵ",
      },
    },
    project: { uid: "project_001", name: "冬の保湿ケア 2026" },
    status,
    confirmation: isConfirmed ? (isRegistered ? "explicit" : "deemed") : null,
    edition: 1,
    previous_uid: null,
    next_uid: null,
    lines,
    ...noticeTotals(lines, "floor"),
    by_rate: [...noticeTotals(lines, "floor").by_rate],
    received_on,
    due_on: dayFromToday(20 + index),
    legal_latest_on: legalLatestDay(received_on),
    issued_on: isIssued ? dayFromToday(-4) : null,
    deemed_confirmed_on: isIssued ? dayFromToday(3) : null,
    paid_on: status === "paid" ? dayFromToday(-1) : null,
    deductible_percent: isRegistered ? null : 70,
    note: "",
    dispute_comment: status === "disputed" ? "金額が依頼時の条件と異なります。" : "",
    history: historyOf(status),
    created_at: daysAgo(6),
    updated_at: daysAgo(1),
    version: 1,
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
