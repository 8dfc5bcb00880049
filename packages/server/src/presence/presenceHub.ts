import type { PresentPerson } from "@tsumugi/contract";
import type { Deps } from "../core/deps.ts";
import type { Audience } from "../core/realtime/audience.ts";
import { hubOf } from "../core/realtime/hub.ts";
import { RECONNECTED } from "../db/index.ts";
import { type Announcement, createPresentPeople } from "./presentPeople.ts";

export interface Presence {
  others(room_uid: string, own: { uid: string; is_creator: boolean }, at: number): PresentPerson[];
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
    const before = people.take(said, deps.clock.now().getTime());
    const { room_uid: room_id, uid, name, state } = said;
    const event = { type: "presence.changed", room_id, uid, name, state } as const;
    hubOf(deps).broadcast(event, (audience) => maySeeColleague(audience, said));
    // The creator hears of typing and its end, never that somebody looks.
    if (state === "typing" || before === "typing") {
      const told = state === "viewing" ? ({ ...event, state: "left" } as const) : event;
      hubOf(deps).broadcast(told, (audience) => isTheirCreator(audience, said));
    }
  });
  deps.stopping.addEventListener("abort", () => void unlisten().catch(() => {}));
  return people;
}

const maySeeColleague = (audience: Audience, { company_uid, uid }: Announcement): boolean =>
  audience.kind === "member" && audience.company_uid === company_uid && audience.user_uid !== uid;

const isTheirCreator = (audience: Audience, said: Announcement): boolean =>
  audience.kind === "creator" &&
  !said.is_creator &&
  audience.company_uid === said.company_uid &&
  audience.room_uid === said.room_uid;
