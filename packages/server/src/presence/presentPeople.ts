import {
  PRESENCE_TYPING_SECONDS,
  PRESENCE_VIEWING_SECONDS,
  type PresenceState,
  type PresentPerson,
} from "@tsumugi/contract";

export interface Announcement {
  readonly company_uid: string;
  readonly room_uid: string;
  readonly uid: string;
  readonly name: string;
  readonly state: PresenceState;
  readonly is_creator: boolean;
}

interface Heard extends Announcement {
  readonly state: PresentPerson["state"];
  /** Ms of the server's clock. */
  readonly until: number;
}

const SECONDS = { viewing: PRESENCE_VIEWING_SECONDS, typing: PRESENCE_TYPING_SECONDS } as const;

/** Who was heard of lately, room by room. Memory of one process: every process hears the same. */
export function createPresentPeople() {
  const rooms = new Map<string, Map<string, Heard>>();

  /** Takes an announcement in. Answers the state that stood before, `left` where nobody was known or too long ago. */
  function take({ room_uid, uid, state, ...rest }: Announcement, at: number): PresenceState {
    const people = rooms.get(room_uid) ?? new Map<string, Heard>();
    for (const [each, { until }] of people) if (until <= at) people.delete(each);
    const before = people.get(uid)?.state ?? "left";
    // Behind the others, so that the order is that of arrival only while somebody stays.
    if (state === "left") people.delete(uid);
    else people.set(uid, { ...rest, room_uid, uid, state, until: at + SECONDS[state] * 1000 });
    if (people.size > 0) rooms.set(room_uid, people);
    else rooms.delete(room_uid);
    return before;
  }

  /** The others in a room; for the creator only those who type. */
  function others(room_uid: string, own: { uid: string; is_creator: boolean }, at: number): PresentPerson[] {
    return [...(rooms.get(room_uid)?.values() ?? [])]
      .filter(
        ({ uid, until, state }) => uid !== own.uid && until > at && (!own.is_creator || state === "typing"),
      )
      .map(({ uid, name, state }) => ({ uid, name, state }));
  }

  return { take, others };
}
