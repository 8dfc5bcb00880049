import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "preferences";

export const getPreference = defineEndpoint("getPreference", "/preferences/{key}", {
  method: "GET",
  slice,
  base: "",
  summary: "個人の表示設定",
  policy: policies.signedInCompany,
});

/** The last write wins unless `version` is given. `value: null` goes back to the defaults. */
export const putPreference = defineEndpoint("putPreference", "/preferences/{key}", {
  method: "PUT",
  slice,
  base: "",
  summary: "個人の表示設定の保存",
  policy: policies.signedInCompany,
  errors: ["stale_version"],
});
