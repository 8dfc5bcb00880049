import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  day,
  email,
  feature,
  imageUrl,
  invoiceRegistrationNumber,
  keyword,
  page,
  pageQuery,
  personRef,
  plan,
  queryFlag,
  queryList,
  reason,
  requiredText,
  role,
  text,
  timestamp,
  uid,
  version,
  webUrl,
} from "../shared/wire.ts";
import { contractStates, INVITE_LIMIT, inviteOutcomes, taxRoundings } from "./companies.constants.ts";

/** A day from which `percent` of the tax paid to an unregistered payee is deductible. */
export const deductibleShare = z.object({ from: day, percent: z.int().min(0).max(100) });
export type DeductibleShare = z.infer<typeof deductibleShare>;

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
  created_at: timestamp,
  deleted_at: timestamp.nullable(),
  erase_on: day.nullable(),
  version,
});
export type Company = z.infer<typeof company>;

export const companyListQuery = z.strictObject({
  ...pageQuery,
  /** Over the name and the members' addresses. */
  keyword: keyword.optional(),
  plan: queryList(plan).optional(),
  contract_state: queryList(z.enum(contractStates)).optional(),
  deleted: queryFlag.default(false),
  sort: z
    .enum(["name", "-name", "contract_ends_on", "-contract_ends_on", "created_at", "-created_at"])
    .default("-created_at"),
});
export type CompanyListQuery = z.input<typeof companyListQuery>;

export const companyList = page(company);
export type CompanyList = z.infer<typeof companyList>;

export const companyMembers = z.object({
  items: z.array(personRef.extend({ email: z.string(), role, last_seen_at: timestamp.nullable() })),
});
export type CompanyMembers = z.infer<typeof companyMembers>;

const name = requiredText(100, "企業名");
const url = z.union([z.literal(""), webUrl]);
const address = text(300);
const maxUser = z
  .int("メンバー数の上限は整数で入力してください。")
  .min(1, "メンバー数の上限は1人以上にしてください。")
  .max(10_000, "メンバー数の上限は10,000人以内にしてください。");
const permission = z.array(feature).max(20);
const period = { contract_starts_on: day, contract_ends_on: day };
const endsAfterStart = (value: { contract_starts_on: string; contract_ends_on: string }) =>
  value.contract_starts_on <= value.contract_ends_on;
const endsBeforeStart = {
  path: ["contract_ends_on"],
  error: "契約終了日が開始日より前です。開始日以降の日付にしてください。",
};

/** An operator's new company; both days of the period belong to it. */
export const companyRegisterBody = z
  .strictObject({
    name,
    url: url.default(""),
    address: address.default(""),
    plan,
    permission,
    max_user: maxUser,
    ...period,
  })
  .refine(endsAfterStart, endsBeforeStart);
export type CompanyRegisterBody = z.input<typeof companyRegisterBody>;

/** `max_user` may not fall below members plus pending invitations (`seats_below_present`). */
export const contractBody = z.strictObject({ plan, permission, max_user: maxUser, version });
export type ContractBody = z.input<typeof contractBody>;

export const contractPeriodBody = z
  .strictObject({ ...period, version })
  .refine(endsAfterStart, endsBeforeStart);
export type ContractPeriodBody = z.input<typeof contractPeriodBody>;

export const companyDeleteBody = z.strictObject({ reason });

/** The own company with what its payment notices print and compute by. */
export const companyProfile = z.object({
  uid,
  name: z.string(),
  url: z.string(),
  address: z.string(),
  image: imageUrl.nullable(),
  invoice_registration_number: z.string(),
  tax_rounding: z.enum(taxRoundings),
  /** Days after issue when silence counts as confirmed; printed on the notice. */
  deemed_confirmation_days: z.int(),
  /** By date, oldest first; null for roles other than admin and finance. */
  deductible_shares: z.array(deductibleShare).nullable(),
  version,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** Only the fields given are changed. */
export const companyProfileBody = z
  .strictObject({
    name,
    url,
    address,
    image: imageUrl.nullable(),
    invoice_registration_number: invoiceRegistrationNumber,
    tax_rounding: z.enum(taxRoundings),
    deemed_confirmation_days: z
      .int("日数は整数で入力してください。")
      .min(1, "みなし確認までの日数は1日以上にしてください。")
      .max(60, "みなし確認までの日数は60日以内にしてください。"),
    deductible_shares: z.array(z.strictObject(deductibleShare.shape)).max(20),
  })
  .partial()
  .extend({ version });
export type CompanyProfileBody = z.input<typeof companyProfileBody>;

/** A seat that waits for its member; it counts against `max_user`. */
export const pendingInvitation = z.object({
  uid,
  email: z.string(),
  role,
  invited_at: timestamp,
  expires_at: timestamp,
});
export type PendingInvitation = z.infer<typeof pendingInvitation>;

/** One address (`email`), or many at once (`emails`); exactly one of the two. All get the same role. */
export const memberInviteBody = z
  .strictObject({
    email: email.optional(),
    /** As pasted: what is no address is answered as such instead of refusing the others. */
    emails: z
      .array(text(320))
      .min(1, "メールアドレスを1件以上入力してください。")
      .max(INVITE_LIMIT, `一度に招待できるのは${INVITE_LIMIT}人までです。分けて招待してください。`)
      .optional(),
    role: role.default("staff"),
  })
  .refine((body) => (body.email === undefined) !== (body.emails === undefined), {
    path: ["email"],
    error: "招待するメールアドレスを入力してください。",
  });
export type MemberInviteBody = z.input<typeof memberInviteBody>;

/** What became of each of `emails`, in their order; an address that was given twice stands once. */
export const memberInvitations = z.object({
  items: z.array(
    z.object({
      /** In lower case; as given where it is no address. */
      email: z.string(),
      outcome: z.enum(inviteOutcomes),
      /** Null unless `invited`. */
      invitation: pendingInvitation.nullable(),
    }),
  ),
});
export type MemberInvitations = z.infer<typeof memberInvitations>;

/** Makes the company and mails its first admin. Without a period: a year from today (JST). */
export const companyInviteBody = z.strictObject({
  company_name: name,
  email,
  plan: plan.default("trial"),
  permission: permission.optional(),
  max_user: maxUser.optional(),
});
export type CompanyInviteBody = z.input<typeof companyInviteBody>;

export const companyInvitation = z.object({ company, invitation: pendingInvitation });
export type CompanyInvitation = z.infer<typeof companyInvitation>;

/** What each call takes and answers. */
export const companiesSchemas = {
  registerCompany: {
    body: companyRegisterBody,
    response: company,
  },
  listCompanies: {
    query: companyListQuery,
    response: companyList,
  },
  listCompanyMembers: {
    response: companyMembers,
  },
  updateContract: {
    body: contractBody,
    response: company,
  },
  updateContractPeriod: {
    body: contractPeriodBody,
    response: company,
  },
  deleteCompany: {
    body: companyDeleteBody,
    response: company,
  },
  updateCompanyProfile: {
    body: companyProfileBody,
    response: companyProfile,
  },
  getCompanyProfile: {
    response: companyProfile,
  },
  inviteMember: {
    body: memberInviteBody,
    response: z.union([memberInvitations, pendingInvitation]),
  },
  reinviteMember: {
    body: z.strictObject({ email }),
    response: pendingInvitation,
  },
  inviteCompany: {
    body: companyInviteBody,
    response: companyInvitation,
  },
  reinviteCompany: {
    response: companyInvitation,
  },
} satisfies SchemasByEndpoint;
