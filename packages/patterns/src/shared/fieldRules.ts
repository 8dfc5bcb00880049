import { type Field, type FieldKind, phoneNumberOf, postalCodeOf, toZengin, ZENGIN } from "@tsumugi/contract";
import { normalizeAddress, normalizeRegistrationNumber } from "@tsumugi/ui/format";

/** How a typed text is put in shape once it is left; a kind without one is kept as it was typed. */
export const normalizers: Partial<Record<FieldKind, (text: string) => string>> = {
  email: normalizeAddress,
  phone: (text) => phoneNumberOf(text) ?? text,
  postal_code: (text) => postalCodeOf(text) ?? text,
  registration_number: normalizeRegistrationNumber,
  url: normalizeAddress,
  digits: (text) => text.normalize("NFKC").replace(/[\s-]/g, ""),
  zengin: toZengin,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REGISTRATION = /^T\d{13}$/;

const WEB = /^https?:\/\/[^\s/]+\.[^\s]+$/;

/** Why a field cannot be left blank; undefined when it is not, or may be. */
export const blankProblem = ({ label, required }: Field, value: unknown): string | undefined =>
  required && String(value ?? "").trim() === ""
    ? `${label}が入力されていません。入力してください。`
    : undefined;

/** Why a text cannot be saved, cause then cure; undefined when it can. The form and the table ask the same. */
export function textProblem(field: Field, text: string): string | undefined {
  const { kind, label } = field;
  if (text.trim() === "") return blankProblem(field, text);
  if (kind === "email" && !EMAIL.test(text))
    return "メールアドレスの形式が正しくありません。例: hanako@example.jp";
  if (kind === "registration_number" && !REGISTRATION.test(text))
    return "登録番号は T と13桁の数字で入力してください。例: T9234567890123";
  if (kind === "url" && !WEB.test(text))
    return "URLの形式が正しくありません。https:// から入力してください。例: https://example.jp";
  if (kind === "digits" && !(text.length === field.length && /^\d+$/.test(text)))
    return `${label}は数字${field.length}桁で入力してください。`;
  if (kind === "phone" && phoneNumberOf(text) === undefined)
    return "電話番号は数字とハイフンで入力してください。例: 090-1234-5678";
  if (kind === "postal_code" && postalCodeOf(text) === undefined)
    return "郵便番号は7桁の数字で入力してください。例: 100-0001";
  if (kind === "zengin" && !ZENGIN.test(toZengin(text)))
    return "振込で使えない文字があります。カナ、英大文字、数字、空白と ( ) - . / で入力してください。";
  if (kind === "zengin" && toZengin(text).length > field.max)
    return `${field.max}文字以内で入力してください。`;
  return undefined;
}

/** The same of a number that is always set. */
export function quantityProblem(field: Extract<Field, { kind: "quantity" }>, value: unknown) {
  const { label, min, max, unit } = field;
  const isFine = typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
  return isFine ? undefined : `${label}は${min}${unit}から${max}${unit}までの数字で入力してください。`;
}
