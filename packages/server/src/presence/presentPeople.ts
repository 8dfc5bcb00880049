import {
  PRESENCE_TYPING_SECONDS,
  PRESENCE_VIEWING_SECONDS,
  type PresenceState,
  type PresentPerson,
  SUPPORT_MEMBER_UID,
} from "@tsumugi/contract";

export interface Announcement {
  /** Null: a support room, which belongs to no company. */
  readonly company_uid: string | null;
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

/** The person who asks who is there. */
export type Onlooker = Pick<Announcement, "company_uid" | "uid" | "is_creator">;

/** The operators before a creator: one voice, without names. */
export const SUPPORT = { uid: SUPPORT_MEMBER_UID, name: "ツムギサポート" } as const;

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

  /** The others in a room; for the creator only those who type, and in a support room as one. */
  function others(room_uid: string, own: Onlooker, at: number): PresentPerson[] {
    const there = [...(rooms.get(room_uid)?.values() ?? [])].filter(
      ({ uid, company_uid, until, state }) =>
        uid !== own.uid &&
        company_uid === own.company_uid &&
        until > at &&
        (!own.is_creator || state === "typing"),
    );
    if (own.is_creator && own.company_uid === null)
      return there.length > 0 ? [{ ...SUPPORT, state: "typing" }] : [];
    return there.map(({ uid, name, state }) => ({ uid, name, state }));
  }

  return { take, others };
}
