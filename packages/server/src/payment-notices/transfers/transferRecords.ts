import type { BankAccountType } from "@tsumugi/contract";

/** The file of 総合振込 as banks agreed on it (全銀協規定形式): records of 120 bytes, one byte a letter. */

export const RECORD_BYTES = 120;

/** Places of texts in a record. */
export const WIDTHS = { payer: 40, bank_name: 15, branch_name: 15, holder: 30 } as const;

/** Codes and letters as they are written: the texts have been through `bankLetters`. */
export interface TransferAccount {
  readonly bank_code: string;
  readonly bank_name: string;
  readonly branch_code: string;
  readonly branch_name: string;
  readonly kind: BankAccountType;
  readonly number: string;
  readonly holder: string;
}

export interface TransferPayment {
  readonly account: TransferAccount;
  readonly amount: number;
  /** Ours, of digits: banks hand it back with their answer. */
  readonly reference: string;
}

export interface TransferOrder {
  readonly client_code: string;
  readonly payer: TransferAccount;
  /** YYYY-MM-DD */
  readonly debit_on: string;
  readonly payments: readonly TransferPayment[];
}

/** Of the payee: 普通 1, 当座 2, 貯蓄 4. */
export const kindCodes: Record<BankAccountType, string> = { ordinary: "1", checking: "2", savings: "4" };
/** Of the payer there is no 貯蓄: その他 9. */
const payerKindCodes: Record<BankAccountType, string> = { ...kindCodes, savings: "9" };

/** Digits stand on the right behind zeros. */
function digits(value: number | string, width: number): string {
  const text = String(value);
  if (!/^\d*$/.test(text) || text.length > width)
    throw new Error(`${text} is not a number of ${width} digits.`);
  return text.padStart(width, "0");
}

/** Letters stand on the left before blanks. */
function letters(value: string, width: number): string {
  if (value.length > width) throw new Error(`"${value}" is longer than ${width} letters.`);
  return value.padEnd(width, " ");
}

const header = ({ client_code, payer, debit_on }: TransferOrder): string =>
  [
    "1",
    "21",
    "0",
    digits(client_code, 10),
    letters(payer.holder, WIDTHS.payer),
    digits(debit_on.slice(5).replace("-", ""), 4),
    digits(payer.bank_code, 4),
    letters(payer.bank_name, WIDTHS.bank_name),
    digits(payer.branch_code, 3),
    letters(payer.branch_name, WIDTHS.branch_name),
    payerKindCodes[payer.kind],
    digits(payer.number, 7),
    letters("", 17),
  ].join("");

const data = ({ account, amount, reference }: TransferPayment): string =>
  [
    "2",
    digits(account.bank_code, 4),
    letters(account.bank_name, WIDTHS.bank_name),
    digits(account.branch_code, 3),
    letters(account.branch_name, WIDTHS.branch_name),
    // Number of the clearing house: not used any more.
    digits(0, 4),
    kindCodes[account.kind],
    digits(account.number, 7),
    letters(account.holder, WIDTHS.holder),
    digits(amount, 10),
    // Neither the first transfer to this account nor a changed one: banks do not look at it.
    "0",
    digits(reference, 10),
    digits(0, 10),
    // By wire (電信).
    "7",
    " ",
    letters("", 7),
  ].join("");

const trailer = ({ payments }: TransferOrder): string =>
  [
    "8",
    digits(payments.length, 6),
    digits(
      payments.reduce((all, { amount }) => all + amount, 0),
      12,
    ),
    letters("", 101),
  ].join("");

const end = `9${letters("", RECORD_BYTES - 1)}`;

/** Records in their order: header, one per payment, trailer with the sums, end. */
export const transferRecords = (order: TransferOrder): string[] => [
  header(order),
  ...order.payments.map(data),
  trailer(order),
  end,
];
