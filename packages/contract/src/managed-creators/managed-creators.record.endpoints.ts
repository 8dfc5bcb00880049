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

/**
 * Pairs of records that look like one person, the surest first; archived records and pairs that were found to be two
 * people are left out. What more than 6 records share, such as an agency's phone, says nothing of a person.
 */
export const listDuplicatePairs = defineEndpoint(
  "listDuplicatePairs",
  "/company/managed_creators/duplicate_pairs",
  {
    method: "GET",
    slice,
    base: "",
    summary: "重複の候補の一覧",
    policy: policies.write,
    isSupplementary: true,
  },
);

/** 「別人」: the pair is not asked about again, or with `is_different: false` it is. */
export const decideDuplicatePair = defineEndpoint(
  "decideDuplicatePair",
  "/company/managed_creators/duplicate_pairs",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "重複の候補を別人とする",
    policy: policies.write,
    errors: ["not_found"],
  },
);

export const getMergeImpact = defineEndpoint(
  "getMergeImpact",
  "/company/managed_creators/{id}/merge_impact",
  {
    method: "GET",
    slice,
    base: "",
    summary: "統合で引き継がれるもの",
    policy: policies.write,
    errors: ["not_found", "creator_merged", "conflict"],
  },
);

/** What an erasure would change beside the record, and where names may stay that somebody has to look at. */
export const getErasureImpact = defineEndpoint(
  "getErasureImpact",
  "/company/managed_creators/{id}/erasure_impact",
  {
    method: "GET",
    slice,
    base: "",
    summary: "個人情報の消去で変わるところ",
    policy: policies.admin,
    errors: ["not_found", "creator_merged"],
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
    errors: ["not_found", "creator_merged", "stale_version", "conflict"],
  },
);

/** Fees of the jobs with a creator, oldest first; refused to those who see no fees. */
export const listCreatorFees = defineEndpoint("listCreatorFees", "/company/managed_creators/{id}/fees", {
  method: "GET",
  slice,
  base: "",
  summary: "報酬の履歴",
  policy: { ...policies.member, roles: ["admin", "staff", "finance"] },
  errors: ["not_found", "creator_merged", "forbidden"],
});

/** What the form and the table offer as tags, the most used first, with the number of records. */
export const listCreatorTags = defineEndpoint("listCreatorTags", "/company/managed_creators/tags", {
  method: "GET",
  slice,
  base: "",
  summary: "使われているタグ",
  policy: policies.member,
  isSupplementary: true,
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
    errors: ["not_found", "creator_merged"],
  },
);
