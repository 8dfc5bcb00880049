import { getPreference, putPreference } from "@tsumugi/contract";
import type { PersonActor } from "../core/actor.ts";
import { handle } from "../core/handle.ts";
import * as service from "./preferences.service.ts";

const ownerOf = (actor: PersonActor) => ({
  company_uid: actor.kind === "member" ? actor.company_uid : null,
  user_uid: actor.uid,
});

export const preferencesRoutes = [
  handle(getPreference, ({ actor, params }) => service.get(ownerOf(actor), params.key)),
  handle(putPreference, ({ actor, params, body }) => service.put(ownerOf(actor), params.key, body)),
];
