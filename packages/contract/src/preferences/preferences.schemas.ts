import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { text, timestamp, uid, version } from "../shared/wire.ts";
import { MAX_PROJECT_VIEWS, projectViews } from "./preferences.constants.ts";

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

/** Small settings that follow the person: send key of the chat, colour scheme, form of the creator search. */
export const personalSettings = z.strictObject({
  send_key: z.enum(["enter", "mod_enter"]).optional(),
  color_scheme: z.enum(["light", "dark", "system"]).optional(),
  creator_view: z.enum(["cards", "table"]).optional(),
  /** 今日やること: of the whole company, or of what the person answers for. */
  todo_scope: z.enum(["all", "mine"]).optional(),
  /** How each project's creators are shown, by the project's uid; of the projects seen last. */
  project_views: z
    .record(uid, z.enum(projectViews))
    .refine((views) => Object.keys(views).length <= MAX_PROJECT_VIEWS, "案件の数が多すぎます。")
    .optional(),
});
export type PersonalSettings = z.infer<typeof personalSettings>;

/** `table.creators` or `personal`. */
export const preferenceKey = z
  .string()
  .regex(/^(personal|table\.[a-z0-9_-]{1,60})$/, "設定の名前が正しくありません。");

export const preferenceValue = z.union([tablePreference, personalSettings]);
export type PreferenceValue = z.infer<typeof preferenceValue>;

/** The schema of the value kept under a key. */
export const preferenceValueOf = (key: string): z.ZodType<PreferenceValue> =>
  key.startsWith("table.") ? tablePreference : personalSettings;

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

/** What each call takes and answers. */
export const preferencesSchemas = {
  getPreference: {
    params,
    response: preference,
  },
  putPreference: {
    params,
    body: z.strictObject({ value: preferenceValue.nullable(), version: version.optional() }),
    response: preference,
  },
} satisfies SchemasByEndpoint;
