import type {
  ArchivedNotice,
  PaymentStatement,
  TransferFile,
  TransferItem,
  TransferPreview,
  TransferResult,
  TransferResultRow,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { avatarUri } from "../core/images.ts";
import { personAt } from "../core/people.ts";

const numberOf = (index: number) => `PN-2026-${String(index).padStart(4, "0")}`;
const amountOf = (index: number) => 99_790 + index * 12_500;
const SHA256 = "3f0a6c1d9b5e4b7f8a2c0d1e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f5a";

export const buildTransferItem = (
  overrides: Partial<TransferItem> = {},
  index = nextIndex("transfer_item"),
): TransferItem => ({
  notice_uid: uidOf("notice", index),
  number: numberOf(index),
  payee_name: personAt(index).real,
  amount: amountOf(index),
  due_on: dayFromToday(7 + index),
  legal_latest_on: dayFromToday(37 + index),
  late: null,
  account: {
    bank_code: "0001",
    bank_name: "ﾐﾎﾝ",
    branch_code: "001",
    branch_name: "ﾎﾝﾃﾝ",
    kind: "ordinary",
    number: String(1_234_560 + index),
    holder: "ｻｻｷ ﾐｵ",
  },
  is_other_account: false,
  printed_account: null,
  converted: [{ field: "holder", entered: "ササキ　ミォ", written: "ｻｻｷ ﾐｵ", dropped: [], is_cut: false }],
  earlier: [],
  ...overrides,
});

const totalsOf = (items: readonly TransferItem[]) => ({
  count: items.length,
  amount: items.reduce((all, { amount }) => all + amount, 0),
});

/** Two that go, and one that has no bank account yet. */
export const buildTransferPreview = (overrides: Partial<TransferPreview> = {}): TransferPreview => {
  const items = overrides.items ?? [buildTransferItem({}, 1), buildTransferItem({}, 2)];
  return {
    items,
    skipped: [
      {
        notice_uid: uidOf("notice", 3),
        number: numberOf(3),
        payee_name: personAt(3).real,
        amount: amountOf(3),
        why: "account_missing",
        message:
          "振込先の口座が登録されていません。返信ページで入力してもらうか、支払先の画面で登録してください。",
      },
    ],
    blocked: [],
    debit_on: dayFromToday(7),
    totals: totalsOf(items),
    ...overrides,
  };
};

export const buildTransferFile = (
  overrides: Partial<TransferFile> = {},
  index = nextIndex("transfer_file"),
): TransferFile => ({
  uid: uidOf("transfer_file", index),
  name: `総合振込_${dayFromToday(7).replaceAll("-", "")}_${index}.txt`,
  debit_on: dayFromToday(7),
  totals: { count: 2, amount: amountOf(1) + amountOf(2) },
  sha256: SHA256,
  created_at: daysAgo(1),
  created_by: buildPersonRef({}, 1),
  notice_uids: [uidOf("notice", 1), uidOf("notice", 2)],
  paid: 0,
  refused: 0,
  withdrawn: null,
  ...overrides,
});

export const buildTransferResultRow = (
  overrides: Partial<TransferResultRow> = {},
  index = nextIndex("transfer_result_row"),
): TransferResultRow => ({
  row: index,
  outcome: "pays",
  message: "",
  bank_code: "0001",
  branch_code: "001",
  account_number: String(1_234_560 + index),
  holder: "ｻｻｷ ﾐｵ",
  amount: amountOf(index),
  notice: { uid: uidOf("notice", index), number: numberOf(index), payee_name: personAt(index).real },
  file: { uid: uidOf("transfer_file", 1), name: "総合振込_1.txt", debit_on: dayFromToday(0) },
  ...overrides,
});

/** One line of each outcome. */
export const buildTransferResult = (overrides: Partial<TransferResult> = {}): TransferResult => {
  const rows = overrides.rows ?? [
    buildTransferResultRow({}, 1),
    buildTransferResultRow({ outcome: "failed", message: "該当する口座がありません。" }, 2),
    buildTransferResultRow(
      {
        outcome: "unmatched",
        message: "口座と金額が一致する支払通知書がありません。",
        notice: null,
        file: null,
      },
      3,
    ),
  ];
  const count = (outcome: TransferResultRow["outcome"]) =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    format: "zengin",
    sha256: SHA256,
    paid_on: dayFromToday(0),
    rows,
    totals: {
      rows: rows.length,
      pays: count("pays"),
      amount: rows.reduce((all, row) => (row.outcome === "pays" ? all + row.amount : all), 0),
      failed: count("failed"),
      unmatched: count("unmatched"),
    },
    applied: null,
    ...overrides,
  };
};

export const buildPaymentStatement = (
  overrides: Partial<PaymentStatement> = {},
  index = nextIndex("payment_statement"),
): PaymentStatement => {
  const person = personAt(index);
  const subtotal = index * 40_000;
  return {
    managed_creator: {
      uid: uidOf("managed_creator", index),
      name: person.display,
      image: avatarUri(index),
    },
    name: person.real,
    address: "東京都渋谷区神宮前4-5-6",
    entity_type: "individual",
    registration_number: "",
    count: index,
    subtotal,
    tax: subtotal / 10,
    withholding_base: subtotal,
    withholding: Math.floor((subtotal * 1021) / 10_000),
    payable: subtotal + subtotal / 10 - Math.floor((subtotal * 1021) / 10_000),
    is_over_threshold: subtotal > 50_000,
    ...overrides,
  };
};

/** Of a company that was erased. */
export const buildArchivedNotice = (
  overrides: Partial<ArchivedNotice> = {},
  index = nextIndex("archived_notice"),
): ArchivedNotice => ({
  uid: uidOf("archived_notice", index),
  number: `PN-2025-${String(index).padStart(4, "0")}`,
  edition: 1,
  direction: "company_to_creator",
  status: "paid",
  company_name: "あおば食品",
  payee_name: personAt(index).real,
  payable: amountOf(index),
  transaction_on: dayFromToday(-200 - index),
  issued_on: dayFromToday(-195 - index),
  paid_on: dayFromToday(-160 - index),
  document_hash: SHA256,
  archived_at: daysAgo(30),
  keep_until: dayFromToday(3_850),
  ...overrides,
});
