import type { Colleague } from "@tsumugi/contract";
import { protectedAmong } from "../auth/secondFactor.repository.ts";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { context } from "../core/context.ts";

/** Members with whether their second factor is on, for those who may reset it; the same members for everybody else. */
export async function markSecondFactors(
  actor: MemberActor | OperatorActor,
  members: Colleague[],
): Promise<Colleague[]> {
  const mayReset = actor.kind === "operator" || actor.role === "admin";
  if (!mayReset || context().deps.auth.mode !== "embedded") return members;
  const isProtected = await protectedAmong(members.map(({ uid }) => uid));
  return members.map((member) => ({ ...member, has_second_factor: isProtected.has(member.uid) }));
}
