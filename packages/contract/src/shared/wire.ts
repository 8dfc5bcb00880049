import * as z from "zod";
import { isBlankText } from "./blankText.ts";
import { phoneNumberOf, postalCodeOf } from "./contactNumbers.ts";
import { daysBetween } from "./days.ts";
import { emailPattern } from "./emailAddress.ts";
import { features, mediaTypes, plans, platforms, roles } from "./enums.ts";
import { inOneLine } from "./inOneLine.ts";
import { DEFAULT_LIMIT, MAX_LIMIT } from "./paging.ts";

/** Wire types that every slice uses. Requests are strict objects, answers plain ones (unknown keys dropped). */

/** PostgreSQL cannot store NUL, and a lone surrogate would be replaced silently: both are refused. */
const isStorable = (value: string) => !value.includes("\u0000") && value.isWellFormed();

/** Text as typed, never normalised. `max` counts code points, as `textLength` and the counters of the screen do. */
export const text = (max: number, base = z.string()) =>
  base
    .max(max, `${max.toLocaleString("ja-JP")}文字以内で入力してください。`)
    .refine(isStorable, "使えない文字が含まれています。取り除いてください。");

/** Text that must hold something other than blanks. */
export const requiredText = (max: number, label = "この項目") => filled(text(max), label);

const filled = (schema: z.ZodString, label: string) =>
  schema.refine((value) => !isBlankText(value), `${label}を入力してください。`);

/** Text of one line. Pasted from a cell or a mail it may hold more: they become one, so that no list, header or mail breaks. */
export const line = (max: number) => text(max, z.string().overwrite(inOneLine));

/** What nobody sees is nothing: of a cell of blanks a file gives back an empty one. */
const seenOnly = (typed: string) => (isBlankText(typed) ? "" : typed);

/** Text, and one line of it, of a record that may hold nothing. */
export const optionalText = (max: number) => text(max, z.string().overwrite(seenOnly));
export const optionalLine = (max: number) =>
  text(
    max,
    z.string().overwrite((typed) => seenOnly(inOneLine(typed))),
  );

/** One line that must hold something other than blanks. */
export const requiredLine = (max: number, label = "この項目") => filled(line(max), label);

const LINK = /:\/\/|\bwww\./i;

/** A name that stands in mails to people who do not know its bearer: a link in it would be theirs to press. */
export const senderName = (label: string) =>
  requiredLine(100, label).refine(
    (name) => !LINK.test(name),
    `${label}にURLは使えません。取り除いてください。`,
  );

/**
 * A name by which records are found again: without blanks at its ends, which nobody sees and files do not keep. With
 * them, an export would come back as somebody new.
 */
export const requiredName = (max: number, label = "この項目") =>
  filled(
    text(
      max,
      z.string().overwrite((typed) => inOneLine(typed).trim()),
    ),
    label,
  );

const POSTAL_CODE = "郵便番号は7桁の数字で入力してください。例: 100-0001";

/** A Japanese postal code, kept as `100-0001` however it was typed; blank means none. */
export const postalCode = text(
  10,
  z.string().overwrite((typed) => postalCodeOf(typed) ?? inOneLine(typed)),
).refine((code) => code === "" || postalCodeOf(code) !== undefined, POSTAL_CODE);

/** The same where it must be given. */
export const requiredPostalCode = postalCode.refine((code) => code !== "", POSTAL_CODE);

const PHONE = "電話番号は数字とハイフンで入力してください。例: 090-1234-5678";

/** A phone number in half-width digits however it was typed; blank means none. */
export const phoneNumber = (max: number) =>
  text(
    max,
    z.string().overwrite((typed) => phoneNumberOf(typed) ?? inOneLine(typed)),
  ).refine((phone) => phone.trim() === "" || phoneNumberOf(phone) !== undefined, PHONE);

export const role = z.enum(roles);
export const feature = z.enum(features);
export const plan = z.enum(plans);
export const platform = z.enum(platforms);
export const mediaType = z.enum(mediaTypes);

/** A path of the app to go on to: `//host` and `https:` lead elsewhere. */
export const appPath = text(500).regex(/^\/(?![/\\])[^\s]*$/, "このサイトの中のアドレスを指定してください。");

/** An opaque id. */
export const uid = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, "IDの形式が正しくありません。");

/** A year outside this range is a typing error, and the database cannot store years before 1. */
const isOfOurTime = (text: string) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1900 && year <= 2999;
};
const OUR_TIME = "1900年から2999年までの日付を入力してください。";

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ offset: true }).refine(isOfOurTime, OUR_TIME);

/** A day in Japan, `YYYY-MM-DD`. */
export const day = z.iso.date("日付は YYYY-MM-DD の形で入力してください。").refine(isOfOurTime, OUR_TIME);

/** A percentage from a day on. */
export const datedRate = z.strictObject({
  from: day,
  percent: z
    .int("割合は整数で入力してください。")
    .min(0, "割合は0%以上にしてください。")
    .max(100, "割合は100%以下にしてください。"),
});

