/** What a field of a company's own holds: of the types that the columns of a project have, those that a person needs. */
export const customFieldTypes = ["text", "number", "date", "select", "check"] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

/** `fields` counts archived ones, too; the lengths are characters. Of a list: `conditions` at once, each so long. */
export const CUSTOM_FIELD_LIMITS = {
  fields: 30,
  options: 50,
  label: 40,
  option: 40,
  conditions: 60,
  condition: 280,
} as const;

/** How a list narrows down by one field. Which of them a type has: `customOperators`. */
export const customOperators = {
  text: ["has", "empty", "filled"],
  number: ["min", "max", "empty", "filled"],
  date: ["min", "max", "empty", "filled"],
  select: ["in", "empty", "filled"],
  check: ["yes", "no", "empty"],
} as const satisfies Record<CustomFieldType, readonly string[]>;
export type CustomOperator = (typeof customOperators)[CustomFieldType][number];

/** A field of a company's own among those of the product: in files, history, merges and tables. */
export type CustomKey = `custom-${string}`;

/** Orders of a list by one of them. */
export type CustomSort = CustomKey | `-${CustomKey}`;
export const CUSTOM_SORT = /^-?custom-[A-Za-z0-9_-]{1,64}$/;

/** Field, operator, and what the operator needs: nothing, words or an option, a number or a day. */
export const CUSTOM_CONDITION =
  /^([A-Za-z0-9_-]{1,64})\.(?:(empty|filled|yes|no)|(has|in)\.(.{1,200})|(min|max)\.(-?\d{1,15}(?:\.\d{1,4})?|\d{4}-\d{2}-\d{2}))$/su;
