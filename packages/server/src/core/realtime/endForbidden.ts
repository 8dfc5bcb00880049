import { now } from "../context.ts";
import type { Subscriber } from "./hub.ts";
import { type HeldAccess, standingAccesses } from "./realtime.repository.ts";

/** Ends the streams of people who were removed, signed out or switched company, or whose token expired. */
export async function endForbidden(subscribers: readonly Subscriber[]): Promise<void> {
  const people: HeldAccess[] = [];
  for (const [n, subscriber] of subscribers.entries()) {
    const { access, audience } = subscriber;
    if (typeof access === "function") {
      if (!(await access())) subscriber.end();
    } else if (access.expires_at <= now()) {
      subscriber.end();
    } else if (audience.kind !== "creator") {
      people.push({
        n,
        user_uid: audience.user_uid,
        company_uid: audience.kind === "member" ? audience.company_uid : null,
        session_uid: access.session_uid,
        auth_time: access.auth_time.toISOString(),
      });
    }
  }
  if (people.length === 0) return;
  const standing = await standingAccesses(people);
  for (const { n } of people) if (!standing.has(n)) subscribers[n]?.end();
}
