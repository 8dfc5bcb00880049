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

/** Hears every announcement of every process and tells this process's streams. Begins with the first that asks. */
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
    // What was said while the connection was cut is said again within seconds.
    if (payload === RECONNECTED) return;
    const said = JSON.parse(payload) as Announcement;
    const at = deps.clock.now().getTime();
    const before = people.take(said, at);
    const { room_uid: room_id, company_uid, uid, name, state } = said;
    const event = { type: "presence.changed", room_id, uid, name, state } as const;
    hubOf(deps).broadcast(event, (audience) => maySeeColleague(audience, said));
    // The creator hears of typing and its end, never that somebody looks.
    if (state !== "typing" && before !== "typing") return;
    const told = { ...event, ...(state === "viewing" && { state: "left" as const }) };
    if (company_uid !== null) hubOf(deps).broadcast(told, (audience) => isTheirCreator(audience, said));
    // In a support room the operators are one, who types as long as any of them does.
    else if (state === "typing" || people.others(room_id, creatorOf(room_id), at).length === 0)
      hubOf(deps).broadcast({ ...told, ...SUPPORT }, (audience) => isSupported(audience, said));
  });
  deps.stopping.addEventListener("abort", () => void unlisten().catch(() => {}));
  return people;
}

/** A support room goes by its creator's uid. */
const creatorOf = (room_uid: string): Onlooker => ({ company_uid: null, uid: room_uid, is_creator: true });

/** Of a support room no member of whatever company is told. */
const maySeeColleague = (audience: Audience, { company_uid, uid }: Announcement): boolean =>
  company_uid === null
    ? audience.kind === "operator" && audience.user_uid !== uid
    : audience.kind === "member" && audience.company_uid === company_uid && audience.user_uid !== uid;

const isSupported = (audience: Audience, said: Announcement): boolean =>
  audience.kind === "creator" && !said.is_creator && audience.support_room_uid === said.room_uid;

const isTheirCreator = (audience: Audience, said: Announcement): boolean =>
  audience.kind === "creator" &&
  !said.is_creator &&
  audience.company_uid === said.company_uid &&
  audience.room_uid === said.room_uid;
