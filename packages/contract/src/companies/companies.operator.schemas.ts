import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  day,
  email,
  feature,
  imageUrl,
  keyword,
  line,
  page,
  pageQuery,
  personRef,
  plan,
  queryFlag,
  queryList,
  reason,
  requiredName,
  role,
  timestamp,
  uid,
  version,
  webUrl,
} from "../shared/wire.ts";
import { companySigns, companySorts, contractStates } from "./companies.constants.ts";
import { pendingInvitation } from "./companies.schemas.ts";

/** A company as operators see it. A deleted one is kept until `erase_on`. */
export const company = z.object({
  uid,
  name: z.string(),
  url: z.string(),
  address: z.string(),
  image: imageUrl.nullable(),
  plan,
  permission: z.array(feature),
  /** Memberships plus pending invitations may not exceed it. */
  max_user: z.int().min(1),
  member_count: count,
  pending_invitation_count: count,
  contract_starts_on: day,
  contract_ends_on: day,
  contract_state: z.enum(contractStates),
  /** When a member was last there; null: nobody has been yet. */
  last_seen_at: timestamp.nullable(),
  created_at: timestamp,
  deleted_at: timestamp.nullable(),
  /** The night of this day takes everything of a deleted company; until then it can be restored. */
  erase_on: day.nullable(),
  version,
});
export type Company = z.infer<typeof company>;

/** The invitation of the first admin. `expired`: to be sent again. */
export const firstInvitation = pendingInvitation.extend({ state: z.enum(["open", "expired", "accepted"]) });
export type FirstInvitation = z.infer<typeof firstInvitation>;

export const companyDetail = company.extend({
  /** Why an operator deleted it; blank while it stands. */
  deleted_reason: z.string(),
  /** The newest one; null where the company was registered without inviting anybody. */
  first_invitation: firstInvitation.nullable(),
});
export type CompanyDetail = z.infer<typeof companyDetail>;

export const companyListQuery = z.strictObject({
  ...pageQuery,
  /** Over the name and the addresses of members and of those invited. */
  keyword: keyword.optional(),
  plan: queryList(plan).optional(),
  contract_state: queryList(z.enum(contractStates)).optional(),
  /** Companies with one of these signs; what a sign means stands beside `companySigns`. */
  sign: queryList(z.enum(companySigns)).optional(),
  /** Only the deleted ones that are not erased yet. */
  deleted: queryFlag.default(false),
  sort: z.enum(companySorts).default("-created_at"),
});
export type CompanyListQuery = z.input<typeof companyListQuery>;

export const companyList = page(company).extend({ total_is_capped: z.boolean().optional() });
export type CompanyList = z.infer<typeof companyList>;

export const companyMembers = z.object({
  items: z.array(
    personRef.extend({
      email: z.string(),
      role,
      last_seen_at: timestamp.nullable(),
      has_second_factor: z.boolean().optional(),
    }),
  ),
});
export type CompanyMembers = z.infer<typeof companyMembers>;

/** What stands in the way of a deletion, and what goes with it. */
export const companyImpact = z.object({
  member_count: count,
  pending_invitation_count: count,
  creator_count: count,
  project_count: count,
  open_job_count: count,
  room_count: count,
  /** Above zero the deletion is refused (`unpaid_notices`). */
  unpaid_notice_count: count,
});
export type CompanyImpact = z.infer<typeof companyImpact>;

/** What an operator did to a company: an entry of the audit log, said in words by `auditSentence` and `auditDetailWords`. */
export const companyEvent = z.object({
  uid: z.string(),
  at: timestamp,
  actor: personRef.nullable(),
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type CompanyEvent = z.infer<typeof companyEvent>;

/** Newest first, at most 200. */
export const companyHistory = z.object({ items: z.array(companyEvent) });
export type CompanyHistory = z.infer<typeof companyHistory>;

const name = requiredName(100, "企業名");
const maxUser = z
  .int("メンバー数の上限は整数で入力してください。")
  .min(1, "メンバー数の上限は1人以上にしてください。")
  .max(10_000, "メンバー数の上限は10,000人以内にしてください。");
const permission = z
  .array(feature)
  .max(20)
  .refine((list) => new Set(list).size === list.length, "同じ機能が2回指定されています。1つにしてください。");
const period = { contract_starts_on: day, contract_ends_on: day };

/** What is not given follows from the plan (`planPresets`); the contract then starts today (JST). */
const contractTerms = z.strictObject({
  plan: plan.default("trial"),
  permission: permission.optional(),
  max_user: maxUser.optional(),
  contract_starts_on: day.optional(),
  contract_ends_on: day.optional(),
});

/** An operator's new company; both days of the period belong to it. */
export const companyRegisterBody = contractTerms.extend({
  name,
  url: z.union([z.literal(""), webUrl]).default(""),
  address: line(300).default(""),
});
export type CompanyRegisterBody = z.input<typeof companyRegisterBody>;

/**
 * Only the fields given are changed. `max_user` may not fall below members plus pending invitations
 * (`seats_below_present`). Without `version` the change applies to whatever stands.
 */
export const contractBody = z
  .strictObject({ plan, permission, max_user: maxUser })
  .partial()
  .extend({ version: version.optional() });
export type ContractBody = z.input<typeof contractBody>;

/** A day that is not given stays. */
export const contractPeriodBody = z.strictObject(period).partial().extend({ version: version.optional() });
export type ContractPeriodBody = z.input<typeof contractPeriodBody>;

export const companyRenameBody = z.strictObject({ name, version: version.optional() });
export type CompanyRenameBody = z.input<typeof companyRenameBody>;

export const companyDeleteBody = z.strictObject({ reason: reason.optional(), version: version.optional() });

export const companyRestoreBody = z.strictObject({ version: version.optional() });

/** Makes the company and mails its first admin. */
export const companyInviteBody = contractTerms.extend({ company_name: name, email });
export type CompanyInviteBody = z.input<typeof companyInviteBody>;

export const companyInvitation = z.object({ company, invitation: pendingInvitation });
export type CompanyInvitation = z.infer<typeof companyInvitation>;

/** What each call of operators takes and answers. */
export const operatorCompaniesSchemas = {
  registerCompany: { body: companyRegisterBody, response: company },
  listCompanies: { query: companyListQuery, response: companyList },
  getCompany: { response: companyDetail },
  listCompanyMembers: { response: companyMembers },
  resetMemberSecondFactor: {},
  listCompanyHistory: { response: companyHistory },
  getCompanyImpact: { response: companyImpact },
  updateContract: { body: contractBody, response: company },
  updateContractPeriod: { body: contractPeriodBody, response: company },
  renameCompany: { body: companyRenameBody, response: company },
  deleteCompany: { body: companyDeleteBody, response: company },
  restoreCompany: { body: companyRestoreBody, response: company },
  inviteCompany: { body: companyInviteBody, response: companyInvitation },
  reinviteCompany: {
    body: z.strictObject({ email: email.optional() }),
    response: companyInvitation,
  },
} satisfies SchemasByEndpoint;
