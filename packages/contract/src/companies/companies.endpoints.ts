import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { email } from "../shared/wire.ts";
import {
  companyDeleteBody,
  companyInvitation,
  companyInviteBody,
  companyList,
  companyListQuery,
  companyMembers,
  companyProfile,
  companyProfileBody,
  companyRegisterBody,
  company as companySchema,
  contractBody,
  contractPeriodBody,
  memberInviteBody,
  pendingInvitation,
} from "./companies.schemas.ts";

const slice = "companies";

export const registerCompany = defineEndpoint("/company/companies/regist", {
  method: "POST",
  slice,
  summary: "企業の登録（運営）",
  policy: policies.operator,
  body: companyRegisterBody,
  status: 201,
  response: companySchema,
});

export const listCompanies = defineEndpoint("/company/companies", {
  method: "GET",
  slice,
  summary: "企業の一覧（運営）",
  policy: policies.operator,
  query: companyListQuery,
  response: companyList,
});

/** Operators for any company, members for their own. */
export const listCompanyMembers = defineEndpoint("/company/companies/{id}/members", {
  method: "GET",
  slice,
  summary: "企業のメンバー",
  policy: policies.memberOrOperator,
  response: companyMembers,
  errors: ["not_found"],
});

export const updateContract = defineEndpoint("/company/companies/{id}/contract", {
  method: "PUT",
  slice,
  summary: "契約内容の変更（運営）",
  policy: policies.operator,
  body: contractBody,
  response: companySchema,
  errors: ["not_found", "stale_version", "seats_below_present"],
});

export const updateContractPeriod = defineEndpoint("/company/companies/{id}/contract_period", {
  method: "PUT",
  slice,
  summary: "契約期間の変更（運営）",
  policy: policies.operator,
  body: contractPeriodBody,
  response: companySchema,
  errors: ["not_found", "stale_version"],
});

/** Kept for 30 days, then erased. Answers the deleted company with `erase_on`. */
export const deleteCompany = defineEndpoint("/company/companies/{id}", {
  method: "DELETE",
  slice,
  summary: "企業の削除（運営）",
  policy: policies.operator,
  body: companyDeleteBody,
  response: companySchema,
  errors: ["not_found", "unpaid_notices"],
});

export const updateCompanyProfile = defineEndpoint("/company/companies", {
  method: "PUT",
  slice,
  summary: "自社情報の更新",
  policy: policies.admin,
  body: companyProfileBody,
  response: companyProfile,
  errors: ["stale_version"],
});

/** What the settings page starts from; the specification has no call for reading it. */
export const getCompanyProfile = defineEndpoint("/company/profile", {
  method: "GET",
  slice,
  base: "",
  summary: "自社情報",
  policy: policies.member,
  response: companyProfile,
});

export const inviteMember = defineEndpoint("/company/companies/invite_member", {
  method: "POST",
  slice,
  summary: "メンバーの招待",
  policy: policies.admin,
  body: memberInviteBody,
  status: 201,
  response: pendingInvitation,
  errors: ["seats_full", "conflict", "rate_limited"],
});

/** The older link dies. */
export const reinviteMember = defineEndpoint("/company/companies/reinvite_member", {
  method: "PUT",
  slice,
  summary: "メンバー招待の再送",
  policy: policies.admin,
  body: z.strictObject({ email }),
  response: pendingInvitation,
  errors: ["not_found", "rate_limited"],
});

export const inviteCompany = defineEndpoint("/company/companies/invite", {
  method: "POST",
  slice,
  summary: "企業の招待（運営）",
  policy: policies.operator,
  body: companyInviteBody,
  status: 201,
  response: companyInvitation,
  errors: ["rate_limited"],
});

/** To the address of its first admin, as long as nobody has accepted. The older link dies. */
export const reinviteCompany = defineEndpoint("/company/companies/{id}/reinvite", {
  method: "PUT",
  slice,
  summary: "企業招待の再送（運営）",
  policy: policies.operator,
  response: companyInvitation,
  errors: ["not_found", "conflict", "rate_limited"],
});
