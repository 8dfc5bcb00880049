import type { Feature, Plan, Role } from "@tsumugi/contract";
import type { CreatorActor } from "../core/actor.ts";
import type { Identity } from "../core/authorize.ts";
import type { AuthService, Claims } from "../core/authService.ts";
import type { Identify } from "../core/bindEndpoints.ts";
import { dayInJapan } from "../core/clock.ts";
import { context, now } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { hashToken } from "../core/ids.ts";
import { findIdentity, insertUserOnce, markSeen } from "./identity.repository.ts";

/** Finds the job behind the hash of a reply token; null when there is none. @throws AppError link_expired */
export type ReplyTokenResolver = (tokenHash: string) => Promise<CreatorActor | null>;

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
      const actor = reply ? await resolveReplyToken(hashToken(reply)) : null;
      if (actor) return { kind: "creator", actor };
      if (reply) throw new AppError("not_found");
    }
    if (scheme?.toLowerCase() !== "bearer" || !token) return { kind: "visitor" };
    const claims = await auth.verify(token);
    const identity = (await load(claims)) ?? (auth.mode === "firebase" ? await enrol(claims) : undefined);
    if (!identity) throw new AppError("unauthenticated");
    return identity;
  };

async function load(claims: Claims): Promise<Identity | undefined> {
  const today = dayInJapan(now());
  const row = await findIdentity(claims.uid, claims.session_uid);
  if (!row || row.revoked || (claims.session_uid && !row.family)) return undefined;
  const { user, company, role } = row;
  if (user.tokens_valid_after && claims.authTime < user.tokens_valid_after) return undefined;
  await seen(user);
  return {
    kind: "person",
    person: {
      uid: user.uid,
      email: user.email,
      email_verified: user.email_verified_at !== null,
      name: user.name,
      image: user.image,
      system_admin: user.system_admin,
      session_uid: claims.session_uid,
    },
    membership: company && role ? membership(company, role, today) : null,
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

/** A person who signed in through Firebase and is new to this database. */
async function enrol(claims: Claims): Promise<Identity | undefined> {
  if (!claims.email) return undefined;
  const at = now();
  const verified = claims.email_verified ? at : null;
  await insertUserOnce({
    uid: claims.uid,
    email: claims.email,
    name: claims.name,
    email_verified_at: verified,
  });
  context().deps.logger.info({ uid: claims.uid }, "first sign-in through Firebase");
  return load(claims);
}
