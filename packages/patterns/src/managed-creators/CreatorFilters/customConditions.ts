import {
  type CustomCondition,
  type CustomFieldLook,
  customConditionText,
  customFieldOf,
  customOperators,
  dayWords,
  fieldWords,
  readCustomCondition,
} from "@tsumugi/contract";
import { isDay } from "@tsumugi/ui/format";

/** A condition without its field. */
export type OwnCondition = Omit<CustomCondition, "uid">;

/** How one field is asked for: both ends of a range belong to one way. */
export type Way = "has" | "range" | "in" | "empty" | "filled" | "yes" | "no";

const wayOf = (operator: OwnCondition["operator"]): Way =>
  operator === "min" || operator === "max" ? "range" : operator;

export const wayLabels: Readonly<Record<Way, string>> = {
  has: "含む",
  range: "範囲",
  in: "いずれか",
  empty: "空",
  filled: "空でない",
  yes: "はい",
  no: "いいえ",
};

/** The ways of a field, the most telling first. */
export const waysOf = ({ type }: Pick<CustomFieldLook, "type">): Way[] => [
  ...new Set(customOperators[type].map(wayOf)),
];

const read = (texts: readonly string[] = []) => texts.flatMap((text) => readCustomCondition(text) ?? []);

/** What is asked of one field. */
export const conditionsOf = (texts: readonly string[] | undefined, uid: string): CustomCondition[] =>
  read(texts).filter((condition) => condition.uid === uid);

/** The way in which a field is asked for, or the first that it has. */
export const wayIn = (field: CustomFieldLook, conditions: readonly OwnCondition[]): Way => {
  const ways = waysOf(field);
  return (
    conditions.map(({ operator }) => wayOf(operator)).find((way) => ways.includes(way)) ?? ways[0] ?? "filled"
  );
};

/** The list's conditions with these in place of all that were asked of the field; undefined where none is left. */
export function withConditions(
  texts: readonly string[] | undefined,
  uid: string,
  conditions: readonly OwnCondition[],
): readonly string[] | undefined {
  const others = read(texts).filter((condition) => condition.uid !== uid);
  const next = [...others, ...conditions.map((condition) => ({ ...condition, uid }))].map(
    customConditionText,
  );
  return next.length > 0 ? next : undefined;
}

/** 「24.5」, 「2026/11/01(日)」. An address may hold a day for a number, and the other way round. */
const boundWords = (field: CustomFieldLook, value: string) =>
  Number.isNaN(Number(value)) ? dayWords(value) : fieldWords(customFieldOf(field), Number(value));

function rangeWords(field: CustomFieldLook, bounds: readonly OwnCondition[]): string {
  const [from, to, ...more] = bounds.toSorted((a, b) => b.operator.localeCompare(a.operator));
  if (from?.operator === "min" && to?.operator === "max" && more.length === 0)
    return `${boundWords(field, from.value)}〜${boundWords(field, to.value)}`;
  return bounds
    .map(({ operator, value }) => {
      const [least, most] = isDay(value) ? ["以降", "以前"] : ["以上", "以下"];
      return `${boundWords(field, value)}${operator === "min" ? least : most}`;
    })
    .join("、");
}

function conditionWords(field: CustomFieldLook, { operator, value }: OwnCondition): string {
  if (operator === "has") return `「${value.trim()}」を含む`;
  if (operator !== "in") return wayLabels[wayOf(operator)];
  return field.options.find((option) => option.uid === value)?.label ?? "なくなった選択肢";
}

/** Conditions that are told, and taken away, in one: what the tag says, and those that stay without it. */
export interface CustomTag {
  readonly key: string;
  readonly label: string;
  /** Its field is one of those in use. */
  readonly isInUse: boolean;
  readonly rest: readonly string[] | undefined;
}

/**
 * Conditions on a company's own fields in words, in the order of the fields. `fields`: those in use; undefined while
 * they are not known. A condition on one of the `archived` or on none still narrows the list down, so it is told rather
 * than dropped: what is done with all that match must not reach more people than a link or a view meant.
 */
export function customTags(
  texts: readonly string[] | undefined,
  fields: readonly CustomFieldLook[] | undefined,
  archived: readonly CustomFieldLook[] = [],
): CustomTag[] {
  const byUid = Map.groupBy(read(texts), ({ uid }) => uid);
  const tag = (own: readonly CustomCondition[], label: string, isInUse = true): CustomTag => {
    const gone = new Set(own.map(customConditionText));
    const rest = texts?.filter((text) => !gone.has(text)) ?? [];
    return { key: `custom/${[...gone].join()}`, label, isInUse, rest: rest.length > 0 ? rest : undefined };
  };
  // What is asked comes first: on a phone the end of a tag is cut.
  const named = (field: CustomFieldLook, isInUse: boolean) => {
    const own = byUid.get(field.uid) ?? [];
    const note = isInUse ? "" : "（使われていない項目）";
    const bounds = own.filter(({ operator }) => wayOf(operator) === "range");
    return [
      ...(bounds.length > 0
        ? [tag(bounds, `${field.label}: ${rangeWords(field, bounds)}${note}`, isInUse)]
        : []),
      ...own
        .filter((condition) => !bounds.includes(condition))
        .map((condition) =>
          tag([condition], `${field.label}: ${conditionWords(field, condition)}${note}`, isInUse),
        ),
    ];
  };
  const known = (fields ?? []).flatMap((field) => named(field, true));
  const outOfUse = archived.flatMap((field) => named(field, false));
  const unknown = [...byUid]
    .filter(([uid]) => ![...(fields ?? []), ...archived].some((field) => field.uid === uid))
    .map(([, own]) => tag(own, fields ? "なくなった項目" : "自社の項目", false));
  return [...known, ...outOfUse, ...unknown];
}
