import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { personRef, requiredLine, text, timestamp, uid, version } from "../shared/wire.ts";
import { viewLists } from "./saved-views.constants.ts";

/** A named filter of a list with its columns. Own to a person, or shared with the company. */
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

const viewName = requiredLine(60, "ビューの名前");
/** The columns are part of it: up to 60 keys with their widths. */
const viewQuery = text(4000);

/** What each call takes and answers. */
export const savedViewsSchemas = {
  listSavedViews: {
    query: z.strictObject({ list: z.enum(viewLists) }),
    response: z.object({ items: z.array(savedView) }),
  },
  createSavedView: {
    body: z.strictObject({
      list: z.enum(viewLists),
      name: viewName,
      query: viewQuery,
      is_shared: z.boolean().default(false),
    }),
    response: savedView,
  },
  updateSavedView: {
    body: z.strictObject({
      name: viewName.optional(),
      query: viewQuery.optional(),
      is_shared: z.boolean().optional(),
      is_default: z.boolean().optional(),
      version: version.optional(),
    }),
    response: savedView,
  },
  deleteSavedView: {},
} satisfies SchemasByEndpoint;
