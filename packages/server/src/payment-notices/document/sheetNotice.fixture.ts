import { legalLatestDay, noticeTotals } from "@tsumugi/contract";
import type { SheetNotice } from "./printedWords.ts";

type Line = SheetNotice["lines"][number];

export const sheetLine = (over: Partial<Line> = {}): Line => ({
  description: "「冬の保湿ケア 2026」Instagram リール制作・投稿（1本）",
  transaction_on: "2026-11-20",
  transaction_ends_on: null,
  amount: 120_000,
  tax_rate: 10,
  withholding: true,
  withholding_reason: "個人への出演料のため",
  ...over,
});

/** A notice as it is frozen at the issue, its amounts made from the lines. */
export function sheetNotice(over: Partial<SheetNotice> = {}): SheetNotice {
  const lines = over.lines ?? [sheetLine()];
  const received_on = over.received_on ?? "2026-11-20";
  return {
    number: "PN-2026-0042",
    edition: 1,
    issuer: {
      kind: "company",
      name: "つむぎ化粧品株式会社",
      address: "〒150-0001 東京都渋谷区神宮前1-2-3 つむぎビル5階",
      registration_number: "T1234567890123",
      contact: {
        name: "佐藤 葵",
        department: "経理部",
        email: "keiri@tsumugi.example",
        phone: "03-1234-5678",
      },
    },
    payee: {
      kind: "creator",
      company_uid: null,
      name: "佐々木 美桜",
      honorific: "様",
      address: "〒150-0001 東京都渋谷区神宮前4-5-6",
      registration_number: "T1000000000001",
      registration_checked_on: "2026-11-02",
      entity_type: "individual",
      email: "mio@example.jp",
      bank_account: {
        bank_code: "0005",
        bank_name: "三菱UFJ銀行",
        branch_code: "135",
        branch_name: "渋谷支店",
        kind: "ordinary",
        number: "***4561",
        holder_kana: "ｻｻｷ ﾐｵ",
      },
    },
    subject: "冬の保湿ケア 2026",
    ...noticeTotals(lines, "floor"),
    received_on,
    due_on: "2026-12-31",
    legal_latest_on: legalLatestDay(received_on),
    issued_on: "2026-11-22",
    deemed_sentence:
      "2026年11月29日より前に誤りのある旨のご連絡がない場合には、記載内容のとおり確認があったものといたします。",
    note: "",
    ...over,
    lines,
  };
}
