import { japanese, type Word } from "../words/word.ts";
import { formatInteger } from "./format.ts";
import { beyondNumbers, parseNumber } from "./normalize.ts";

export interface NumberLimits {
  /** 最小の数。 */
  min?: number;
  /** 最大の数。 */
  max?: number;
  /** 円, 人, %, 日: the unit after a limit in the message. */
  unit?: string;
  /** 小数点以下の桁数。既定は 0。 */
  decimals?: number;
}

/** 15 digits. */
const LARGEST = 999_999_999_999_999;

/** `1,234.5`: thousands in groups, the digits after the point as they are. */
export function showNumber(value: number): string {
  const [whole = "0", part] = String(Math.abs(value)).split(".");
  const text = formatInteger(Number(whole)) + (part === undefined ? "" : `.${part}`);
  return value < 0 ? `-${text}` : text;
}

/** Why a typed text is rejected and how to fix it; undefined if it is valid. */
export function numberProblem(
  text: string,
  { min, max, unit = "", decimals = 0 }: NumberLimits,
  word: Word = japanese,
): string | undefined {
  const value = parseNumber(text, decimals);
  if (value === null) return undefined;
  const limit = (number: number) => `${showNumber(number)}${unit}`;
  const beyond = value === undefined ? beyondNumbers(text) : 0;
  if (beyond > 0) {
    // Without a limit of its own a field holds what a number is kept with.
    return word("数が大きすぎます。{limit}以下で入力してください。", { limit: limit(max ?? LARGEST) });
  }
  if (beyond < 0) return word("{limit}以上で入力してください。", { limit: limit(min ?? -LARGEST) });
  if (value === undefined) {
    // Digits enough for any input, to tell 「12.5」 from 「十二」.
    const isNumber = parseNumber(text, 12) !== undefined;
    if (isNumber && decimals === 0) return word("小数は入力できません。整数で入力してください。");
    if (isNumber)
      return word("小数は第{count}位まで入力できます。桁を減らしてください。", { count: decimals });
    return word("数字として読み取れませんでした。「{example}」のように入力してください。", {
      example: decimals > 0 ? "12.5" : "50,000",
    });
  }
  if (min !== undefined && value < min) return word("{limit}以上で入力してください。", { limit: limit(min) });
  if (max !== undefined && value > max) return word("{limit}以下で入力してください。", { limit: limit(max) });
  return undefined;
}

/** One step up or down from a value (0 if blank), rounded to a multiple of the step, within the limits. */
export function stepNumber(
  value: number | null,
  by: number,
  { min, max, decimals = 0 }: NumberLimits,
): number {
  const step = Math.abs(by);
  const from = value ?? 0;
  const grid = by > 0 ? Math.floor(from / step + 1e-9) : Math.ceil(from / step - 1e-9);
  const next = Number(((grid + Math.sign(by)) * step).toFixed(decimals));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity) || 0;
}
