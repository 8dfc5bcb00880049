import { dayWords } from "../core/fieldWords.ts";
import { JST_AHEAD_MS } from "../shared/days.ts";
import { auditActionOf } from "./audit-logs.actions.ts";
import type { AuditDetailField } from "./auditFields.ts";

export interface AuditDetailWords {
  readonly label: string;
  readonly value: string;
}

/** `2026/11/20(金) 14:05` in Japan. */
function timeWords(value: string): string {
  const at = new Date(Date.parse(value) + JST_AHEAD_MS);
  return Number.isNaN(at.getTime()) ? value : `${dayWords(value)} ${at.toISOString().slice(11, 16)}`;
}

function oneWord(
  field: AuditDetailField,
  value: string,
  nameOf: (uid: string) => string | undefined,
): string {
  switch (field.kind) {
    case "choice":
    case "choices":
      return field.choices[value] ?? value;
    case "day":
      return dayWords(value);
    case "time":
      return timeWords(value);
    case "member":
      return nameOf(value) ?? "削除済みのメンバー";
    default:
      return value;
  }
}

/**
 * What an entry says beside its sentence, in the order of the declaration. `nameOf` knows the members of the company
 * and those who have left it.
 */
export function auditDetailWords(
  action: string,
  detail: Readonly<Record<string, unknown>>,
  nameOf: (uid: string) => string | undefined,
): AuditDetailWords[] {
  return Object.entries(auditActionOf(action)?.detail ?? {}).flatMap(([key, field]) => {
    const value = detail[key];
    if (!("label" in field) || value === null || value === undefined || value === "") return [];
    return [{ label: field.label, value: detailValue(field, value, nameOf) }];
  });
}

function detailValue(
  field: AuditDetailField,
  value: unknown,
  nameOf: (uid: string) => string | undefined,
): string {
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (typeof value === "number") return value.toLocaleString("ja-JP");
  if (!Array.isArray(value)) return oneWord(field, String(value), nameOf);
  return value.length === 0 ? "なし" : value.map((each) => oneWord(field, String(each), nameOf)).join("、");
}
