import { type CustomFieldLook, customConditionText, readCustomCondition } from "@tsumugi/contract";
import { isDay } from "@tsumugi/ui/format";
import { type OwnCondition, type Way, wayIn } from "./customConditions.ts";

/** What is typed and does not hold yet. */
export interface CustomDraft {
  readonly way: Way;
  readonly words: string;
  /** null: open; undefined: what is typed is no number, and `unreadable` says why. */
  readonly min: number | null | undefined;
  readonly max: number | null | undefined;
  readonly unreadable?: string | undefined;
}

const valueIn = (conditions: readonly OwnCondition[], wanted: OwnCondition["operator"]) =>
  conditions.find(({ operator }) => operator === wanted)?.value;

/** One end of a range; null where it is open, or holds what an address typed by hand got wrong. */
export function dayEnd(conditions: readonly OwnCondition[], end: "min" | "max"): string | null {
  const value = valueIn(conditions, end);
  return value !== undefined && isDay(value) ? value : null;
}

function numberEnd(conditions: readonly OwnCondition[], end: "min" | "max"): number | null {
  const value = Number(valueIn(conditions, end) ?? Number.NaN);
  return Number.isNaN(value) ? null : value;
}

/** What is asked of the field now, to be typed on. */
export const draftOf = (field: CustomFieldLook, conditions: readonly OwnCondition[]): CustomDraft => ({
  way: wayIn(field, conditions),
  words: valueIn(conditions, "has") ?? "",
  min: numberEnd(conditions, "min"),
  max: numberEnd(conditions, "max"),
});

/** The conditions that it stands for. What takes its value from choices or days is not typed. */
export function readDraft({ way, words, min, max }: CustomDraft): OwnCondition[] {
  if (way === "has") return [{ operator: way, value: words.trim() }];
  if (way === "empty" || way === "filled") return [{ operator: way, value: "" }];
  return [
    ...(typeof min === "number" ? [{ operator: "min" as const, value: String(min) }] : []),
    ...(typeof max === "number" ? [{ operator: "max" as const, value: String(max) }] : []),
  ];
}

/** Why it cannot be asked for, and what to do; undefined where it can. */
export function draftProblem({ uid }: CustomFieldLook, draft: CustomDraft): string | undefined {
  const { way, words, min, max } = draft;
  if (way === "has" && words.trim() === "") return "含む言葉が空です。探す言葉を入力してください。";
  if (way === "range") {
    if (min === undefined || max === undefined) return draft.unreadable;
    if (min === null && max === null) return "範囲が空です。以上か以下の数を入力してください。";
    if (min !== null && max !== null && min > max)
      return "上限が下限より小さくなっています。数を入れ替えてください。";
  }
  const isAsked = readDraft(draft).every((one) => readCustomCondition(customConditionText({ ...one, uid })));
  if (isAsked) return undefined;
  return way === "has"
    ? "言葉が長すぎます。短くしてください。"
    : "数の桁が多すぎます。15桁までで入力してください。";
}
