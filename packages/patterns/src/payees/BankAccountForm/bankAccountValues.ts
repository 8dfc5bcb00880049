import { type BankAccountBody, fromJapanPost, JAPAN_POST_BANK, toZengin } from "@tsumugi/contract";

/** What the form holds: text as typed. */
export interface BankAccountValues {
  bank_code: string;
  bank_name: string;
  branch_code: string;
  branch_name: string;
  kind: BankAccountBody["kind"];
  number: string;
  holder_kana: string;
  /** Japan Post Bank by the symbol and number of the passbook. */
  symbol: string;
  passbook_number: string;
}

export const blankAccount: BankAccountValues = {
  bank_code: "",
  bank_name: "",
  branch_code: "",
  branch_name: "",
  kind: "ordinary",
  number: "",
  holder_kana: "",
  symbol: "",
  passbook_number: "",
};

const DIGITS = 7;
const plain = (text: string) => text.normalize("NFKC").replace(/[\s-]/g, "");

export const isJapanPost = ({ bank_code }: BankAccountValues): boolean => bank_code === JAPAN_POST_BANK;

/** The name as a bank file will hold it. */
export const holderPreview = ({ holder_kana }: BankAccountValues): string => toZengin(holder_kana);

/** What the passbook of Japan Post Bank means for other banks; null where it cannot be. */
export const japanPostAccount = ({ symbol, passbook_number }: BankAccountValues) =>
  fromJapanPost(plain(symbol), plain(passbook_number));

/** The body that the form stands for, or what is missing by field. Short account numbers get their zeros. */
export function accountBody(
  values: BankAccountValues,
): { body: BankAccountBody } | { problems: Partial<Record<string, string>> } {
  const problems: Partial<Record<string, string>> = {};
  const post = isJapanPost(values) ? japanPostAccount(values) : undefined;
  const number = plain(values.number);
  if (!values.bank_code) problems.bank_code = "銀行を選んでください。";
  else if (post === null) problems.symbol = "通帳の記号（5桁）と番号（末尾が1の最大8桁）を入力してください。";
  else if (post === undefined) {
    if (!values.branch_code) problems.branch_code = "支店を選んでください。";
    if (!/^\d{1,7}$/.test(number)) problems.number = "口座番号は7桁以内の数字で入力してください。";
  }
  if (holderPreview(values) === "") problems.holder_kana = "口座名義をカナで入力してください。";
  if (Object.keys(problems).length > 0) return { problems };
  const { bank_code, branch_code, kind, holder_kana } = values;
  const own = { branch_code, kind, number: number.padStart(DIGITS, "0") };
  return { body: { bank_code, holder_kana, ...(post ?? own) } };
}
