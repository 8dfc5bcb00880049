import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { uid } from "../shared/wire.ts";

/** Who is in a room right now. Nothing of it is stored: it is told to the streams and forgotten. */

const slice = "presence";
const base = "" as const;

/** Seconds after which somebody who has not been heard of again counts as gone. */
export const PRESENCE_VIEWING_SECONDS = 45;
export const PRESENCE_TYPING_SECONDS = 8;

export const presenceStates = ["viewing", "typing", "left"] as const;
export type PresenceState = (typeof presenceStates)[number];

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

/** Say it again every 20 s while it lasts, `typing` every 3 s. Colleagues are told; the creator only of typing. */
export const announcePresence = defineEndpoint("/realtime/chat_rooms/{id}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "部屋にいること・入力中の通知",
  policy: { ...policies.member, allowAfterContract: true },
  body: z.strictObject({ state: z.enum(presenceStates) }),
  response,
  errors: ["not_found"],
});

/** The creator tells of typing alone: that somebody reads their own page is nobody's business. */
export const announceReplyPresence = defineEndpoint("/reply/{token}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "入力中の通知（クリエイター）",
  policy: policies.creator,
  body: z.strictObject({ state: z.enum(["typing", "left"]) }),
  response,
  errors: ["not_found", "link_expired"],
});

/** Operators are told by name; the creator only that ツムギサポート types, whoever of the operators it is. */
export const announceSupportPresence = defineEndpoint("/realtime/support_chat_rooms/{id}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "サポートの部屋にいること・入力中の通知（運営）",
  policy: policies.operator,
  body: z.strictObject({ state: z.enum(presenceStates) }),
  response,
  errors: ["not_found"],
});

/** In the creator's own support room: typing alone, as in the job's room. No company is told. */
export const announceReplySupportPresence = defineEndpoint("/reply/{token}/support/presence", {
  method: "PUT",
  slice,
  base,
  summary: "サポートの部屋での入力中の通知（クリエイター）",
  policy: policies.creator,
  body: z.strictObject({ state: z.enum(["typing", "left"]) }),
  response,
  errors: ["not_found", "link_expired"],
});
