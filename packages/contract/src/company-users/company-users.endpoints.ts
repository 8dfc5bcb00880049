import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "company-users";

export const listCompanyUsers = defineEndpoint("listCompanyUsers", "/company/users", {
  method: "GET",
  slice,
  summary: "メンバーの一覧",
  policy: policies.member,
  isSupplementary: true,
});

/** Own uid: the current user, also for operators and people without a company. Another uid: a colleague. */
export const getCompanyUser = defineEndpoint("getCompanyUser", "/company/users/{id}", {
  method: "GET",
  slice,
  summary: "本人またはメンバーの情報",
  policy: policies.signedIn,
  errors: ["not_found"],
});

export const updateCompanyUser = defineEndpoint("updateCompanyUser", "/company/users/{id}", {
  method: "PUT",
  slice,
  summary: "本人の名前・画像、メンバーの権限の更新",
  policy: policies.signedInCompany,
  errors: ["not_found", "forbidden", "conflict"],
});

/** Stays possible after the contract's last day: who has left the company must not read on. Never oneself. */
export const deleteCompanyUser = defineEndpoint("deleteCompanyUser", "/company/users/delete", {
  method: "DELETE",
  slice,
  summary: "メンバーの削除と引き継ぎ",
  policy: { ...policies.admin, allowAfterContract: true },
  errors: ["not_found", "conflict"],
});

/** What a member is in charge of, asked before the removal. */
export const getMemberWork = defineEndpoint("getMemberWork", "/company/users/{id}/work", {
  method: "GET",
  slice,
  base: "",
  summary: "メンバーが担当しているものの件数",
  policy: policies.admin,
  errors: ["not_found"],
});

/** The link ends at once, and the seat is free. `id` is the invitation's. */
export const withdrawInvitation = defineEndpoint("withdrawInvitation", "/company/users/invitations/{id}", {
  method: "DELETE",
  slice,
  base: "",
  summary: "メンバー招待の取り消し",
  policy: { ...policies.admin, allowAfterContract: true },
  errors: ["not_found"],
});

export const completeOnboarding = defineEndpoint("completeOnboarding", "/company/users/complete_onboarding", {
  method: "PUT",
  slice,
  summary: "はじめてガイドの完了",
  policy: policies.signedIn,
});

export const listBelongingCompanies = defineEndpoint(
  "listBelongingCompanies",
  "/company/users/{id}/belonging_companies",
  {
    method: "GET",
    slice,
    summary: "所属企業の一覧",
    policy: policies.signedIn,
    isSupplementary: true,
    errors: ["not_found"],
  },
);

export const changeActiveCompany = defineEndpoint(
  "changeActiveCompany",
  "/company/users/{id}/change_active_company",
  {
    method: "PUT",
    slice,
    summary: "操作する企業の切り替え",
    policy: policies.signedIn,
    errors: ["not_found"],
  },
);
