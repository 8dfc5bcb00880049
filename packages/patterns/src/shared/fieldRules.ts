import type { Field, FieldKind } from "@tsumugi/contract";
import {
  normalizeAddress,
  normalizePhone,
  normalizePostalCode,
  normalizeRegistrationNumber,
} from "@tsumugi/ui/format";

/** How a typed text is put in shape once it is left; a kind without one is kept as it was typed. */
export const normalizers: Partial<Record<FieldKind, (text: string) => string>> = {
  email: normalizeAddress,
  phone: normalizePhone,
  postal_code: normalizePostalCode,
  registration_number: normalizeRegistrationNumber,
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REGISTRATION = /^T\d{13}$/;

/** Why a text cannot be saved, cause then cure; undefined when it can. The form and the table ask the same. */
export function textProblem({ kind, label, required }: Field, text: string): string | undefined {
  if (text.trim() === "") return required ? `${label}が入力されていません。入力してください。` : undefined;
  if (kind === "email" && !EMAIL.test(text))
    return "メールアドレスの形式が正しくありません。例: hanako@example.jp";
  if (kind === "registration_number" && !REGISTRATION.test(text))
    return "登録番号は T と13桁の数字で入力してください。例: T1234567890123";
  return undefined;
}
