import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "companies";

export const registerCompany = defineEndpoint("registerCompany", "/company/companies/regist", {
  method: "POST",
  slice,
  summary: "企業の登録（運営）",
  policy: policies.operator,
  status: 201,
});

export const listCompanies = defineEndpoint("listCompanies", "/company/companies", {
  method: "GET",
  slice,
  summary: "企業の一覧（運営）",
  policy: policies.operator,
});

/** Operators for any company, members for their own. */
export const listCompanyMembers = defineEndpoint("listCompanyMembers", "/company/companies/{id}/members", {
  method: "GET",
  slice,
  summary: "企業のメンバー",
  policy: policies.memberOrOperator,
  errors: ["not_found"],
});

export const updateContract = defineEndpoint("updateContract", "/company/companies/{id}/contract", {
  method: "PUT",
  slice,
  summary: "契約内容の変更（運営）",
  policy: policies.operator,
  errors: ["not_found", "stale_version", "seats_below_present"],
});

export const updateContractPeriod = defineEndpoint(
  "updateContractPeriod",
  "/company/companies/{id}/contract_period",
  {
    method: "PUT",
    slice,
    summary: "契約期間の変更（運営）",
    policy: policies.operator,
    errors: ["not_found", "stale_version"],
  },
);

/** Kept for 30 days, then erased. Answers the deleted company with `erase_on`. */
export const deleteCompany = defineEndpoint("deleteCompany", "/company/companies/{id}", {
  method: "DELETE",
  slice,
  summary: "企業の削除（運営）",
  policy: policies.operator,
  errors: ["not_found", "unpaid_notices"],
});

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

export const inviteCompany = defineEndpoint("inviteCompany", "/company/companies/invite", {
  method: "POST",
  slice,
  summary: "企業の招待（運営）",
  policy: policies.operator,
  status: 201,
  errors: ["rate_limited"],
});

/** Sends the link to the address of the first admin, as long as it has not been accepted. The older link ends. */
export const reinviteCompany = defineEndpoint("reinviteCompany", "/company/companies/{id}/reinvite", {
  method: "PUT",
  slice,
  summary: "企業招待の再送（運営）",
  policy: policies.operator,
  errors: ["not_found", "conflict", "rate_limited"],
});
