import { type CompanyColor, noticeTotals } from "@tsumugi/contract";
import type { NoticeView } from "../notices.presenter.ts";
import { maskedAccount } from "../printedNotice.ts";
import type { SheetNotice } from "./printedWords.ts";

/** Darker shades of the company's color: they have to be read on paper. */
const accents: Record<CompanyColor, string> = {
  auto: "#1f5483",
  ai: "#1f5483",
  kaki: "#ad4a1c",
  asagi: "#17666a",
  fuji: "#664698",
  yamabuki: "#835b06",
  tokiwa: "#286942",
};

export const accentOf = (color: CompanyColor): string => accents[color];

/** What is printed: the frozen document of an issued notice, and a draft as it would be frozen now. */
export function sheetOf({ row, issuer, payee, project, lines }: NoticeView): SheetNotice {
  if (row.document) return row.document;
  const { bank_account } = payee;
  return {
    number: null,
    edition: row.edition,
    issuer,
    payee: {
      ...payee,
      bank_account: maskedAccount(bank_account),
    },
    subject: project?.name ?? "",
    lines,
    ...noticeTotals(lines, row.tax_rounding),
    received_on: row.received_on,
    due_on: row.due_on,
    legal_latest_on: row.legal_latest_on,
    issued_on: null,
    deemed_sentence: "",
    note: row.note,
  };
}
