import * as z from "zod";
import { requiredLine } from "../shared/wire.ts";
import { customColumnTypes } from "./projectColumns.ts";

/** Two words are left out that every object has by itself: a row's values would answer them without a cell. */
export const columnKey = z
  .string()
  .regex(/^(?!(?:__proto__|constructor)$)[a-z0-9_]{1,40}$/, "列のキーの形式が正しくありません。");

/** A column of the project's table: built-in (`key` from the list) or custom (`type` says what it holds). */
export const projectColumn = z.strictObject({
  key: columnKey,
  label: requiredLine(40, "列名"),
  type: z.enum(customColumnTypes).nullable(),
  options: z.array(requiredLine(40, "選択肢")).max(30).default([]),
  hidden: z.boolean().default(false),
  /** px */
  width: z.int().min(48).max(800).nullable().default(null),
});
export type ProjectColumn = z.output<typeof projectColumn>;
