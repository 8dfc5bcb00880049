import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { companies, invitations, memberships, users } from "../db/schema/accounts.ts";
import { companyData, peopleOf } from "./data/companyData.ts";
import { insertAll, timeFromToday } from "./seedContext.ts";

/** Companies beside the two that are worked in, for the operators' lists. Their people have no password. */
export async function seedCompanies(): Promise<void> {
  const at = now();
  const today = dayInJapan(at);
  const people = peopleOf(companyData);
  /** A company is registered some days before its contract begins; one that begins later, the day before yesterday. */
  const registered = new Map(
    companyData.map(({ uid, starts }) => {
      const created_at = timeFromToday(Math.min(starts, 0) - 2, 10);
      return [uid, { created_at, updated_at: created_at }];
    }),
  );
  const HOUR_MS = 60 * 60 * 1000;
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
      ...registered.get(uid),
    })),
  );
  await insertAll(
    users,
    people.map(({ uid, company_uid, name, role, seenHoursAgo }) => ({
      uid,
      email: `${uid}@demo.tsumugi.test`,
      name,
      active_company_uid: company_uid,
      email_verified_at: at,
      // The contact was there last.
      last_seen_at:
        seenHoursAgo === undefined
          ? null
          : new Date(at.getTime() - (seenHoursAgo + (role === "admin" ? 0 : 30)) * HOUR_MS),
      ...registered.get(company_uid),
    })),
  );
  await insertAll(
    memberships,
    people.map(({ company_uid, uid, role }) => ({
      company_uid,
      user_uid: uid,
      role,
      joined_at: registered.get(company_uid)?.created_at ?? at,
    })),
  );
  // The link that its token would open was never sent to anybody.
  await insertAll(
    invitations,
    companyData
      .filter(({ members }) => members === "none")
      .map(({ uid }) => ({
        uid: `${uid}-invitation`,
        company_uid: uid,
        type: "company" as const,
        email: `${uid}@demo.tsumugi.test`,
        role: "admin" as const,
        token_hash: `${uid}-invitation`,
        expires_at: new Date(at.getTime() + 24 * HOUR_MS),
        ...registered.get(uid),
      })),
  );
}