/** Longest time that a company is closed at a stretch: more is a year typed wrongly. */
const CLOSED_DAYS = 92;

/** Days on which a company does not work, both ends included. */
export const closedPeriod = z
  .strictObject({
    from: day,
    to: day,
    name: requiredLine(30, "休業の名前"),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "最後の日が最初の日より前です。最初の日以降の日付を選んでください。",
  })
  .refine(({ from, to }) => from > to || daysBetween(from, to) < CLOSED_DAYS, {
    path: ["to"],
    error: `1件の休業日は${CLOSED_DAYS}日までです。日付を確かめてください。`,
  });

/** Integer yen, never negative. */
export const yen = z
  .int("金額は整数で入力してください。")
  .min(0, "金額は0円以上で入力してください。")
  .max(9_999_999_999, "金額が大きすぎます。");

const MAX_DECIMAL = 999_999_999_999;

/** A number that a spreadsheet writes without an exponent: at most four digits behind the point. */
export const decimal = z
  .number("数字で入力してください。")
  .min(-MAX_DECIMAL, "数字が小さすぎます。")
  .max(MAX_DECIMAL, "数字が大きすぎます。")
  .overwrite((value) => Number(value.toFixed(4)));

export const email = z
  .email({
    pattern: emailPattern,
    error: "メールアドレスの形式が正しくありません。例: hanako@example.jp",
  })
  .max(254);

const IS_WEB = /^https?:\/\//i;

/** http or https only: a stored link is shown and clicked. */
export const webUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) =>
      IS_WEB.test(String(input))
        ? "URLの形が正しくありません。ページを開き、アドレス欄のURLをコピーして貼り付けてください。"
        : "http:// または https:// で始まるURLを入力してください。",
  })
  .max(2000);

/** An image that the product itself serves or a web address. */
export const imageUrl = z.string().max(2000);

/**
 * An image that somebody chooses for all to see. Only the product's own: from another address, the browsers of all who
 * see it would tell its owner when and where they looked.
 */
export const ownImage = imageUrl.regex(
  /^\/(?![/\\])\S*$/,
  "ほかのサイトの画像は使えません。画像のファイルを選んでください。",
);

export const count = z.int().min(0);

/** Version of an editable entity; a stale one answers 409 with the present state. */
export const version = z.int().min(1);

/** A number in a query string. What is said of no number is not said of one that is too large or too small. */
export const queryNumber = z.coerce.number<number | string>({
  error: ({ code, expected }) =>
    code === "invalid_type" && expected === "number" ? "数値で指定してください。" : undefined,
});

/** `limit` and `cursor` of every list. The cursor is opaque: hand back what `next_cursor` gave. */
export const pageQuery = {
  limit: queryNumber.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  cursor: z.string().max(500).optional(),
};

/** Keyword of a search; blank means none. */
export const keyword = text(200).transform((value) => value.trim() || undefined);

/** `true`/`false` in a query string. */
export const queryFlag = z.union([
  z.boolean(),
  z.enum(["true", "false"]).transform((value) => value === "true"),
]);

/** A query key that may repeat; one value becomes a list of one. */
export const queryList = <T extends z.ZodType>(item: T, max = 50) =>
  z.union([z.array(item).max(max), item.transform((value) => [value])]);

/** `{ items, next_cursor, total }`. `total` counts all that match, not this page. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable(), total: count });

/** Encoding of a CSV answer; UTF-8 carries a BOM so that Excel reads it. */
export const csvQuery = {
  encoding: z.enum(["utf-8", "shift_jis"]).default("utf-8"),
};

/** A person as shown beside an entity. */
export const personRef = z.object({ uid, name: z.string(), image: imageUrl.nullable() });
export type PersonRef = z.infer<typeof personRef>;

/** A JSON value inside a multipart field; also accepts the value itself, which the client encodes. */
export const jsonField = <T extends z.ZodType>(schema: T) =>
  z.union([
    schema,
    z
      .string()
      .max(200_000)
      .transform((value, context): unknown => {
        try {
          return JSON.parse(value);
        } catch {
          context.addIssue({ code: "custom", message: "JSON として読み取れません。" });
          return z.NEVER;
        }
      })
      .pipe(schema),
  ]);

/** Qualified invoice issuer's number, or blank. */
export const invoiceRegistrationNumber = z
  .string()
  .regex(/^(T\d{13})?$/, "登録番号は T と13桁の数字で入力してください。例: T9234567890123");

/** Why something was done; kept with the audit row. */
export const reason = requiredText(500, "理由");

/** Body of every non-ok answer. `fields` maps a body path (`accounts.0.url`) to its message. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Number to quote in an inquiry; also the `x-request-id` header. */
  request_id: z.string().optional(),
  /** The present state of the entity, where a `stale_version` or duplicate is answered. */
  current: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
