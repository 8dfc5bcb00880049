import { JST_AHEAD_MS } from "../shared/days.ts";
import { platformLabels } from "../shared/enums.ts";
import type { ClosedPeriod, CustomValues, DatedRate } from "./fieldEntries.ts";
import type { Field } from "./fields.ts";

interface Named {
  readonly name: string;
}

/** An account as far as it is named; a number of followers is said where it is given. */
export interface AccountWords {
  readonly platform: string;
  readonly handle: string;
  readonly follower_count?: number | null;
}

/** A value of a field as an answer or a body holds it. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Named
  | CustomValues
  | readonly (string | Named | AccountWords | DatedRate | ClosedPeriod)[];

export interface WordsOptions {
  /** Name of a member or a genre that the value holds by uid; undefined where nobody knows it. */
  readonly nameOf?: (uid: string) => string | undefined;
  /** Between the entries of a list. */
  readonly separator?: string;
}

/** `¥12,000`. */
export const yenWords = (value: number): string => `¥${value.toLocaleString("ja-JP")}`;

/** `2026/11/20(金)` of a day `YYYY-MM-DD` or of an instant, in Japan. */
export function dayWords(value: string): string {
  const isDay = value.length === 10;
  const at = new Date(isDay ? Date.parse(`${value}T00:00:00Z`) : Date.parse(value) + JST_AHEAD_MS);
  if (Number.isNaN(at.getTime())) return value;
  const day = at.toISOString().slice(0, 10).replaceAll("-", "/");
  return `${day}(${"日月火水木金土"[at.getUTCDay()]})`;
}

const platformNames: Readonly<Record<string, string>> = platformLabels;

function accountWords({ platform, handle, follower_count }: AccountWords): string {
  const followers = follower_count == null ? "" : `（${follower_count.toLocaleString("ja-JP")}人）`;
  return `${platformNames[platform] ?? platform} @${handle}${followers}`;
}

/** `2026/10/01(木)から70%`. */
export const rateWords = ({ from, percent }: DatedRate): string => `${dayWords(from)}から${percent}%`;

/** `夏季休業 2026/08/12(水)〜2026/08/14(金)`. */
export const periodWords = ({ from, to, name }: ClosedPeriod): string =>
  `${name} ${dayWords(from)}${to === from ? "" : `〜${dayWords(to)}`}`;

type Entry = string | Named | AccountWords | DatedRate | ClosedPeriod;

function entryWords(field: Field, entry: Entry, options: WordsOptions): string {
  if (typeof entry !== "string") {
    if ("percent" in entry) return rateWords(entry);
    if ("from" in entry) return periodWords(entry);
    return "name" in entry ? entry.name : accountWords(entry);
  }
  if (field.kind === "choices") return field.choices[entry] ?? entry;
  if (field.kind === "tags" && field.prefix) return `${field.prefix}${entry}`;
  return options.nameOf?.(entry) ?? entry;
}

const isList = (value: object | string): value is readonly Entry[] => Array.isArray(value);

/**
 * A value as people read it, blank where there is none: the same words in history, dialogs, tables and messages.
 * A choice that this version does not know is named by its code, one that a company removed in the field's words for it.
 */
export function fieldWords(field: Field, value: FieldValue, options: WordsOptions = {}): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") {
    const [yes, no] = (field.kind === "yes_no" && field.words) || ["する", "しない"];
    return value ? yes : no;
  }
  if (typeof value === "number") {
    if (field.kind === "yen") return yenWords(value);
    return `${value.toLocaleString("ja-JP", { maximumFractionDigits: 4 })}${field.kind === "quantity" ? field.unit : ""}`;
  }
  if (isList(value))
    return value.map((entry) => entryWords(field, entry, options)).join(options.separator ?? "、");
  // What a company's own fields hold has words one by one, under their declarations.
  if (typeof value !== "string") return typeof value.name === "string" ? value.name : "";
  switch (field.kind) {
    case "choice":
      return field.choices[value] ?? field.gone ?? value;
    case "day":
    case "time":
      return dayWords(value);
    case "member":
      return options.nameOf?.(value) ?? value;
    default:
      return value;
  }
}
