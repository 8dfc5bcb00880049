import * as z from "zod";
import { companyColors } from "../companies/companies.constants.ts";
import { pendingInvitation } from "../companies/companies.schemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  count,
  day,
  email,
  feature,
  imageUrl,
  keyword,
  ownImage,
  plan,
  role,
  senderName,
  timestamp,
  uid,
} from "../shared/wire.ts";
import { onboardingNames } from "./company-users.constants.ts";

/** The active company as the signed-in member sees it. `permission` = features that the contract grants. */
export const currentCompany = z.object({
  uid,
  plan,
  name: z.string(),
  url: z.string(),
  address: z.string(),
  image: imageUrl.nullable(),
  /** Of the bar that tells which company is active. */
  color: z.enum(companyColors),
  max_user: z.int().min(1),
  permission: z.array(feature),
  contract_starts_on: day,
  contract_ends_on: day,
  /** `expired`: read-only from the day after the last day (JST). */
  contract_state: z.enum(["active", "ending", "expired"]),
});
export type CurrentCompany = z.infer<typeof currentCompany>;

/** Specification §3 Current user, plus the role in the active company. */
export const currentUser = z.object({
  uid,
  email: z.string(),
  /** False until the mailed link is used: such a person can neither register a company nor accept an invitation. */
  email_verified: z.boolean(),
  name: z.string(),
  image: imageUrl.nullable(),
  system_admin: z.boolean().nullable(),
  /** The feature `dm` is granted and the role may chat. */
  dm_available: z.boolean(),
  /** Name of what was completed → when; null before the first. */
  onboarding: z.partialRecord(z.enum(onboardingNames), timestamp).nullable(),
  company: currentCompany.nullable(),
  role: role.nullable(),
  /** Own companies that the operator has deleted, of somebody without another one: until that day they can come back. */
  closed_companies: z.array(z.object({ name: z.string(), erase_on: day })).optional(),
  /** Where members write to the operator; absent where the installation names no address. */
  operator_email: z.string().optional(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** A colleague's public fields. */
export const colleague = z.object({
  uid,
  email: z.string(),
  name: z.string(),
  image: imageUrl.nullable(),
  role,
  last_seen_at: timestamp.nullable(),
  /** Told to admins and operators alone, and only where the product keeps the accounts itself. */
  has_second_factor: z.boolean().optional(),
});
export type Colleague = z.infer<typeof colleague>;

export const companyUserList = z.object({
  items: z.array(colleague),
  /** Not accepted yet, oldest first; one past `expires_at` takes no seat and can be sent again. */
  pending_invitations: z.array(pendingInvitation),
  /** Memberships plus invitations that have not expired, against the contract's limit. */
  seats: z.object({ used: z.int(), max: z.int() }),
});
export type CompanyUserList = z.infer<typeof companyUserList>;

export const companyUserListQuery = z.strictObject({ keyword: keyword.optional(), role: role.optional() });

export const companyUserUpdateBody = z.strictObject({
  name: senderName("名前").optional(),
  image: ownImage.nullable().optional(),
  /** By an admin, for a colleague. */
  role: role.optional(),
});

/** What a member holds in the company, counted before a removal. */
export const memberWork = z.object({
  /** Handed over with `successor_uid`, archived ones included. */
  project_count: count,
  creator_count: count,
  /** Rooms that the member has joined. */
  room_count: count,
  /** Waiting to be sent, or not sent for a reason that can be fixed. */
  scheduled_comment_count: count,
  /** Requests and changed terms that go out on a later day. */
  scheduled_job_count: count,
  shared_view_count: count,
  shared_template_count: count,
  /** Cells of the projects' own member columns. */
  cell_count: count,
  /** Own views, templates and import files that nobody else sees: they end with the membership. */
  private_count: count,
});
export type MemberWork = z.infer<typeof memberWork>;

/** What the removed member owned goes to `successor_uid`, who may write; without one it is nobody's. */
export const companyUserDeleteBody = z.strictObject({ email, successor_uid: uid.optional() });

export const belongingCompanies = z.object({
  items: z.array(z.object({ uid, name: z.string(), image: imageUrl.nullable(), role, active: z.boolean() })),
});
export type BelongingCompany = z.infer<typeof belongingCompanies>["items"][number];

/** What each call takes and answers. */
export const companyUsersSchemas = {
  listCompanyUsers: {
    query: companyUserListQuery,
    response: companyUserList,
  },
  getCompanyUser: {
    response: z.union([currentUser, colleague]),
  },
  updateCompanyUser: {
    body: companyUserUpdateBody,
    response: z.union([currentUser, colleague]),
  },
  deleteCompanyUser: {
    body: companyUserDeleteBody,
  },
  getMemberWork: {
    response: memberWork,
  },
  withdrawInvitation: {},
  completeOnboarding: {
    body: z.strictObject({ onboarding_name: z.enum(onboardingNames) }),
    response: currentUser,
  },
  listBelongingCompanies: {
    response: belongingCompanies,
  },
  changeActiveCompany: {
    body: z.strictObject({ company_uid: uid }),
    response: currentUser,
  },
} satisfies SchemasByEndpoint;
