import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { companies, memberships, users } from "../db/schema/accounts.ts";
import { companyData, peopleOf } from "./data/companyData.ts";
import { insertAll } from "./seedContext.ts";

/** Companies beside the two that are worked in, for the operators' lists. Their people have no password. */
export async function seedCompanies(): Promise<void> {
  const at = now();
  const today = dayInJapan(at);
  const times = { created_at: at, updated_at: at };
  const people = peopleOf(companyData);
  await insertAll(
    companies,
    companyData.map(({ uid, name, plan, seats, starts, ends, permission }) => ({
      uid,
      name,
      plan,
      permission: [...permission],
      max_user: seats,
      contract_starts_on: addDays(today, starts),
      contract_ends_on: addDays(today, ends),
      ...times,
    })),
  );
  await insertAll(
    users,
    people.map(({ uid, company_uid, name }) => ({
      uid,
      email: `${uid}@demo.tsumugi.test`,
      name,
      active_company_uid: company_uid,
      email_verified_at: at,
      ...times,
    })),
  );
  await insertAll(
    memberships,
    people.map(({ company_uid, uid, role }) => ({ company_uid, user_uid: uid, role, joined_at: at })),
  );
}
