import {
  type CompanyProfile,
  companyFields,
  isSeenBy,
  type listCompanyChanges as listCall,
  type ParsedBodyOf,
  type ParsedQueryOf,
  type ResponseOf,
  type updateCompanyProfile as updateCall,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { toPage } from "../core/keysetPage.ts";
import { inTransaction } from "../db/index.ts";
import { changedFieldsOf, sectionChanges } from "./companyChanges.ts";
import { presentCompanyChange, presentCompanyProfile } from "./companyProfile.presenter.ts";
import * as repository from "./companyProfile.repository.ts";
import { withStanding } from "./invoiceStanding.ts";

type UpdateBody = ParsedBodyOf<typeof updateCall>;

const viewerOf = ({ canSeeFees, role }: MemberActor) => ({
  canSeeFees,
  canSeeBank: role === "admin" || role === "finance",
});

/** The own company. Bank and deductible shares are null for roles that have nothing to do with payments. */
export async function getCompanyProfile(actor: MemberActor): Promise<CompanyProfile> {
  const row = found(await repository.findCompany(actor.company_uid));
  return presentCompanyProfile(row, await repository.lastChanges(actor.company_uid), viewerOf(actor));
}

/**
 * Changes the fields given and writes down what they were. Without `version` the last one wins, as the specification's
 * body has none. @throws AppError stale_version with the present state, invalid_request
 */
export function updateCompanyProfile(
  actor: MemberActor,
  { version, ...body }: UpdateBody,
): Promise<CompanyProfile> {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const row = found(await repository.lockCompany(company_uid));
    if (version !== undefined && version !== row.version)
      throw new AppError("stale_version", { current: await getCompanyProfile(actor) });
    const values = withStanding(row, inOrder(body));
    const sections = sectionChanges(row, { ...row, ...values });
    if (sections.length === 0) return getCompanyProfile(actor);
    const at = now();
    await repository.updateCompany(company_uid, { ...values, updated_at: at });
    await repository.insertChanges(
      sections.map((section) => ({ ...section, uid: newUid(), company_uid, by_uid: actor.uid, at })),
    );
    await audit("company.profile", company_uid, { fields: changedFieldsOf(sections) });
    return getCompanyProfile(actor);
  });
}

type Values = Omit<UpdateBody, "version">;

const byDay = (a: { readonly from: string }, b: { readonly from: string }) => (a.from < b.from ? -1 : 1);

/** Shares and closed days are kept by date, in whatever order they were typed. */
function inOrder({ deductible_shares, closed_periods, ...values }: Values): Values {
  const ordered: Values = values;
  if (deductible_shares) ordered.deductible_shares = deductible_shares.toSorted(byDay);
  if (closed_periods) ordered.closed_periods = closed_periods.toSorted(byDay);
  return ordered;
}

/** What was changed in a section, newest first. The bank's is for those who see the bank. @throws AppError forbidden */
export async function listCompanyChanges(
  actor: MemberActor,
  { section, limit, cursor }: ParsedQueryOf<typeof listCall>,
): Promise<ResponseOf<typeof listCall>> {
  const viewer = viewerOf(actor);
  if (section === "bank" && !isSeenBy(companyFields.bank_account_number, viewer))
    throw new AppError("forbidden");
  const rows = await repository.selectChanges(actor.company_uid, section, { limit: limit + 1, cursor });
  const page = toPage(rows, limit, "-at");
  const items = page.rows.map((row) => presentCompanyChange(row, viewer));
  return { items: items.filter(({ changes }) => changes.length > 0), next_cursor: page.next_cursor };
}
