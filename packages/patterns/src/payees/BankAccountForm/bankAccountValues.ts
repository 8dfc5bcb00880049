import { type BankAccountBody, fromJapanPost, JAPAN_POST_BANK, toZengin } from "@tsumugi/contract";

/** What the form holds: text as typed. */
export interface BankAccountValues {
  /** 銀行の 4 桁のコード。選んでいなければ空。 */
  bank_code: string;
  /** 選んだ銀行の名前。 */
  bank_name: string;
  /** 支店の 3 桁のコード。選んでいなければ空。ゆうちょ銀行では使いません。 */
  branch_code: string;
  /** 選んだ支店の名前。 */
  branch_name: string;
  /** 預金種目。 */
  kind: BankAccountBody["kind"];
  /** 口座番号。入力したままの文字です。 */
  number: string;
  /** 口座名義のカナ。入力したままの文字です。 */
  holder_kana: string;
  /** ゆうちょ銀行の通帳の記号。番号とともに、支店と口座番号の代わりになります。 */
  symbol: string;
  /** ゆうちょ銀行の通帳の番号。 */
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
