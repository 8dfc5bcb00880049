import {
  PRESENCE_TYPING_SECONDS,
  PRESENCE_VIEWING_SECONDS,
  type PresenceState,
  type PresentPerson,
} from "@tsumugi/contract";

interface Heard extends PresentPerson {
  /** Ms; nobody heard of again by then counts as gone. */
  readonly until: number;
}

/** Others in one room, in the order in which they came. */
export type PresentPeople = readonly Heard[];

const SECONDS = { viewing: PRESENCE_VIEWING_SECONDS, typing: PRESENCE_TYPING_SECONDS } as const;

/** Whoever types is still there when the typing stops: heard of once more, they look on. */
const untilOf = (state: PresentPerson["state"], at: number) => at + SECONDS[state] * 1000;

/** People after one more announcement; who stays keeps their place. */
export function hearOf(
  people: PresentPeople,
  { uid, name, state }: { readonly uid: string; readonly name: string; readonly state: PresenceState },
  at: number,
): PresentPeople {
  const alive = people.filter((one) => one.until > at);
  if (state === "left") return alive.filter((one) => one.uid !== uid);
  const heard = { uid, name, state, until: untilOf(state, at) };
  const isKnown = alive.some((one) => one.uid === uid);
  return isKnown ? alive.map((one) => (one.uid === uid ? heard : one)) : [...alive, heard];
}

/** People as the server knows them on arrival; what came over the stream meanwhile stands. */
export const joinPeople = (
  people: PresentPeople,
  known: readonly PresentPerson[],
  at: number,
): PresentPeople =>
  known
    .filter(({ uid }) => !people.some((one) => one.uid === uid))
    .reduce((all, person) => hearOf(all, person, at), people);

/** Ms until somebody has to be forgotten; null while nobody is there. */
export const nextForgetting = (people: PresentPeople, at: number): number | null =>
  people.length === 0 ? null : Math.max(0, Math.min(...people.map(({ until }) => until)) - at);

export const forgetGone = (people: PresentPeople, at: number): PresentPeople =>
  people.filter(({ until }) => until > at);
