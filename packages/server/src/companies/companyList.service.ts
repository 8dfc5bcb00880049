import type {
  CompanyDetail,
  CompanyHistory,
  CompanyImpact,
  CompanyMembers,
  listCompanies,
  ParsedQueryOf,
} from "@tsumugi/contract";
import { presentColleague } from "../company-users/company-users.presenter.ts";
import { listColleagues } from "../company-users/company-users.repository.ts";
import { markSecondFactors } from "../company-users/secondFactorMarks.service.ts";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import { inTransaction } from "../db/index.ts";
import { presentCompany, presentDetail, presentEvent } from "./companies.presenter.ts";
import * as repository from "./companies.repository.ts";
import { isFirstLook, selectHistory } from "./companyHistory.repository.ts";
import { impactOf } from "./companyImpact.repository.ts";
import { countCompanies, selectCompanies } from "./companyList.repository.ts";

const LOOK_MS = 60 * 60 * 1000;

/** One page of all companies, or of the deleted ones. */
export async function list(_actor: OperatorActor, query: ParsedQueryOf<typeof listCompanies>) {
  const { limit, cursor, sort, ...filter } = query;
  const page = toPage(await selectCompanies(filter, { limit, sort, cursor }), limit, sort);
  const occupancy = await repository.occupancyOf(page.rows.map(({ uid }) => uid));
  return {
    items: page.rows.map(({ uid, company }) =>
      presentCompany({ company, ...(occupancy.get(uid) ?? repository.NOBODY) }),
    ),
    next_cursor: page.next_cursor,
    ...(await countCompanies(filter)),
  };
}

/** A company as it stands, for answers after a change too. @throws AppError not_found */
export async function viewOf(uid: string) {
  const company = found(await repository.findCompany(uid));
  return { company, ...((await repository.occupancyOf([uid])).get(uid) ?? repository.NOBODY) };
}

/** @throws AppError not_found */
export async function get(_actor: OperatorActor, { id: uid }: { id: string }): Promise<CompanyDetail> {
  return presentDetail(await viewOf(uid), await repository.newestFirstInvitation(uid));
}

/** An operator's look leaves a mark for the company's admin, one an hour. @throws AppError not_found */
export async function members(
  actor: MemberActor | OperatorActor,
  { id: uid }: { id: string },
): Promise<CompanyMembers> {
  if (actor.kind === "member" && actor.company_uid !== uid) throw new AppError("not_found");
  if (actor.kind === "operator") await markLook(actor, uid);
  return { items: await markSecondFactors(actor, (await listColleagues(uid, {})).map(presentColleague)) };
}

const markLook = (actor: OperatorActor, uid: string): Promise<void> =>
  inTransaction(async () => {
    found(await repository.findCompany(uid));
    if (await isFirstLook(uid, actor.uid, new Date(now().getTime() - LOOK_MS)))
      await audit("company.look", uid, {}, uid);
  });

/** @throws AppError not_found */
export async function history(_actor: OperatorActor, { id: uid }: { id: string }): Promise<CompanyHistory> {
  found(await repository.findCompany(uid));
  return { items: (await selectHistory(uid)).map(presentEvent) };
}

/** @throws AppError not_found */
export async function impact(_actor: OperatorActor, { id: uid }: { id: string }): Promise<CompanyImpact> {
  const { member_count, pending_invitation_count } = await viewOf(uid);
  return { member_count, pending_invitation_count, ...(await impactOf(uid)) };
}
