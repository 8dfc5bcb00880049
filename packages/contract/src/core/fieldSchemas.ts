import * as z from "zod";
import {
  closedPeriod,
  datedRate,
  day,
  decimal,
  email,
  imageUrl,
  invoiceRegistrationNumber,
  optionalLine,
  optionalText,
  ownImage,
  personRef,
  phoneNumber,
  postalCode,
  requiredName,
  requiredText,
  text,
  timestamp,
  uid,
  webUrl,
  yen,
} from "../shared/wire.ts";
import { toZengin, ZENGIN } from "../shared/zengin.ts";
import { CUSTOM_TEXT_MAX, type CustomValues } from "./fieldEntries.ts";
import {
  type BodyKey,
  type BodyValue,
  bodyKeyOf,
  type EditableKey,
  editableNames,
  type Field,
  type Fields,
  type KeysWith,
} from "./fields.ts";
import { blankOf } from "./fieldValues.ts";
import { tagsOf } from "./tags.ts";

/** Of a company's own field, as a body brings it: what the field takes is known where the company is known. */
export const customValue = z.union([z.string().max(CUSTOM_TEXT_MAX), z.number(), z.boolean()]);

type Schema<T> = z.ZodType<T, T>;

/** Schemas of what is kept in tables of its own, by the name of the field. */
type Parts<T extends Fields, Kind extends string> = Readonly<Record<KeysWith<T, { kind: Kind }>, z.ZodType>>;

type BodySchema<T extends Fields, K extends keyof T, P> = K extends keyof P ? P[K] : Schema<BodyValue<T[K]>>;

type EditShape<T extends Fields, P> = {
  -readonly [K in EditableKey<T> as BodyKey<T, K>]: BodySchema<T, K, P>;
};

type CreateShape<T extends Fields, P> = {
  -readonly [K in EditableKey<T> as BodyKey<T, K>]: T[K] extends { required: true }
    ? BodySchema<T, K, P>
    : z.ZodDefault<BodySchema<T, K, P> extends z.ZodType ? BodySchema<T, K, P> : never>;
};

/** What a body may hold of a field: the one rule for forms, calls and files. */
export function bodySchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "multiline":
      return field.required ? requiredText(field.max, field.label) : optionalText(field.max);
    case "phone":
      return phoneNumber(field.max);
    case "postal_code":
      return postalCode;
    case "text":
      return field.required ? requiredName(field.max, field.label) : optionalLine(field.max);
    case "email":
      return z.union([z.literal(""), email]);
    case "url":
      return z.union([z.literal(""), webUrl]);
    case "digits":
      return z
        .string()
        .regex(
          new RegExp(`^(\\d{${field.length}})?$`),
          `${field.label}は半角数字${field.length}桁で入力してください。`,
        );
    case "zengin":
      return z
        .string()
        .overwrite(toZengin)
        .max(field.max, `${field.label}は${field.max}文字以内で入力してください。`)
        .regex(
          ZENGIN,
          `${field.label}に振込で使えない文字があります。カナ、英大文字、数字、空白と ( ) - . / で入力してください。`,
        );
    case "quantity":
      return z
        .int(`${field.label}は整数で入力してください。`)
        .min(field.min, `${field.label}は${field.min}${field.unit}以上にしてください。`)
        .max(field.max, `${field.label}は${field.max}${field.unit}以内にしてください。`);
    case "rates":
      return z
        .array(datedRate)
        .max(field.max, `${field.label}は${field.max}件以内にしてください。`)
        .refine(
          (rates) => new Set(rates.map(({ from }) => from)).size === rates.length,
          `${field.label}に同じ日付が2つあります。日付ごとに1つにしてください。`,
        );
    case "periods":
      return z
        .array(closedPeriod)
        .max(field.max, `${field.label}は${field.max}件以内にしてください。過ぎたものを外すと追加できます。`);
    case "registration_number":
      return invoiceRegistrationNumber;
    case "yen":
      return field.required ? yen : yen.nullable();
    case "count":
      return z.int().min(0).nullable();
    case "number":
      return decimal.nullable();
    case "day":
      return field.required ? day : day.nullable();
    case "time":
      return timestamp.nullable();
    case "yes_no":
      return z.boolean();
    case "choice":
      return z.enum(Object.keys(field.choices), `${field.label}を選択肢から選んでください。`);
    case "choices":
      return z.array(z.enum(Object.keys(field.choices))).max(Object.keys(field.choices).length);
    case "tags": {
      const { prefix } = field;
      const tags = z
        .array(requiredName(field.maxEach, field.label))
        .max(field.max)
        .overwrite((trimmed) => [...new Set(trimmed)]);
      // Several may be typed or pasted as one entry: they are counted and measured one by one.
      return prefix
        ? z
            .array(text(2_000))
            .max(200)
            .transform((typed) => tagsOf(typed, prefix))
            .pipe(tags)
        : tags;
    }
    case "member":
      return uid.nullable();
    case "genres":
      return z.array(uid).max(field.max);
    case "image":
      return ownImage.nullable();
    // What each of them may hold is known where the company is known.
    case "custom":
      return z.record(uid, customValue.nullable());
    case "accounts":
      throw new Error(`${field.label}: hand in the schema of its entries.`);
  }
}

