import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { requiredText, text, timestamp, uid, version } from "../shared/wire.ts";

const slice = "preferences";

/** How one person sees one table: columns in order, pixels wide. */
export const tablePreference = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        id: z.string().max(100),
        hidden: z.boolean(),
        width: z.int().min(24).max(2000).nullable(),
      }),
    )
    .max(200),
  sort: text(100).nullable(),
  page_size: z.int().min(1).max(200).nullable(),
});
export type TablePreference = z.infer<typeof tablePreference>;

/** Named filters of a list. `query` is the page's own query string without `?`. */
export const savedViews = z.strictObject({
  views: z
    .array(z.strictObject({ uid, name: requiredText(60, "ビューの名前"), query: z.string().max(2000) }))
    .max(50, "保存できるビューは50件までです。不要なビューを削除してください。"),
});
export type SavedViews = z.infer<typeof savedViews>;

/** Small settings that follow the person: send key of the chat, colour scheme. */
export const personalSettings = z.strictObject({
  send_key: z.enum(["enter", "mod_enter"]).optional(),
  color_scheme: z.enum(["light", "dark", "system"]).optional(),
});
export type PersonalSettings = z.infer<typeof personalSettings>;

/** `table.creators`, `views.creators`, `personal`: the kind stands before the dot. */
export const preferenceKey = z
  .string()
  .regex(/^(personal|(table|views)\.[a-z0-9_-]{1,60})$/, "設定の名前が正しくありません。");

export const preferenceValue = z.union([tablePreference, savedViews, personalSettings]);
export type PreferenceValue = z.infer<typeof preferenceValue>;

/** The schema of the value kept under a key. */
export const preferenceValueOf = (key: string): z.ZodType<PreferenceValue> =>
  key.startsWith("table.") ? tablePreference : key.startsWith("views.") ? savedViews : personalSettings;

/** Own to the person and the active company. `value` null: nothing kept, the defaults hold. */
export const preference = z.object({
  key: preferenceKey,
  value: preferenceValue.nullable(),
  /** 0 while nothing is kept. */
  version: z.int().min(0),
  updated_at: timestamp.nullable(),
});
export type Preference = z.infer<typeof preference>;

const params = z.strictObject({ key: preferenceKey });

export const getPreference = defineEndpoint("/preferences/{key}", {
  method: "GET",
  slice,
  base: "",
  summary: "個人の表示設定",
  policy: policies.signedIn,
  params,
  response: preference,
});

/** The last write wins unless `version` is given. `value: null` goes back to the defaults. */
export const putPreference = defineEndpoint("/preferences/{key}", {
  method: "PUT",
  slice,
  base: "",
  summary: "個人の表示設定の保存",
  policy: policies.signedIn,
  params,
  body: z.strictObject({ value: preferenceValue.nullable(), version: version.optional() }),
  response: preference,
  errors: ["stale_version"],
});
