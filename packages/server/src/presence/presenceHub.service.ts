import type { PresentPerson } from "@tsumugi/contract";
import type { Deps } from "../core/deps.ts";
import type { Audience } from "../core/realtime/audience.ts";
import { hubOf } from "../core/realtime/hub.ts";
import { RECONNECTED } from "../db/index.ts";
import { type Announcement, createPresentPeople, type Onlooker, SUPPORT } from "./presentPeople.ts";

export interface Presence {
  others(room_uid: string, own: Onlooker, at: number): PresentPerson[];
}

const listening = new WeakMap<Deps, Promise<Presence>>();

/** Listens to the announcements of all processes and sends them to this process's streams; starts with the first stream. */
export function presenceOf(deps: Deps): Promise<Presence> {
  const known = listening.get(deps);
  if (known) return known;
  const started = start(deps).catch((error) => {
    listening.delete(deps);
    throw error;
  });
  listening.set(deps, started);
  return started;
}

async function start(deps: Deps): Promise<Presence> {
  const people = createPresentPeople();
  const unlisten = await deps.database.listen("presence", (payload) => {
    // What was announced while the connection was lost is announced again within seconds.
    if (payload === RECONNECTED) return;
    const announcement = JSON.parse(payload) as Announcement;
    const at = deps.clock.now().getTime();
    const before = people.take(announcement, at);
    const { room_uid: room_id, company_uid, uid, name, state } = announcement;
    const event = { type: "presence.changed", room_id, uid, name, state } as const;
    hubOf(deps).broadcast(event, (audience) => maySeeColleague(audience, announcement));
    // The creator sees typing and its end, never that somebody is looking.
    if (state !== "typing" && before !== "typing") return;
    const forCreator = { ...event, ...(state === "viewing" && { state: "left" as const }) };
    if (company_uid !== null)
      hubOf(deps).broadcast(forCreator, (audience) => isTheirCreator(audience, announcement));
    // To the creator the operators of a support room are one person, who types as long as any of them does.
    else if (state === "typing" || people.others(room_id, creatorOf(room_id), at).length === 0)
      hubOf(deps).broadcast({ ...forCreator, ...SUPPORT }, (audience) => isSupported(audience, announcement));
  });
  deps.stopping.addEventListener("abort", () => void unlisten().catch(() => {}));
  return people;
}

/** The uid of a support room is its creator's. */
const creatorOf = (room_uid: string): Onlooker => ({ company_uid: null, uid: room_uid, is_creator: true });

/** Members of companies receive nothing of a support room. */
const maySeeColleague = (audience: Audience, { company_uid, uid }: Announcement): boolean =>
  company_uid === null
    ? audience.kind === "operator" && audience.user_uid !== uid
    : audience.kind === "member" && audience.company_uid === company_uid && audience.user_uid !== uid;

const isSupported = (audience: Audience, announcement: Announcement): boolean =>
  audience.kind === "creator" &&
  !announcement.is_creator &&
  audience.support_room_uid === announcement.room_uid;

const isTheirCreator = (audience: Audience, announcement: Announcement): boolean =>
  audience.kind === "creator" &&
  !announcement.is_creator &&
  audience.company_uid === announcement.company_uid &&
  audience.room_uid === announcement.room_uid;
