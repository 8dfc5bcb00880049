import {
  type Colleague,
  type CompanyUserList,
  type CurrentUser,
  type completeOnboarding as completeOnboardingCall,
  type listBelongingCompanies,
  type listCompanyUsers,
  type ParsedBodyOf,
  type ParsedQueryOf,
  policies,
  type ResponseOf,
  type Role,
  type updateCompanyUser,
} from "@tsumugi/contract";
import { erasureDay } from "../companies/companies.presenter.ts";
import { presentInvitation } from "../companies/pendingInvitation.presenter.ts";
import type { MemberActor, PersonActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now, settings } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/index.ts";
import { rememberPerson } from "../uploads/pictureReaders.service.ts";
import { presentColleague, presentCurrentUser } from "./company-users.presenter.ts";
import * as repository from "./company-users.repository.ts";
import { keepAnAdmin } from "./keepAnAdmin.service.ts";
import { handOverUnsent } from "./memberWork.repository.ts";
import { markSecondFactors } from "./secondFactorMarks.service.ts";

type UpdateBody = ParsedBodyOf<typeof updateCompanyUser>;
type OnboardingBody = ParsedBodyOf<typeof completeOnboardingCall>;
const writers: readonly Role[] = policies.write.roles;
type Belonging = ResponseOf<typeof listBelongingCompanies>;

/** The members of the active company, those invited, and how many seats they take: an expired invitation takes none. */
export async function list(
  actor: MemberActor,
  query: ParsedQueryOf<typeof listCompanyUsers>,
): Promise<CompanyUserList> {
  const { company_uid } = actor;
  const pending = await repository.pendingInvitations(company_uid);
  const at = now();
  const held = pending.filter(({ expires_at }) => expires_at > at).length;
  const company = found(await repository.companyByUid(company_uid));
  const members = await repository.listColleagues(company_uid, query);
  return {
    items: await markSecondFactors(actor, members.map(presentColleague)),
    pending_invitations: pending.map(presentInvitation),
    seats: { used: (await repository.countMembers(company_uid)) + held, max: company.max_user },
  };
}

/** The caller, with the company they act in. */
export async function currentUser(actor: PersonActor): Promise<CurrentUser> {
  const user = found(await repository.userByUid(actor.uid));
  const company = actor.kind === "member" ? found(await repository.companyByUid(actor.company_uid)) : null;
  const acting = company && actor.kind === "member" ? { company, role: actor.role } : null;
  const operator_email = settings().OPERATOR_EMAIL;
  const current = {
    ...presentCurrentUser(user, acting, dayInJapan(now())),
    ...(operator_email && { operator_email }),
  };
  if (actor.kind !== "signed_in") return current;
  const closed = await repository.closedCompaniesOf(user.uid);
  if (closed.length === 0) return current;
  const closed_companies = closed.flatMap(({ name, deleted_at }) =>
    deleted_at ? [{ name, erase_on: erasureDay(deleted_at) }] : [],
  );
  return { ...current, closed_companies };
}

/** The caller, whose browser says from now on who looks at pictures. */
export function self(actor: PersonActor): Promise<CurrentUser> {
  rememberPerson(actor);
  return currentUser(actor);
}

/** Own uid: the current user. Another one: a colleague of the active company. @throws AppError not_found */
export async function get(actor: PersonActor, { id: uid }: { id: string }): Promise<CurrentUser | Colleague> {
  if (uid === actor.uid) return self(actor);
  if (actor.kind !== "member") throw new AppError("not_found");
  return presentColleague(found(await repository.findColleague(actor.company_uid, uid)));
}

/**
 * Own name and image; by an admin, the role of a colleague. Requests that a colleague who may no longer send them has
 * waiting go out under the admin's name.
 * @throws AppError not_found, forbidden, contract_expired, conflict when no admin would be left
 */
export async function update(
  actor: PersonActor,
  { id: uid, role, ...profile }: UpdateBody & { id: string },
): Promise<CurrentUser | Colleague> {
  if (uid !== actor.uid) return updateColleague(actor, uid, profile, role);
  if (role !== undefined) {
    throw new AppError("forbidden", {
      message: "自分の権限は変更できません。ほかの管理者に依頼してください。",
    });
  }
  await repository.updateUser(uid, { ...profile, updated_at: now() });
  return currentUser(actor);
}

async function updateColleague(actor: PersonActor, uid: string, profile: object, role: Role | undefined) {
  if (actor.kind !== "member") throw new AppError("not_found");
  const { company_uid } = actor;
  return inTransaction(async () => {
    const colleague = found(await repository.findColleague(company_uid, uid));
    if (actor.role !== "admin") throw new AppError("forbidden");
    if (Object.values(profile).some((value) => value !== undefined)) {
      throw new AppError("forbidden", {
        message: "名前と画像は本人だけが変更できます。本人に依頼してください。",
      });
    }
    if (actor.company.contractExpired) throw new AppError("contract_expired");
    if (role !== undefined && role !== colleague.role) {
      await keepAnAdmin(actor, uid, role);
      // As it is under the lock: another admin may have changed it meanwhile.
      const { role: from } = found(await repository.findColleague(company_uid, uid));
      await repository.setRole(company_uid, uid, role);
      if (from !== role) {
        await audit("member.role", uid, { from, to: role });
        await publish({ type: "access.changed", company_uid, user_uid: uid });
      }
      if (!writers.includes(role)) await handOverUnsent(company_uid, uid, actor.uid);
    }
    return presentColleague(found(await repository.findColleague(company_uid, uid)));
  });
}

/** Marks a guide as done; again changes nothing. */
export async function completeOnboarding(
  actor: PersonActor,
  { onboarding_name }: OnboardingBody,
): Promise<CurrentUser> {
  await repository.addOnboarding(actor.uid, onboarding_name, now().toISOString());
  return currentUser(actor);
}

/** @throws AppError not_found for another person's uid */
export async function belongingCompanies(
  actor: PersonActor,
  { id: uid }: { id: string },
): Promise<Belonging> {
  if (uid !== actor.uid) throw new AppError("not_found");
  const active = actor.kind === "member" ? actor.company_uid : null;
  const companies = await repository.companiesOf(uid);
  return { items: companies.map((company) => ({ ...company, active: company.uid === active })) };
}

/** Acts in another of the own companies from now on. @throws AppError not_found */
export async function changeActiveCompany(
  actor: PersonActor,
  { id: uid, company_uid }: { id: string; company_uid: string },
): Promise<CurrentUser> {
  if (uid !== actor.uid) throw new AppError("not_found");
  const chosen = found((await repository.companiesOf(uid)).find((company) => company.uid === company_uid));
  await repository.updateUser(uid, { active_company_uid: chosen.uid });
  const company = found(await repository.companyByUid(chosen.uid));
  const user = found(await repository.userByUid(uid));
  return presentCurrentUser(user, { company, role: chosen.role }, dayInJapan(now()));
}
