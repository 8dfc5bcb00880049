import {
  type Company,
  type CompanySign,
  deleteCompany,
  getCompany,
  getCompanyImpact,
  inviteCompany,
  listCompanies,
  listCompanyHistory,
  listCompanyMembers,
  NOT_BEGUN_DAYS,
  type ParsedQueryOf,
  planPresets,
  registerCompany,
  reinviteCompany,
  renameCompany,
  resetMemberSecondFactor,
  restoreCompany,
  UNUSED_DAYS,
  updateContract,
  updateContractPeriod,
} from "@tsumugi/contract";
import { buildColleague } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo, NOW } from "../core/clock.ts";
import { buildList, indexOf, pageBy } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildPendingInvitation } from "./companies.fixtures.ts";
import {
  buildCompany,
  buildCompanyDetail,
  buildCompanyHistory,
  buildCompanyImpact,
} from "./operatorCompanies.fixtures.ts";

const COMPANIES = 12;

/** A company that nobody has joined yet, on the terms that were asked for or that the plan comes with. */
const made = ({ plan, ...terms }: Partial<Company> & Pick<Company, "plan">) =>
  buildCompany(
    {
      plan,
      permission: terms.permission ?? [...planPresets[plan].permission],
      max_user: terms.max_user ?? planPresets[plan].max_user,
      contract_starts_on: terms.contract_starts_on ?? dayFromToday(0),
      contract_ends_on: terms.contract_ends_on ?? dayFromToday(planPresets[plan].days - 1),
      ...(terms.name === undefined ? {} : { name: terms.name }),
    },
    6,
  );

/** What stands after a change, with the next version. */
const changed = (id: string | undefined, change: Partial<Company>, version = 1) =>
  buildCompany({ ...change, version: version + 1 }, indexOf(id));

const hasSign: Record<CompanySign, (company: Company) => boolean> = {
  not_begun: ({ member_count, created_at }) => member_count === 0 && created_at <= daysAgo(NOT_BEGUN_DAYS),
  unused: ({ member_count, last_seen_at, created_at }) =>
    member_count > 0 && (last_seen_at ?? created_at) <= daysAgo(UNUSED_DAYS),
  seats_full: ({ member_count, pending_invitation_count, max_user }) =>
    member_count + pending_invitation_count >= max_user,
};

/** The companies of a state and with a sign, as the server chooses them. */
const deleted = () => buildCompany({ deleted_at: daysAgo(3), erase_on: dayFromToday(27) }, COMPANIES + 1);

function pageOfCompanies(query: ParsedQueryOf<typeof listCompanies>) {
  if (query.deleted) return pageBy(deleted, 1, query);
  const states = [query.contract_state ?? []].flat();
  const signs = [query.sign ?? []].flat();
  if (states.length === 0 && signs.length === 0) return pageBy(buildCompany, COMPANIES, query);
  const runs = ({ contract_state, contract_starts_on }: Company) =>
    contract_state !== "expired" && contract_starts_on <= dayFromToday(0);
  const found = Array.from({ length: COMPANIES }, (_, index) => buildCompany({}, index + 1))
    .filter(({ contract_state }) => states.length === 0 || states.includes(contract_state))
    .filter(
      (company) => signs.length === 0 || (runs(company) && signs.some((sign) => hasSign[sign](company))),
    );
  return pageBy((_, index) => found[index - 1] as Company, found.length, query);
}

export const operatorCompaniesHandlers = [
  mockEndpoint(listCompanies, ({ query }) => pageOfCompanies(query)),
  mockEndpoint(getCompany, ({ params }) => buildCompanyDetail({}, indexOf(params.id))),
  mockEndpoint(registerCompany, ({ body }) => made(body)),
  mockEndpoint(listCompanyMembers, () => ({ items: [...buildList(buildColleague, 4)] })),
  mockEndpoint(resetMemberSecondFactor, undefined),
  mockEndpoint(listCompanyHistory, () => buildCompanyHistory()),
  mockEndpoint(getCompanyImpact, () => buildCompanyImpact()),
  mockEndpoint(updateContract, ({ params, body: { version, ...change } }) =>
    changed(params.id, change, version),
  ),
  mockEndpoint(updateContractPeriod, ({ params, body: { version, ...change } }) =>
    changed(params.id, change, version),
  ),
  mockEndpoint(renameCompany, ({ params, body: { version, ...change } }) =>
    changed(params.id, change, version),
  ),
  mockEndpoint(deleteCompany, ({ params, body }) =>
    changed(params.id, { deleted_at: NOW, erase_on: dayFromToday(30) }, body.version),
  ),
  mockEndpoint(restoreCompany, ({ params, body }) => changed(params.id, {}, body.version)),
  mockEndpoint(inviteCompany, ({ body: { email, company_name, ...terms } }) => ({
    company: made({ ...terms, name: company_name }),
    invitation: buildPendingInvitation({ email, role: "admin" }, 4),
  })),
  mockEndpoint(reinviteCompany, ({ params, body }) => ({
    company: buildCompany({}, indexOf(params.id)),
    invitation: buildPendingInvitation({ email: body.email ?? "kanri@brand.test", role: "admin" }, 5),
  })),
];
