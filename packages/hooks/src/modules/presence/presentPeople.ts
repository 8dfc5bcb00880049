import {
  PRESENCE_TYPING_SECONDS,
  PRESENCE_VIEWING_SECONDS,
  type PresenceState,
  type PresentPerson,
} from "@tsumugi/contract";

interface ExpiringPerson extends PresentPerson {
  /** Ms; without another announcement the person counts as gone then. */
  readonly until: number;
}

/** Others in one room, in the order of arrival. */
export type PresentPeople = readonly ExpiringPerson[];

const SECONDS = { viewing: PRESENCE_VIEWING_SECONDS, typing: PRESENCE_TYPING_SECONDS } as const;

/** A person who stops typing is still viewing: the next announcement says so. */
const untilOf = (state: PresentPerson["state"], at: number) => at + SECONDS[state] * 1000;

/** People after one more announcement; those already there keep their place. */
export function withAnnouncement(
  people: PresentPeople,
  { uid, name, state }: { readonly uid: string; readonly name: string; readonly state: PresenceState },
  at: number,
): PresentPeople {
  const alive = people.filter((one) => one.until > at);
  if (state === "left") return alive.filter((one) => one.uid !== uid);
  const person = { uid, name, state, until: untilOf(state, at) };
  const isKnown = alive.some((one) => one.uid === uid);
  return isKnown ? alive.map((one) => (one.uid === uid ? person : one)) : [...alive, person];
}

/** Rooms after a comment has arrived: whoever wrote it is not typing it any more. */
export function withComment<Rooms extends ReadonlyMap<string, PresentPeople>>(
  rooms: Rooms,
  { roomId, uid }: { readonly roomId: string; readonly uid: string },
  at: number,
): Rooms | Map<string, PresentPeople> {
  const people = rooms.get(roomId) ?? [];
  const typist = people.find((one) => one.uid === uid && one.state === "typing");
  return typist
    ? new Map(rooms).set(roomId, withAnnouncement(people, { ...typist, state: "viewing" }, at))
    : rooms;
}

/** Adds the people whom the server knows on arrival; newer announcements from the stream win. */
export const mergePeople = (
  people: PresentPeople,
  known: readonly PresentPerson[],
  at: number,
): PresentPeople =>
  known
    .filter(({ uid }) => !people.some((one) => one.uid === uid))
    .reduce((all, person) => withAnnouncement(all, person, at), people);

/** Ms until the next person expires; null while nobody is there. */
export const msToNextExpiry = (people: PresentPeople, at: number): number | null =>
  people.length === 0 ? null : Math.max(0, Math.min(...people.map(({ until }) => until)) - at);

export const withoutExpired = (people: PresentPeople, at: number): PresentPeople =>
  people.filter(({ until }) => until > at);
