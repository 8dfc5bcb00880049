import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "saved-views";

/** Views are a person's own, whatever the role and after the contract's end; sharing one is a write. */
const own = { ...policies.member, allowAfterContract: true } as const;

/** Own views and those shared in the company, by name. */
export const listSavedViews = defineEndpoint("listSavedViews", "/company/saved_views", {
  method: "GET",
  slice,
  base: "",
  summary: "保存したビューの一覧",
  policy: policies.member,
  isSupplementary: true,
});

export const createSavedView = defineEndpoint("createSavedView", "/company/saved_views", {
  method: "POST",
  slice,
  base: "",
  summary: "ビューの保存",
  policy: own,
  status: 201,
  errors: ["forbidden", "conflict"],
});

/** Only what is given changes. `is_default` is this person's alone and needs no `version`. */
export const updateSavedView = defineEndpoint("updateSavedView", "/company/saved_views/{id}", {
  method: "PUT",
  slice,
  base: "",
  summary: "ビューの更新",
  policy: own,
  errors: ["not_found", "forbidden", "stale_version", "conflict", "invalid_request"],
});

export const deleteSavedView = defineEndpoint("deleteSavedView", "/company/saved_views/{id}", {
  method: "DELETE",
  slice,
  base: "",
  summary: "ビューの削除",
  policy: own,
  errors: ["not_found", "forbidden"],
});
