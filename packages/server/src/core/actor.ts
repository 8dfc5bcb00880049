import type { Feature, Plan, Principal, Role } from "@tsumugi/contract";

/** Nobody we know. */
export interface VisitorActor {
  readonly kind: "visitor";
}

/** The company that a member acts in, as the contract with it stands now. */
export interface ActingCompany {
  readonly uid: string;
  readonly name: string;
  readonly plan: Plan;
  readonly permission: readonly Feature[];
  readonly contract_starts_on: string;
  readonly contract_ends_on: string;
  readonly contractExpired: boolean;
}

interface Person {
  readonly uid: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly system_admin: boolean;
  /** The sign-in that the token came from; ends when the family is revoked. */
  readonly session_uid: string | null;
}

/** A valid identity token, seen without a company. */
export interface SignedInActor extends Person {
  readonly kind: "signed_in";
}

/** A membership in the active company. */
export interface MemberActor extends Person {
  readonly kind: "member";
  readonly company_uid: string;
  readonly role: Role;
  readonly company: ActingCompany;
  /** False for viewers. */
  readonly canSeeFees: boolean;
}

export interface OperatorActor extends Person {
  readonly kind: "operator";
}

/** The holder of a reply token: one creator, one job, no account. */
export interface CreatorActor {
  readonly kind: "creator";
  readonly company_uid: string;
  readonly job_request_uid: string;
  readonly managed_creator_uid: string;
  /** The creator's own account, where the link was mailed to its address; null: no right to its support room. */
  readonly support_creator_uid: string | null;
}

export type Actor = VisitorActor | SignedInActor | MemberActor | OperatorActor | CreatorActor;

/** Anyone with an identity token. */
export type PersonActor = SignedInActor | MemberActor | OperatorActor;

interface ByPrincipal {
  visitor: Actor;
  signed_in: PersonActor;
  member: MemberActor;
  operator: OperatorActor;
  creator: CreatorActor;
}

/** What a handler gets, from what its policy allows. */
export type ActorOf<P extends Principal> = ByPrincipal[P];

export const hasFeature = (actor: MemberActor, feature: Feature): boolean =>
  actor.company.permission.includes(feature);

/** Viewers see no fee, nor what one could be worked out from. */
export const seesFees = (role: Role | null): boolean => role !== "viewer";
