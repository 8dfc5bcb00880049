import { listCompanyMembers, type Role, roles } from "@tsumugi/contract";
import { and, eq } from "drizzle-orm";
import { now } from "../core/context.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { invitations, memberships } from "../db/schema/accounts.ts";
import { replyTokens } from "../db/schema/job-requests.ts";
import {
  type Caller,
  insertCompany,
  insertMember,
  insertOperator,
  insertUser,
  type TestApp,
} from "../testing/index.ts";
import type { Standing } from "./policyTable.ts";
import type { World } from "./world.ts";

export interface Principal {
  readonly name: string;
  readonly caller: Caller;
  readonly standing: Standing;
}

type Company = Awaited<ReturnType<typeof insertCompany>>;

const seats = (
  name: string,
  people: Record<Role, { uid: string }>,
  seat: Omit<NonNullable<Standing["seat"]>, "role"> = {},
): Principal[] =>
  roles.map((role) => ({
    name: `${name}${role}`,
    caller: people[role],
    standing: { kind: "member", seat: { role, ...seat } },
  }));

async function oneOfEach(company: Company): Promise<Record<Role, { uid: string }>> {
  return {
    admin: await insertMember(company, "admin"),
    staff: await insertMember(company, "staff"),
    finance: await insertMember(company, "finance"),
    viewer: await insertMember(company, "viewer"),
  };
}

async function insertInvited(company: Company) {
  const person = await insertUser();
  await db()
    .insert(invitations)
    .values({
      uid: newUid(),
      company_uid: company.uid,
      type: "member",
      email: person.email,
      role: "admin",
      token_hash: newUid(),
      expires_at: new Date("2027-06-01T00:00:00Z"),
    });
  return person;
}

async function insertRemoved(company: Company) {
  const person = await insertMember(company, "admin");
  await db()
    .delete(memberships)
    .where(and(eq(memberships.company_uid, company.uid), eq(memberships.user_uid, person.uid)));
  return person;
}

/** A member of both companies who acts in the first. */
async function insertMemberOfBoth(own: Company, other: Company) {
  const person = await insertMember(own, "admin");
  await db()
    .insert(memberships)
    .values({ company_uid: other.uid, user_uid: person.uid, role: "admin", joined_at: now() });
  return person;
}

async function insertRevokedLink({ company, job }: World): Promise<string> {
  const token = newToken();
  const [link] = await db().select().from(replyTokens).where(eq(replyTokens.uid, job.link_uid));
  if (!link) throw new Error("The world holds no reply link.");
  const ended = Object.assign(link, { uid: newUid(), token_hash: hashToken(token), revoked_at: now() });
  await db()
    .insert(replyTokens)
    .values(Object.assign(ended, { company_uid: company.uid }));
  return token;
}

/** Everybody who may come to a server on which two companies work, seen from the first. */
export async function insertPrincipals(app: TestApp, own: World, other: World) {
  const made = await app.run(async () => ({
    unverified: await insertUser({ email_verified_at: null }),
    person: await insertUser(),
    invited: await insertInvited(own.company),
    removed: await insertRemoved(own.company),
    both: await insertMemberOfBoth(own.company, other.company),
    ended: await oneOfEach(await insertCompany({ contract_ends_on: "2026-11-19" })),
    poor: await oneOfEach(await insertCompany({ permission: [] })),
    strict: await insertMember(await insertCompany({ requires_second_factor: true }), "admin"),
    operator: await insertOperator(),
    looking: await insertOperator(),
    seated: await insertMember(own.company, "staff", { system_admin: true }),
    revoked: await insertRevokedLink(own),
  }));
  await app.as(made.looking).call(listCompanyMembers, { params: { id: own.company.uid } });
  const person: Standing = { kind: "person" };
  const all: Principal[] = [
    { name: "visitor", caller: null, standing: { kind: "visitor" } },
    { name: "unverified person", caller: made.unverified, standing: person },
    { name: "person without a company", caller: made.person, standing: person },
    { name: "invited person", caller: made.invited, standing: person },
    { name: "removed member", caller: made.removed, standing: person },
    ...seats("", own.people),
    { name: "member of both", caller: made.both, standing: { kind: "member", seat: { role: "admin" } } },
    ...seats("after the contract: ", made.ended, { ended: true }),
    ...seats("without features: ", made.poor, { withoutFeatures: true }),
    {
      name: "admin without the second factor that the company asks for",
      caller: made.strict,
      standing: { kind: "member", seat: { role: "admin" }, lacksSecondFactor: true },
    },
    {
      name: "admin of the other company",
      caller: other.people.admin,
      standing: { kind: "member", seat: { role: "admin" } },
    },
    { name: "operator", caller: made.operator, standing: { kind: "operator" } },
    { name: "operator looking into the company", caller: made.looking, standing: { kind: "operator" } },
    {
      name: "operator with a seat",
      caller: made.seated,
      standing: { kind: "seated operator", seat: { role: "staff" } },
    },
    { name: "creator", caller: { replyToken: own.job.token }, standing: { kind: "creator" } },
    {
      name: "creator of a revoked link",
      caller: { replyToken: made.revoked },
      standing: { kind: "ended link" },
    },
  ];
  return { all, ...made };
}
