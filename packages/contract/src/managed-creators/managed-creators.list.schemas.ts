import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { CUSTOM_FIELD_LIMITS } from "../custom-fields/custom-fields.constants.ts";
import { customCondition, customSortSchema } from "../custom-fields/custom-fields.schemas.ts";
import {
  csvQuery,
  day,
  keyword,
  page,
  pageQuery,
  platform,
  queryFlag,
  queryList,
  queryNumber,
  text,
  uid,
} from "../shared/wire.ts";
import { emptiableFields, managedCreatorSorts, relationshipStages } from "./managed-creators.constants.ts";
import { managedCreator } from "./managed-creators.schemas.ts";

/** What narrows a list down; in a query string or, for bulk actions, in a body. */
const filterFields = {
  /** Over what the declaration calls searched, and handles, in any spelling: 髙橋 for 高橋, 山田花子 for 山田 花子. */
  keyword: keyword.optional(),
  genre: queryList(uid).optional(),
  platform: queryList(platform).optional(),
  follower_min: queryNumber.int().min(0).optional(),
  follower_max: queryNumber.int().min(0).optional(),
  tag: queryList(text(40)).optional(),
  owner: queryList(uid).optional(),
  stage: queryList(z.enum(relationshipStages)).optional(),
  /** 「含まない」: none of these values; who has no value at all is among them. */
  genre_not: queryList(uid).optional(),
  platform_not: queryList(platform).optional(),
  tag_not: queryList(text(40)).optional(),
  owner_not: queryList(uid).optional(),
  stage_not: queryList(z.enum(relationshipStages)).optional(),
  /** None of these words stands where a keyword is looked for. */
  keyword_not: keyword.optional(),
  /** Fields that hold nothing, and fields that hold something. */
  empty: queryList(z.enum(emptiableFields)).optional(),
  filled: queryList(z.enum(emptiableFields)).optional(),
  /** Conditions on the company's own fields, each `uid.operator` or `uid.operator.value`; `in` of one field is any of them. */
  custom: queryList(customCondition, CUSTOM_FIELD_LIMITS.conditions).optional(),
  connected: queryFlag.optional(),
  /** Last contact on these days in Japan, both included. */
  contact_from: day.optional(),
  contact_to: day.optional(),
  /** No contact for at least so many days, or never. */
  silent_days: queryNumber.int().min(1).max(3650).optional(),
  /** Competitor exclusion in force today, or not. */
  excluded: queryFlag.optional(),
  /** Whom this import registered or changed and has not taken back. */
  import_task: uid.optional(),
  archived: queryFlag.default(false),
};

/** The filters alone: what "all that match" means. */
export const managedCreatorFilter = z.strictObject(filterFields);
export type ManagedCreatorFilterBody = z.input<typeof managedCreatorFilter>;

/** By the company's own fields, too: blanks last both ways. By one that is out of use: as if nothing were said. */
export const managedCreatorSort = z
  .union([z.enum(managedCreatorSorts), customSortSchema])
  .default("-updated_at");

/** Filters are joined by AND, values within one filter by OR. */
export const managedCreatorListQuery = z.strictObject({
  ...pageQuery,
  ...csvQuery,
  ...filterFields,
  sort: managedCreatorSort,
  format: z.enum(["json", "csv"]).default("json"),
});
export type ManagedCreatorListQuery = z.input<typeof managedCreatorListQuery>;

export const managedCreatorList = page(managedCreator).extend({ total_is_capped: z.boolean().optional() });
export type ManagedCreatorList = z.infer<typeof managedCreatorList>;

/** What each call takes and answers. */
export const managedCreatorsListSchemas = {
  listManagedCreators: {
    query: managedCreatorListQuery,
    response: managedCreatorList,
  },
} satisfies SchemasByEndpoint;
