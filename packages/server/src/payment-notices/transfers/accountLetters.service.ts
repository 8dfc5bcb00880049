import type { TransferField, TransferItem } from "@tsumugi/contract";
import { bankReadings } from "../../payees/banks.service.ts";
import { type BankLetters, bankLetters } from "./bankLetters.ts";
import { type TransferAccount, WIDTHS } from "./transferRecords.ts";

type Converted = TransferItem["converted"][number];

/** An account in the letters of bank files. Names of banks come from their table: as typed they are mostly kanji. */
export async function accountLetters(account: TransferAccount, holderWidth: number) {
  const readings = await bankReadings(account.bank_code, account.branch_code);
  const texts: Record<TransferField, [entered: string, letters: BankLetters]> = {
    bank_name: [account.bank_name, bankLetters(readings?.bank ?? account.bank_name, WIDTHS.bank_name)],
    branch_name: [
      account.branch_name,
      bankLetters(readings?.branch ?? account.branch_name, WIDTHS.branch_name),
    ],
    holder: [account.holder, bankLetters(account.holder, holderWidth)],
  };
  const converted = Object.entries(texts).flatMap(([field, [entered, letters]]): Converted[] =>
    letters.written === entered ? [] : [{ field: field as TransferField, entered, ...letters }],
  );
  const written: TransferAccount = {
    ...account,
    bank_name: texts.bank_name[1].written,
    branch_name: texts.branch_name[1].written,
    holder: texts.holder[1].written,
  };
  return { written, converted };
}
