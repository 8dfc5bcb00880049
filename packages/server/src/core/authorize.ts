import type { Method, Policy } from "@tsumugi/contract";
import {
  type Actor,
  type CreatorActor,
  type MemberActor,
  type PersonActor,
  type SignedInActor,
  seesFees,
} from "./actor.ts";
import { AppError } from "./errors.ts";

/** Who stands behind a request, before a policy says in which role. */
export type Identity =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "person";
      readonly person: Omit<SignedInActor, "kind">;
      readonly membership: Pick<MemberActor, "company_uid" | "role" | "company"> | null;
      /** Their company, or the operators' rule, asks for a second factor that they have not set up. */
      readonly lacksSecondFactor: boolean;
    }
  | { readonly kind: "creator"; readonly actor: CreatorActor };

/**
 * The role in which the caller makes this call: a person who is member and operator acts as operator where operators may.
 * `company_uid`: the company whose screens the caller has before them, where they say so; the active one may have been
 * switched on another machine.
 * @throws AppError unauthenticated, second_factor_not_set, forbidden, no_company, company_switched, feature_not_granted, contract_expired
 */
export function authorize(
  policy: Policy,
  identity: Identity,
  method: Method,
  company_uid: string | null = null,
): Actor {
  const may = (principal: Policy["allow"][number]) => policy.allow.includes(principal);
  if (identity.kind === "creator" && may("creator")) return identity.actor;
  if (identity.kind !== "person") {
    if (may("visitor")) return { kind: "visitor" };
    throw new AppError("unauthenticated");
  }
  const { person, membership } = identity;
  if (identity.lacksSecondFactor && !policy.withoutSecondFactor && !may("visitor")) {
    throw new AppError("second_factor_not_set");
  }
  if (may("operator") && person.system_admin) return { kind: "operator", ...person };
  if (may("member") && membership) {
    if (company_uid && company_uid !== membership.company_uid) throw new AppError("company_switched");
    return member(policy, person, membership, method);
  }
  if (
    may("signed_in") &&
    policy.inCompanyOnScreen &&
    company_uid &&
    company_uid !== membership?.company_uid
  ) {
    throw new AppError("company_switched");
  }
  if (may("signed_in") || may("visitor")) return anyone(person, membership);
  if (may("member") && !person.system_admin) throw new AppError("no_company");
  throw new AppError("forbidden");
}

/** Who somebody is before a call says in which role they may make it. */
export function everyday(identity: Identity): Actor {
  if (identity.kind === "visitor") return { kind: "visitor" };
  return identity.kind === "creator" ? identity.actor : anyone(identity.person, identity.membership);
}

type Membership = Pick<MemberActor, "company_uid" | "role" | "company">;

const asMember = (person: Omit<SignedInActor, "kind">, membership: Membership): MemberActor => ({
  kind: "member",
  ...person,
  ...membership,
  canSeeFees: seesFees(membership.role),
});

function anyone(person: Omit<SignedInActor, "kind">, membership: Membership | null): PersonActor {
  if (membership) return asMember(person, membership);
  return { kind: person.system_admin ? "operator" : "signed_in", ...person };
}

function member(
  policy: Policy,
  person: Omit<SignedInActor, "kind">,
  membership: Membership,
  method: Method,
): MemberActor {
  const { roles, feature, allowAfterContract } = policy;
  if (roles && !roles.includes(membership.role)) throw new AppError("forbidden");
  if (feature && !membership.company.permission.includes(feature)) throw new AppError("feature_not_granted");
  if (membership.company.contractExpired && method !== "GET" && !allowAfterContract) {
    throw new AppError("contract_expired");
  }
  return asMember(person, membership);
}
