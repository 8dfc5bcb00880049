import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { uid } from "../shared/wire.ts";
import {
  belongingCompanies,
  colleague,
  companyUserDeleteBody,
  companyUserList,
  companyUserListQuery,
  companyUserUpdateBody,
  currentUser,
  onboardingNames,
} from "./company-users.schemas.ts";

const slice = "company-users";

export const listCompanyUsers = defineEndpoint("/company/users", {
  method: "GET",
  slice,
  summary: "メンバーの一覧",
  policy: policies.member,
  query: companyUserListQuery,
  response: companyUserList,
});

/** Own uid: the current user, also for operators and people without a company. Another uid: a colleague. */
export const getCompanyUser = defineEndpoint("/company/users/{id}", {
  method: "GET",
  slice,
  summary: "本人またはメンバーの情報",
  policy: policies.signedIn,
  response: z.union([currentUser, colleague]),
  errors: ["not_found"],
});

export const updateCompanyUser = defineEndpoint("/company/users/{id}", {
  method: "PUT",
  slice,
  summary: "本人の名前・画像、メンバーの権限の更新",
  policy: policies.signedIn,
  body: companyUserUpdateBody,
  response: z.union([currentUser, colleague]),
  errors: ["not_found", "forbidden", "conflict"],
});

export const deleteCompanyUser = defineEndpoint("/company/users/delete", {
  method: "DELETE",
  slice,
  summary: "メンバーの削除と引き継ぎ",
  policy: policies.admin,
  body: companyUserDeleteBody,
  errors: ["not_found", "conflict"],
});

export const completeOnboarding = defineEndpoint("/company/users/complete_onboarding", {
  method: "PUT",
  slice,
  summary: "はじめてガイドの完了",
  policy: policies.signedIn,
  body: z.strictObject({ onboarding_name: z.enum(onboardingNames) }),
  response: currentUser,
});

export const listBelongingCompanies = defineEndpoint("/company/users/{id}/belonging_companies", {
  method: "GET",
  slice,
  summary: "所属企業の一覧",
  policy: policies.signedIn,
  response: belongingCompanies,
  errors: ["not_found"],
});

export const changeActiveCompany = defineEndpoint("/company/users/{id}/change_active_company", {
  method: "PUT",
  slice,
  summary: "操作する企業の切り替え",
  policy: policies.signedIn,
  body: z.strictObject({ company_uid: uid }),
  response: currentUser,
  errors: ["not_found"],
});
