import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "companies";

export const updateCompanyProfile = defineEndpoint("updateCompanyProfile", "/company/companies", {
  method: "PUT",
  slice,
  summary: "自社情報の更新",
  policy: policies.admin,
  errors: ["stale_version"],
});

/** What the settings page starts from; the specification has no call for reading it. */
export const getCompanyProfile = defineEndpoint("getCompanyProfile", "/company/profile", {
  method: "GET",
  slice,
  base: "",
  summary: "自社情報",
  policy: policies.member,
});

/** What was changed in a section, by whom. Bank numbers are shown by their last digits only. */
export const listCompanyChanges = defineEndpoint("listCompanyChanges", "/company/profile/changes", {
  method: "GET",
  slice,
  base: "",
  summary: "自社情報の変更の履歴",
  policy: policies.member,
  errors: ["forbidden"],
});

/**
 * `email`: one invitation, and `conflict` for a member or somebody invited. `emails`: what became of each address; all
 * go out or none does, and `seats_full` says how many seats are left.
 */
export const inviteMember = defineEndpoint("inviteMember", "/company/companies/invite_member", {
  method: "POST",
  slice,
  summary: "メンバーの招待",
  policy: policies.admin,
  status: 201,
  errors: ["seats_full", "conflict", "rate_limited"],
});

/** The older link ends, the role stays. An invitation that has expired needs a free seat again. */
export const reinviteMember = defineEndpoint("reinviteMember", "/company/companies/reinvite_member", {
  method: "PUT",
  slice,
  summary: "メンバー招待の再送",
  policy: policies.admin,
  errors: ["not_found", "seats_full", "rate_limited"],
});