function bodyShape(
  fields: Fields,
  parts: Readonly<Record<string, z.ZodType>>,
  wrap: (schema: z.ZodType, field: Field) => z.ZodType,
): Record<string, z.ZodType> {
  const entries = editableNames(fields).map((name) => {
    const field = fields[name] as Field;
    return [bodyKeyOf(fields, name), wrap(parts[name] ?? bodySchema(field), field)] as const;
  });
  return Object.fromEntries(entries);
}

/** Every field that a body can set, without defaults. `parts` are the schemas of fields that are lists of rows. */
export const editShape = <T extends Fields, P extends Parts<T, "accounts">>(fields: T, parts: P) =>
  bodyShape(fields, parts, (schema) => schema) as EditShape<T, P>;

/** The same for a new record: what is not required may be left out, and is blank then. */
export const createShape = <T extends Fields, P extends Parts<T, "accounts">>(fields: T, parts: P) =>
  bodyShape(fields, parts, (schema, field) =>
    field.required ? schema : schema.default(blankOf(field)),
  ) as CreateShape<T, P>;

type ShownValue<F> = F extends { kind: "member" }
  ? z.infer<typeof personRef> | null
  : F extends { kind: "custom" }
    ? CustomValues
    : BodyValue<F>;
type AnswerValue<F> = F extends { seenBy: string } ? ShownValue<F> | null : ShownValue<F>;

type AnswerShape<T extends Fields, P> = {
  -readonly [K in keyof T & string as T[K] extends { setBy: "product" } ? never : K]: K extends keyof P
    ? P[K]
    : Schema<AnswerValue<T[K]>>;
};

function answerSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "member":
      return personRef.nullable();
    case "tags":
      return z.array(z.string());
    case "rates":
      return z.array(datedRate);
    case "periods":
      return z.array(closedPeriod);
    case "quantity":
      return z.int();
    case "custom":
      return z.record(z.string(), customValue);
    case "yen":
    case "count":
    case "number":
    case "day":
    case "time":
    case "yes_no":
    case "choice":
    case "choices":
      return bodySchema(field);
    // What was taken from another site before it was refused is still an answer.
    case "image":
      return imageUrl.nullable();
    case "genres":
    case "accounts":
      throw new Error(`${field.label}: hand in the schema of its entries.`);
    default:
      return z.string();
  }
}

/** What not everybody who reads the record sees is null for the others. */
const shownSchema = (field: Field): z.ZodType =>
  field.seenBy ? answerSchema(field).nullable() : answerSchema(field);

/** Every field of the record itself as an answer shows it; the product's own figures are added beside. */
export function answerShape<T extends Fields, P extends Parts<T, "accounts" | "genres">>(
  fields: T,
  parts: P,
): AnswerShape<T, P> {
  const given: Readonly<Record<string, z.ZodType>> = parts;
  const entries = Object.entries(fields).flatMap(([name, field]) =>
    field.setBy === "product" ? [] : [[name, given[name] ?? shownSchema(field)] as const],
  );
  return Object.fromEntries(entries) as AnswerShape<T, P>;
}
