import type { Schema } from "@tsumugi/contract";
import * as z from "zod";
import { AppError } from "./errors.ts";

const amount = (value: unknown) => Number(value).toLocaleString("ja-JP");

/** Zod's own messages name types; people need to know what to enter. Messages in a schema take precedence. */
function message(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined || issue.input === null) return "入力してください。";
    if (issue.expected === "int") return "整数で入力してください。";
    return issue.expected === "number" ? "数値で入力してください。" : "形式が正しくありません。";
  }
  if (issue.code === "too_big") {
    const most = amount(issue.maximum);
    if (issue.origin === "string") return `${most}文字以内で入力してください。`;
    if (issue.origin === "array") return `${most}件以内で指定してください。`;
    return `${most}以下で入力してください。`;
  }
  if (issue.code === "too_small") {
    const least = amount(issue.minimum);
    if (issue.origin === "string")
      return issue.minimum === 1 ? "入力してください。" : `${least}文字以上で入力してください。`;
    if (issue.origin === "array") return `${least}件以上指定してください。`;
    return `${least}以上で入力してください。`;
  }
  if (issue.code === "invalid_value") return "選択肢の中から指定してください。";
  if (issue.code === "unrecognized_keys") return "この項目は受け付けていません。";
  return undefined;
}

z.config({ ...z.locales.ja(), customError: message });

/** Nobody corrects more at once; a name that somebody made up is not repeated at length. */
const MAX_FIELDS = 100;
const MAX_NAME = 100;

/** Issues → `accounts.0.url` → message. Of a union's branches the one that came closest speaks. */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  prefix: PropertyKey[] = [],
): Record<string, string> {
  const fields: Record<string, string> = {};
  let left = MAX_FIELDS;
  const add = (path: PropertyKey[], text: string) => {
    const name = path.map(String).join(".").slice(0, MAX_NAME);
    if (fields[name] !== undefined || left === 0) return;
    fields[name] = text;
    left--;
  };
  for (const issue of issues) {
    const path = [...prefix, ...issue.path];
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, MAX_FIELDS)) add([...path, key], issue.message);
    } else if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const closest = [...issue.errors].sort((a, b) => distance(a) - distance(b))[0] ?? [];
      for (const [key, text] of Object.entries(fieldMessages(closest, path))) fields[key] ??= text;
    } else {
      add(path, issue.message);
    }
  }
  return fields;
}

/** A branch that failed on the type itself is further away than one that failed inside. */
const distance = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.code === "invalid_type" && issue.path.length === 0 ? 100 : 1),
    0,
  );

/** Every schema of the contract is a zod schema; `Schema` only hides the type's bulk from the compiler. */
const asZod = (schema: Schema): z.ZodType => schema as z.ZodType;

/** Parses what came in. @throws AppError invalid_request with a message per field. */
export function parseInput(schema: Schema, value: unknown): unknown {
  const parsed = asZod(schema).safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_request", { fields: fieldMessages(parsed.error.issues) });
}

/** Encodes what goes out; keys that the contract does not name are dropped. Throws where a handler is wrong. */
export const encodeOutput = (schema: Schema, value: unknown): unknown => z.encode(asZod(schema), value);
