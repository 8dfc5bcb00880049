import { countUnread } from "../../chat-rooms/unreadCounts.repository.ts";
import { countSupportUnread } from "../../support-chat-rooms/supportUnread.repository.ts";
import type { Circles } from "./circles.ts";
import { eventFrame } from "./frames.ts";
import type { Subscriber } from "./hub.ts";
import type { LoggedEvent } from "./realtime.repository.ts";

const EVERYONE = Symbol("everyone");

/** Whose counts: a company's members, or (null) the operators. */
type Place = string | null;

/** Counts are told together after a burst, not once per comment. */
const DELAY_MS = 50;
const RETRY_MS = 1_000;

/**
 * Remembers whose counts may have changed, and tells each person's own streams the new ones. One telling at a time:
 * two at once could bring the older count last.
 */
export function createUnreadTeller(
  subscribers: Circles,
  later: (ms: number, run: () => Promise<void>) => void,
) {
  const touched = new Map<Place, Set<string | typeof EVERYONE>>();
  let isWaiting = false;
  let notBefore = 0;

  const touch = (place: Place, people: Iterable<string | typeof EVERYONE>) => {
    const known = touched.get(place) ?? new Set();
    for (const one of people) known.add(one);
    touched.set(place, known);
  };

  const wait = () => {
    if (isWaiting || touched.size === 0) return;
    isWaiting = true;
    later(Math.max(DELAY_MS, notBefore - performance.now()), tell);
  };

  async function tell(): Promise<void> {
    const start = performance.now();
    let failed = false;
    for (const [place, people] of [...touched]) {
      touched.delete(place);
      const concerned = subscribers
        .of(place)
        .filter(({ audience }) => audience.kind !== "creator")
        .flatMap((each) => [...each.people])
        .flatMap(([uid, streams]) => (people.has(EVERYONE) || people.has(uid) ? [...streams] : []));
      try {
        await tellUnread(place, concerned);
      } catch {
        // A database that is away: the counts are told when it is back.
        touch(place, people);
        failed = true;
      }
    }
    isWaiting = false;
    // Counting for a thousand readers takes a while: it may have a fifth of the time, the comments come first.
    const end = performance.now();
    notBefore = end + (failed ? RETRY_MS : Math.min(4 * (end - start), RETRY_MS));
    wait();
  }

  return {
    note({ company_uid, user_uid }: LoggedEvent): void {
      touch(company_uid, [user_uid ?? EVERYONE]);
      wait();
    },
    /** Nobody listens any more, and the timers are gone. */
    forget(): void {
      touched.clear();
      isWaiting = false;
      notBefore = 0;
    },
  };
}

/** Sends the counts to streams of one circle's people; `cursor` moves them along. */
export async function tellUnread(
  place: Place,
  people: readonly Subscriber[],
  cursor?: string,
): Promise<void> {
  const uidOf = ({ audience }: Subscriber) => (audience.kind === "creator" ? "" : audience.user_uid);
  const uids = [...new Set(people.map(uidOf))];
  const counts = place === null ? await countSupportUnread(uids) : await countUnread(place, uids);
  const frames = new Map<number, Uint8Array>();
  for (const person of people) {
    const count = counts.get(uidOf(person)) ?? 0;
    const frame =
      frames.get(count) ?? unreadFrame(place === null ? { support: count } : { chat: count }, cursor);
    frames.set(count, frame);
    person.send(frame);
  }
}

/** Members have no support rooms, operators no others. */
const unreadFrame = ({ chat = 0, support = 0 }: { chat?: number; support?: number }, cursor?: string) =>
  eventFrame(
    {
      type: "unread.changed",
      unread_chat_message_count: chat,
      unread_support_chat_message_count: support,
    },
    cursor,
  );
