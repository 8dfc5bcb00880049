import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "custom-fields";

/** In their order, archived ones too. */
export const listCustomFields = defineEndpoint("listCustomFields", "/company/custom_fields", {
  method: "GET",
  slice,
  base: "",
  summary: "自社の項目の一覧",
  policy: policies.member,
  isSupplementary: true,
});

/** Whoever writes the records says what they hold, as with the columns of a project. */
export const createCustomField = defineEndpoint("createCustomField", "/company/custom_fields", {
  method: "POST",
  slice,
  base: "",
  summary: "自社の項目の作成",
  policy: policies.write,
  status: 201,
  errors: ["conflict"],
});

export const updateCustomField = defineEndpoint("updateCustomField", "/company/custom_fields/{id}", {
  method: "PUT",
  slice,
  base: "",
  summary: "自社の項目の変更",
  policy: policies.write,
  errors: ["not_found", "stale_version", "conflict"],
});

export const orderCustomFields = defineEndpoint("orderCustomFields", "/company/custom_field_order", {
  method: "PUT",
  slice,
  base: "",
  summary: "自社の項目の並べ替え",
  policy: policies.write,
  errors: ["conflict"],
});

export const getCustomFieldUse = defineEndpoint("getCustomFieldUse", "/company/custom_fields/{id}/use", {
  method: "GET",
  slice,
  base: "",
  summary: "自社の項目に値があるクリエイターの数",
  policy: policies.member,
  errors: ["not_found"],
});

/** With every value that creators hold in it. */
export const deleteCustomField = defineEndpoint("deleteCustomField", "/company/custom_fields/{id}", {
  method: "DELETE",
  slice,
  base: "",
  summary: "自社の項目の削除",
  policy: policies.write,
  errors: ["not_found"],
});
