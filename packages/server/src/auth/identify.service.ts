import type { Feature, Plan, Role } from "@tsumugi/contract";
import type { CreatorActor } from "../core/actor.ts";
import type { Identity } from "../core/authorize.ts";
import type { AuthService, Claims } from "../core/authService.ts";
import type { Identify } from "../core/bindEndpoints.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { enrol, followClaims } from "./enrolment.service.ts";
import { findIdentity, markSeen } from "./identity.repository.ts";
import { isSecondFactorAsked } from "./secondFactorRule.presenter.ts";

/** Finds the job behind a reply token; null when there is none. @throws AppError link_expired */
export type ReplyTokenResolver = (token: string) => Promise<CreatorActor | null>;

const SEEN_EVERY_MS = 5 * 60 * 1000;

/**
 * `Authorization: Bearer <identity token>`, or for creators `Authorization: Reply <token>` or the path's
 * `{token}`. Membership and sign-in are looked up each time: a removed member is refused at once.
 */
export const createIdentify =
  (auth: AuthService, resolveReplyToken: ReplyTokenResolver): Identify =>
  async (request, { policy }, params) => {
    const only = policy.allow.length === 1 ? policy.allow[0] : undefined;
    if (only === "visitor") return { kind: "visitor" };
    const [scheme, token] = (request.headers.get("authorization") ?? "").split(" ");
    if (policy.allow.includes("creator")) {
      const header = scheme?.toLowerCase() === "reply" ? token : undefined;
      // If the header named another job than the address, the page's comments would go to that job.
      if (header && params.token && header !== params.token) throw new AppError("not_found");
      const reply = header ?? params.token;
      const actor = reply ? await resolveReplyToken(reply) : null;
      if (actor) return { kind: "creator", actor };
      if (reply) throw new AppError("not_found");
    }
    if (scheme?.toLowerCase() !== "bearer" || !token) return { kind: "visitor" };
    const claims = await auth.verify(token);
    const row = auth.mode === "firebase" ? await enrolled(claims) : await find(claims);
    if (!row || !isAlive(row, claims)) throw new AppError("unauthenticated");
    await seen(row.user);
    return identityOf(row, claims);
  };

/** What a token says that the server's own sign-in service issued. */
type SignInClaims = Pick<Claims, "uid" | "session_uid" | "authTime">;

/** Who stands behind the next call of a sign-in that is being renewed; undefined where that call would be refused. */
export async function identityOfSignIn(claims: SignInClaims): Promise<Identity | undefined> {
  const row = await find(claims);
  return row && isAlive(row, claims) ? identityOf(row, claims) : undefined;
}

const find = ({ uid, session_uid }: SignInClaims) => findIdentity(uid, session_uid);
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The person of a Firebase token, written down at first sight and kept as the token says. */
async function enrolled(claims: Claims): Promise<Row | undefined> {
  const known = await find(claims);
  if (!known) await enrol(claims);
  else if (!isAlive(known, claims) || !(await followClaims(known.user, claims))) return known;
  return find(claims);
}

/** Whether the sign-in of this token still counts. */
function isAlive({ user, revoked, family }: Row, claims: SignInClaims): boolean {
  if (revoked || (claims.session_uid && !family)) return false;
  return !user.tokens_valid_after || claims.authTime >= user.tokens_valid_after;
}

function identityOf({ user, company, role, second_factor }: Row, { session_uid }: SignInClaims): Identity {
  return {
    kind: "person",
    person: {
      uid: user.uid,
      email: user.email,
      email_verified: user.email_verified_at !== null,
      name: user.name,
      image: user.image,
      system_admin: user.system_admin,
      session_uid,
    },
    membership: company && role ? membership(company, role, dayInJapan(now())) : null,
    lacksSecondFactor: !second_factor && isSecondFactorAsked(user, company),
  };
}

interface CompanyFields {
  uid: string;
  name: string;
  plan: Plan;
  permission: Feature[];
  contract_starts_on: string;
  contract_ends_on: string;
}

function membership(company: CompanyFields, role: Role, today: string) {
  const { uid, name, plan, permission, contract_starts_on, contract_ends_on } = company;
  const contractExpired = today > contract_ends_on;
  return {
    company_uid: uid,
    role,
    company: { uid, name, plan, permission, contract_starts_on, contract_ends_on, contractExpired },
  };
}

async function seen(user: { uid: string; last_seen_at: Date | null }): Promise<void> {
  const at = now();
  if (user.last_seen_at && at.getTime() - user.last_seen_at.getTime() < SEEN_EVERY_MS) return;
  await markSeen(user.uid, at);
}
