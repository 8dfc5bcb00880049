import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { uid } from "../shared/wire.ts";
import { presenceStates } from "./presence.constants.ts";

/** The creator's uid is the managed creator's; in a support room the account's, to whom the operators are `support`. */
export const presentPerson = z.object({
  uid: z.string(),
  name: z.string(),
  state: z.enum(["viewing", "typing"]),
});
export type PresentPerson = z.infer<typeof presentPerson>;

/** An event of the stream; it has no place in what is replayed. */
export const presenceEvent = z.object({
  type: z.literal("presence.changed"),
  room_id: uid,
  uid: z.string(),
  name: z.string(),
  state: z.enum(presenceStates),
});

/** Others who are in the room now, oldest first. */
const response = z.object({ people: z.array(presentPerson) });

/** What each call takes and answers. */
export const presenceSchemas = {
  announcePresence: {
    body: z.strictObject({ state: z.enum(presenceStates) }),
    response,
  },
  announceReplyPresence: {
    body: z.strictObject({ state: z.enum(["typing", "left"]) }),
    response,
  },
  announceSupportPresence: {
    body: z.strictObject({ state: z.enum(presenceStates) }),
    response,
  },
  announceReplySupportPresence: {
    body: z.strictObject({ state: z.enum(["typing", "left"]) }),
    response,
  },
} satisfies SchemasByEndpoint;
