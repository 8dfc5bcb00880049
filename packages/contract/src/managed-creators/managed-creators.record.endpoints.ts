import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "managed-creators";

/** At most 5 records that may be the same person, the most likely first. Archived records are included. */
export const findDuplicates = defineEndpoint("findDuplicates", "/company/managed_creators/duplicates", {
  method: "GET",
  slice,
  base: "",
  summary: "重複の候補",
  policy: policies.member,
});

export const getMergeImpact = defineEndpoint(
  "getMergeImpact",
  "/company/managed_creators/{id}/merge_impact",
  {
    method: "GET",
    slice,
    base: "",
    summary: "統合で引き継がれるもの",
    policy: policies.write,
    errors: ["not_found", "conflict"],
  },
);

/** Two records of one person become one; everything that hangs on the absorbed one follows, in one transaction. */
export const mergeManagedCreators = defineEndpoint(
  "mergeManagedCreators",
  "/company/managed_creators/{id}/merge",
  {
    method: "POST",
    slice,
    base: "",
    summary: "管理クリエイターの統合",
    policy: policies.write,
    errors: ["not_found", "stale_version", "conflict"],
  },
);

/** Fees of the jobs with a creator, oldest first; refused to those who see no fees. */
export const listCreatorFees = defineEndpoint("listCreatorFees", "/company/managed_creators/{id}/fees", {
  method: "GET",
  slice,
  base: "",
  summary: "報酬の履歴",
  policy: { ...policies.member, roles: ["admin", "staff", "finance"] },
  errors: ["not_found", "forbidden"],
});

/** What the form and the table offer as tags, the most used first, with the number of records. */
export const listCreatorTags = defineEndpoint("listCreatorTags", "/company/managed_creators/tags", {
  method: "GET",
  slice,
  base: "",
  summary: "使われているタグ",
  policy: policies.member,
});

/** Projects of a creator and the rooms to talk in, newest first. `dm_room_uid` null: none yet. */
export const listCreatorProjects = defineEndpoint(
  "listCreatorProjects",
  "/company/managed_creators/{id}/projects",
  {
    method: "GET",
    slice,
    base: "",
    summary: "クリエイターの案件",
    policy: policies.member,
    errors: ["not_found"],
  },
);
