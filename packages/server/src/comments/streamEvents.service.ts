import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { accessOf, resumeFrom } from "../core/realtime/access.ts";
import { openStream } from "../core/realtime/openStream.ts";

/** The event stream of a member's company or, for operators, of the support rooms. */
export function streamEvents(
  actor: MemberActor | OperatorActor,
  { since }: { since?: string | undefined },
  request: Request,
): Promise<Response> {
  const audience =
    actor.kind === "member"
      ? { kind: actor.kind, company_uid: actor.company_uid, user_uid: actor.uid }
      : { kind: actor.kind, user_uid: actor.uid };
  return openStream(audience, accessOf(request, actor.session_uid), resumeFrom(request, since));
}
