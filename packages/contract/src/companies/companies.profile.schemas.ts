import * as z from "zod";
import { answerShape, editShape } from "../core/fieldSchemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { datedRate, pageQuery, personRef, timestamp, uid, version } from "../shared/wire.ts";
import { companySections } from "./companies.constants.ts";
import { companyFields } from "./companies.fields.ts";

/** A day from which `percent` of the tax paid to an unregistered payee is deductible. */
export const deductibleShare = datedRate;
export type DeductibleShare = z.infer<typeof deductibleShare>;

/** Who changed a section last; `by` is null where the operators did, or nobody knows any more. */
const lastChange = z.object({ section: z.enum(companySections), at: timestamp, by: personRef.nullable() });

/** The own company with what its payment notices print and compute by. */
export const companyProfile = z.object({
  uid,
  /** What `seenBy` keeps from a role is null: bank and deductible shares are for admin and finance. */
  ...answerShape(companyFields, {}),
  /** Sections that were ever changed. */
  last_changes: z.array(lastChange),
  version,
});
export type CompanyProfile = z.infer<typeof companyProfile>;

/** Only the fields given are changed. Without `version` nobody else's change is looked for. */
export const companyProfileBody = z
  .strictObject(editShape(companyFields, {}))
  .partial()
  .extend({ version: version.optional() });
export type CompanyProfileBody = z.input<typeof companyProfileBody>;

/** A change of a section. Both texts null: that it changed is all that was kept. */
export const companyChange = z.object({
  uid,
  at: timestamp,
  by: personRef.nullable(),
  changes: z.array(
    z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type CompanyChange = z.infer<typeof companyChange>;

/** What each call takes and answers. */
export const companyProfileSchemas = {
  updateCompanyProfile: {
    body: companyProfileBody,
    response: companyProfile,
  },
  getCompanyProfile: {
    response: companyProfile,
  },
  listCompanyChanges: {
    query: z.strictObject({ section: z.enum(companySections), ...pageQuery }),
    response: z.object({ items: z.array(companyChange), next_cursor: z.string().nullable() }),
  },
} satisfies SchemasByEndpoint;
