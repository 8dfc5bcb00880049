import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { personRef, requiredText, text, timestamp, uid, version } from "../shared/wire.ts";

const slice = "saved-views";

/** Lists that can keep views. */
export const viewLists = ["creators"] as const;
export type ViewList = (typeof viewLists)[number];

/** Views that one person, and the company together, may keep of one list. */
export const VIEW_LIMIT = 50;

/** A named filter of a list. Own to a person, or shared with the company. */
export const savedView = z.object({
  uid,
  list: z.enum(viewLists),
  name: z.string(),
  /** The page's own query string without `?`. */
  query: z.string(),
  is_shared: z.boolean(),
  /** The one this person's list opens with. */
  is_default: z.boolean(),
  owner: personRef.nullable(),
  /** Whether this person may change or delete it. */
  can_edit: z.boolean(),
  updated_at: timestamp,
  version,
});
export type SavedView = z.infer<typeof savedView>;

/** Views are a person's own, whatever the role and after the contract's end; sharing one is a write. */
const own = { ...policies.member, allowAfterContract: true } as const;

const viewName = requiredText(60, "ビューの名前");
const viewQuery = text(2000);

/** Own views and those shared in the company, by name. */
export const listSavedViews = defineEndpoint("/company/saved_views", {
  method: "GET",
  slice,
  base: "",
  summary: "保存したビューの一覧",
  policy: policies.member,
  query: z.strictObject({ list: z.enum(viewLists) }),
  response: z.object({ items: z.array(savedView) }),
});

export const createSavedView = defineEndpoint("/company/saved_views", {
  method: "POST",
  slice,
  base: "",
  summary: "ビューの保存",
  policy: own,
  body: z.strictObject({
    list: z.enum(viewLists),
    name: viewName,
    query: viewQuery,
    is_shared: z.boolean().default(false),
  }),
  response: savedView,
  status: 201,
  errors: ["forbidden", "conflict"],
});

/** Only what is given changes. `is_default` is this person's alone and needs no `version`. */
export const updateSavedView = defineEndpoint("/company/saved_views/{id}", {
  method: "PUT",
  slice,
  base: "",
  summary: "ビューの更新",
  policy: own,
  body: z.strictObject({
    name: viewName.optional(),
    query: viewQuery.optional(),
    is_shared: z.boolean().optional(),
    is_default: z.boolean().optional(),
    version: version.optional(),
  }),
  response: savedView,
  errors: ["not_found", "forbidden", "stale_version", "conflict", "invalid_request"],
});

export const deleteSavedView = defineEndpoint("/company/saved_views/{id}", {
  method: "DELETE",
  slice,
  base: "",
  summary: "ビューの削除",
  policy: own,
  errors: ["not_found", "forbidden"],
});
