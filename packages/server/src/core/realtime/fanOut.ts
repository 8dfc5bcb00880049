import { setImmediate } from "node:timers/promises";
import { mayReceive } from "./audience.ts";
import type { AudienceGroup, AudienceGroups } from "./audienceGroups.ts";
import type { Subscriber } from "./hub.ts";
import type { LoggedEvent } from "./realtime.repository.ts";

export interface Frame {
  readonly logged: LoggedEvent;
  readonly bytes: Uint8Array;
}

/** After this much the sockets get a turn: a burst must not look like a reader that has stopped reading. */
const PART_BYTES = 16 * 1024;

function inParts(frames: readonly Frame[]): Frame[][] {
  const parts: Frame[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const frame of frames) {
    if (size >= PART_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(frame);
    size += frame.bytes.byteLength;
  }
  return parts;
}

const NOTHING: readonly Frame[] = [];

/** What each person of a group receives: decided once for what is for all, and per person for the rest. */
function sharesOf({ audience, people }: AudienceGroup, part: readonly Frame[]) {
  const isForAll = ({ logged }: Frame) => logged.user_uid === null && mayReceive(audience, logged);
  const forAll = part.filter(isForAll);
  const named = new Set(
    part.flatMap(({ logged }) => (people.has(logged.user_uid ?? "") ? logged.user_uid : [])),
  );
  const withOwn = new Map<string, readonly Frame[]>();
  for (const user_uid of named) {
    if (user_uid === null || audience.kind === "creator") continue;
    withOwn.set(
      user_uid,
      part.filter(({ logged }) => mayReceive({ ...audience, user_uid }, logged)),
    );
  }
  return { forAll, withOwn };
}

/**
 * Writes each subscriber what concerns it, and at the end where the stream now stands. One write per part: what a
 * write costs is the call, not its bytes. Subscribers that get the same get the very same bytes.
 */
export async function fanOut(
  groups: AudienceGroups,
  frames: readonly Frame[],
  moved: Uint8Array,
): Promise<void> {
  const parts = inParts(frames);
  const behind = new Set<Subscriber>();
  for (const [n, part] of parts.entries()) {
    const isLast = n === parts.length - 1;
    const join = (mine: readonly Frame[]) =>
      Buffer.concat([...mine.map(({ bytes }) => bytes), ...(isLast ? [moved] : [])]);
    const companies = new Set(part.map(({ logged }) => logged.company_uid));
    const concerned = new Set([...companies].flatMap((company) => groups.inCompany(company)));
    for (const group of isLast && parts.length > 1 ? groups : concerned) {
      const { forAll, withOwn } = concerned.has(group)
        ? sharesOf(group, part)
        : { forAll: NOTHING, withOwn: null };
      const shared = join(forAll);
      for (const [person, streams] of group.people) {
        const own = withOwn?.get(person);
        const gets = (own ?? forAll).length > 0;
        const bytes = own ? join(own) : shared;
        for (const subscriber of [...streams]) {
          if (!gets && !(isLast && behind.has(subscriber))) continue;
          if (!isLast) behind.add(subscriber);
          subscriber.send(bytes);
        }
      }
    }
    if (!isLast) await setImmediate();
  }
}
