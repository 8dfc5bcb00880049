import { countUnread } from "../../chat-rooms/unreadCounts.ts";
import { eventFrame } from "./frames.ts";
import type { Subscriber } from "./hub.ts";
import type { LoggedEvent } from "./realtime.repository.ts";

const EVERYONE = Symbol("everyone");

/** Remembers whose counts may have changed, and tells each person's own streams the new ones. */
export function createUnreadTeller(subscribers: ReadonlySet<Subscriber>) {
  const touched = new Map<string, Set<string | typeof EVERYONE>>();
  return {
    note({ company_uid, user_uid }: LoggedEvent): void {
      if (company_uid === null) return;
      const people = touched.get(company_uid) ?? new Set();
      touched.set(company_uid, people.add(user_uid ?? EVERYONE));
    },
    get pending() {
      return touched.size > 0;
    },
    async tell(): Promise<void> {
      const work = [...touched];
      touched.clear();
      for (const [company_uid, people] of work) {
        const members = [...subscribers].filter(
          ({ audience }) =>
            audience.kind === "member" &&
            audience.company_uid === company_uid &&
            (people.has(EVERYONE) || people.has(audience.user_uid)),
        );
        await tellUnread(company_uid, members);
      }
    },
  };
}

/** Sends the counts to streams of members of one company; `cursor` moves them along. */
export async function tellUnread(
  company_uid: string,
  members: readonly Subscriber[],
  cursor?: string,
): Promise<void> {
  const uidOf = ({ audience }: Subscriber) => (audience.kind === "creator" ? "" : audience.user_uid);
  const counts = await countUnread(company_uid, [...new Set(members.map(uidOf))]);
  for (const member of members) member.send(unreadFrame(counts.get(uidOf(member)) ?? 0, cursor));
}

/** There are no support rooms in the database yet, so none of their comments can be unread. */
export const unreadFrame = (unread_chat_message_count: number, cursor?: string): Uint8Array =>
  eventFrame(
    { type: "unread.changed", unread_chat_message_count, unread_support_chat_message_count: 0 },
    cursor,
  );
