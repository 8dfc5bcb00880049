import type { AudienceGroups } from "./audienceGroups.ts";
import { eventFrame } from "./frames.ts";
import type { Subscriber } from "./hub.ts";
import type { LoggedEvent } from "./realtime.repository.ts";
import type { RealtimeSources } from "./sources.ts";

const EVERYONE = Symbol("everyone");

/** Counts are sent once after a burst, not once per comment. */
const DELAY_MS = 50;
const RETRY_MS = 1_000;

/**
 * Remembers whose unread counts may have changed and sends each person's streams the new ones. Only one run at a time:
 * two at once could send the older count last.
 */
export function createUnreadNotifier(
  subscribers: AudienceGroups,
  countUnread: RealtimeSources["countUnread"],
  later: (ms: number, run: () => Promise<void>) => void,
) {
  /** By company; null: the operators. */
  const changed = new Map<string | null, Set<string | typeof EVERYONE>>();
  let isWaiting = false;
  let notBefore = 0;

  const mark = (company_uid: string | null, people: Iterable<string | typeof EVERYONE>) => {
    const known = changed.get(company_uid) ?? new Set();
    for (const one of people) known.add(one);
    changed.set(company_uid, known);
  };

  const schedule = () => {
    if (isWaiting || changed.size === 0) return;
    isWaiting = true;
    later(Math.max(DELAY_MS, notBefore - performance.now()), notify);
  };

  async function notify(): Promise<void> {
    const start = performance.now();
    let failed = false;
    for (const [company_uid, people] of [...changed]) {
      changed.delete(company_uid);
      const concerned = subscribers
        .inCompany(company_uid)
        .filter(({ audience }) => audience.kind !== "creator")
        .flatMap((group) => [...group.people])
        .flatMap(([uid, streams]) => (people.has(EVERYONE) || people.has(uid) ? [...streams] : []));
      try {
        await sendUnread(countUnread, company_uid, concerned);
      } catch {
        // The database does not answer: the counts are sent when it is back.
        mark(company_uid, people);
        failed = true;
      }
    }
    isWaiting = false;
    // Counting for a thousand readers takes a while: it may use a fifth of the time, the comments come first.
    const end = performance.now();
    notBefore = end + (failed ? RETRY_MS : Math.min(4 * (end - start), RETRY_MS));
    schedule();
  }

  return {
    note({ company_uid, user_uid }: LoggedEvent): void {
      mark(company_uid, [user_uid ?? EVERYONE]);
      schedule();
    },
    /** Nobody listens any more, and the timers are gone. */
    reset(): void {
      changed.clear();
      isWaiting = false;
      notBefore = 0;
    },
  };
}

/** Sends the counts of one company (null: of the operators) to streams of its people; `cursor` moves them along. */
export async function sendUnread(
  countUnread: RealtimeSources["countUnread"],
  company_uid: string | null,
  people: readonly Subscriber[],
  cursor?: string,
): Promise<void> {
  const uidOf = ({ audience }: Subscriber) => (audience.kind === "creator" ? "" : audience.user_uid);
  const counts = await countUnread(company_uid, [...new Set(people.map(uidOf))]);
  const frames = new Map<number, Uint8Array>();
  for (const person of people) {
    const count = counts.get(uidOf(person)) ?? 0;
    const frame =
      frames.get(count) ?? unreadFrame(company_uid === null ? { support: count } : { chat: count }, cursor);
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
