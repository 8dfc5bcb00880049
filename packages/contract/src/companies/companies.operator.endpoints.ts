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

/** What the company's page starts from; deleted ones too, until they are erased. */
export const getCompany = defineEndpoint("getCompany", "/company/companies/{id}", {
  method: "GET",
  slice,
  base: "",
  summary: "企業の詳細（運営）",
  policy: policies.operator,
  errors: ["not_found"],
});

/** Operators for any company, members for their own. That an operator looked is recorded for the company's admin. */
export const listCompanyMembers = defineEndpoint("listCompanyMembers", "/company/companies/{id}/members", {
  method: "GET",
  slice,
  summary: "企業のメンバー",
  policy: policies.memberOrOperator,
  errors: ["not_found"],
});

/**
 * For a member who has lost both device and recovery codes. By an admin of the company for a colleague who belongs to no
 * other one, by operators for anybody. Every sign-in of the member ends; the password is asked for as before.
 */
export const resetMemberSecondFactor = defineEndpoint(
  "resetMemberSecondFactor",
  "/company/companies/{id}/users/{user_uid}/second_factor",
  {
    method: "DELETE",
    slice,
    base: "",
    summary: "メンバーの2段階認証のリセット",
    policy: { ...policies.memberOrOperator, roles: ["admin"], allowAfterContract: true },
    errors: ["not_found", "conflict", "external_account"],
  },
);

export const listCompanyHistory = defineEndpoint("listCompanyHistory", "/company/companies/{id}/history", {
  method: "GET",
  slice,
  base: "",
  summary: "企業の契約の履歴（運営）",
  policy: policies.operator,
  errors: ["not_found"],
});

export const getCompanyImpact = defineEndpoint("getCompanyImpact", "/company/companies/{id}/impact", {
  method: "GET",
  slice,
  base: "",
  summary: "企業の削除で影響を受けるもの（運営）",
  policy: policies.operator,
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

export const renameCompany = defineEndpoint("renameCompany", "/company/companies/{id}/name", {
  method: "PUT",
  slice,
  base: "",
  summary: "企業名の変更（運営）",
  policy: policies.operator,
  errors: ["not_found", "stale_version"],
});

/** Kept for 30 days, then erased. Answers the deleted company with `erase_on`. */
export const deleteCompany = defineEndpoint("deleteCompany", "/company/companies/{id}", {
  method: "DELETE",
  slice,
  summary: "企業の削除（運営）",
  policy: policies.operator,
  errors: ["not_found", "stale_version", "unpaid_notices"],
});

/** Until the day of erasure; `conflict` where it is not deleted, or where that day has come. */
export const restoreCompany = defineEndpoint("restoreCompany", "/company/companies/{id}/restore", {
  method: "PUT",
  slice,
  base: "",
  summary: "削除した企業の復元（運営）",
  policy: policies.operator,
  errors: ["not_found", "stale_version", "conflict"],
});

export const inviteCompany = defineEndpoint("inviteCompany", "/company/companies/invite", {
  method: "POST",
  slice,
  summary: "企業の招待（運営）",
  policy: policies.operator,
  status: 201,
  errors: ["rate_limited"],
});

/**
 * Sends the link to the address of the first admin, as long as nobody has joined. The older link ends. `email` invites
 * another address: the first one was wrong, or the company was registered without inviting anybody.
 */
export const reinviteCompany = defineEndpoint("reinviteCompany", "/company/companies/{id}/reinvite", {
  method: "PUT",
  slice,
  summary: "企業招待の再送（運営）",
  policy: policies.operator,
  errors: ["not_found", "conflict", "rate_limited"],
});
