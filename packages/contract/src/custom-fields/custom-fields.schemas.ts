import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, requiredName, text, timestamp, uid, version } from "../shared/wire.ts";
import {
  CUSTOM_CONDITION,
  CUSTOM_FIELD_LIMITS,
  CUSTOM_SORT,
  type CustomKey,
  type CustomSort,
  customFieldTypes,
} from "./custom-fields.constants.ts";

const { fields, options, label, option, condition } = CUSTOM_FIELD_LIMITS;

/** A field of the company's own where one of the product could stand, too: `custom-` and its uid. */
export const customKeySchema = z
  .string()
  .regex(/^custom-[A-Za-z0-9_-]{1,64}$/, "項目の指定が正しくありません。") as unknown as z.ZodType<
  CustomKey,
  CustomKey
>;

/** One that is out of use, or that nobody has, puts no list in order. */
export const customSortSchema = z
  .string()
  .regex(CUSTOM_SORT, "並び順の指定が正しくありません。") as unknown as z.ZodType<CustomSort, CustomSort>;

/** `uid.min.24.5`: one condition of a list on one field. */
export const customCondition = text(condition).regex(
  CUSTOM_CONDITION,
  "項目の条件の形式が正しくありません。",
);

/** A choice of a field: values name it by uid, so that it can be renamed. */
const customOption = z.object({ uid, label: z.string() });

/** A field that a company made for its creators. */
export const customField = z.object({
  uid,
  label: z.string(),
  type: z.enum(customFieldTypes),
  /** Of a select, in their order; of the others none. */
  options: z.array(customOption),
  /** Out of sight everywhere, with its values kept; null: in use. */
  archived_at: timestamp.nullable(),
  version,
});
export type CustomField = z.infer<typeof customField>;

const fieldLabel = requiredName(label, "項目の名前");
/** One without uid is new. */
const optionBodies = z
  .array(z.strictObject({ uid: uid.optional(), label: requiredName(option, "選択肢") }))
  .max(options, `選択肢は${options}個までです。減らしてください。`);

const items = z.object({ items: z.array(customField) });

/** What each call takes and answers. */
export const customFieldsSchemas = {
  listCustomFields: { response: items },
  createCustomField: {
    body: z.strictObject({
      label: fieldLabel,
      type: z.enum(customFieldTypes),
      options: optionBodies.default([]),
    }),
    response: customField,
  },
  updateCustomField: {
    body: z.strictObject({
      label: fieldLabel.optional(),
      options: optionBodies.optional(),
      is_archived: z.boolean().optional(),
      version,
    }),
    response: customField,
  },
  orderCustomFields: {
    /** All fields of the company, archived ones too, in their new order. */
    body: z.strictObject({
      uids: z.array(uid).max(fields),
      /** The order that was read: where it is another one by now, nothing is changed. */
      before: z.array(uid).max(fields).optional(),
    }),
    response: items,
  },
  getCustomFieldUse: {
    /** Creators that hold a value, archived ones too, and of a select how many hold each option. */
    response: z.object({ creators: count, options: z.record(z.string(), count) }),
  },
  deleteCustomField: {},
} satisfies SchemasByEndpoint;
