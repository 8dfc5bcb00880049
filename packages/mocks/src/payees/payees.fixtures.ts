import type {
  Bank,
  BankAccount,
  BankAccountEnd,
  Payee,
  ReplyBankAccount,
  ReplyNotice,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { avatarUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";
import { buildPaymentNotice } from "../payment-notices/payment-notices.fixtures.ts";

/** A few real banks, as the table of codes names them. */
export const sampleBanks: readonly Bank[] = [
  { code: "0001", name: "みずほ", kana: "ミズホ" },
  { code: "0005", name: "三菱ＵＦＪ", kana: "ミツビシユ－エフジエイ" },
  { code: "0009", name: "三井住友", kana: "ミツイスミトモ" },
  { code: "0036", name: "楽天", kana: "ラクテン" },
  { code: "9900", name: "ゆうちょ", kana: "ユウチヨ" },
];

export const sampleBranches: readonly Bank[] = [
  { code: "210", name: "青山", kana: "アオヤマ" },
  { code: "211", name: "渋谷", kana: "シブヤ" },
  { code: "212", name: "神宮前", kana: "ジングウマエ" },
];

export const buildBankAccount = (overrides: Partial<BankAccount> = {}): BankAccount => ({
  bank_code: "0009",
  bank_name: "三井住友",
  branch_code: "211",
  branch_name: "渋谷",
  kind: "ordinary",
  number: "1234567",
  holder_kana: "ｻｻｷ ﾐｵ",
  ...overrides,
});

export const buildBankAccountEnd = (overrides: Partial<BankAccountEnd> = {}): BankAccountEnd => ({
  bank_name: "三井住友",
  branch_name: "渋谷",
  kind: "ordinary",
  number_end: "4567",
  ...overrides,
});

/** What paying a creator needs to know, as finance sees it. */
export const buildPayee = (overrides: Partial<Payee> = {}, index = nextIndex("payee")): Payee => ({
  managed_creator: {
    uid: uidOf("managed_creator", index),
    name: personAt(index).display,
    image: avatarUri(index),
  },
  has_bank_account: true,
  bank_account: buildBankAccount(),
  bank_account_changed: { at: daysAgo(40), by: null },
  pending_change: null,
  entity_type: "individual",
  withholding_default: true,
  withholding_reason: "個人への出演料・原稿料のため",
  registration: {
    number: "T7000012050002",
    standing: "verified",
    checked_on: dayFromToday(-19),
    checked_by: buildPersonRef({}, 1),
  },
  paid_by_year: [
    { year: 2026, count: 4, subtotal: 480_000, withholding: 49_008, payable: 478_992 },
    { year: 2025, count: 1, subtotal: 100_000, withholding: 10_210, payable: 99_790 },
  ],
  version: 2,
  ...overrides,
});

export const buildReplyBankAccount = (overrides: Partial<ReplyBankAccount> = {}): ReplyBankAccount => ({
  account: buildBankAccountEnd(),
  changed_at: daysAgo(40),
  pending: null,
  code_goes_to: "m***@example.jp",
  ...overrides,
});

/** A notice on the creator's page, issued and waiting for the answer unless said otherwise. */
export const buildReplyNotice = (
  overrides: Partial<ReplyNotice> = {},
  index = nextIndex("notice"),
): ReplyNotice => {
  const { history, deductible_percent, created_at, updated_at, ...notice } = buildPaymentNotice(
    { status: overrides.status ?? "issued" },
    index,
  );
  return { ...notice, ...overrides };
};
