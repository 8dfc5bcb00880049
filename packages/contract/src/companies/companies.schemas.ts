import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import {
  day,
  email,
  imageUrl,
  invoiceRegistrationNumber,
  requiredText,
  role,
  text,
  timestamp,
  uid,
  version,
  webUrl,
} from "../shared/wire.ts";
import { INVITE_LIMIT, inviteOutcomes, taxRoundings } from "./companies.constants.ts";

/** A day from which `percent` of the tax paid to an unregistered payee is deductible. */
export const deductibleShare = z.object({ from: day, percent: z.int().min(0).max(100) });
export type DeductibleShare = z.infer<typeof deductibleShare>;

const name = requiredText(100, "企業名");
const url = z.union([z.literal(""), webUrl]);
const address = text(300);

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

/** What each call takes and answers. */
export const companiesSchemas = {
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
} satisfies SchemasByEndpoint;
