import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** Who is in a room right now. Nothing of it is stored: it is told to the streams and forgotten. */

const slice = "presence";
const base = "" as const;

/** Say it again every 20 s while it lasts, `typing` every 3 s. Colleagues are told; the creator only of typing. */
export const announcePresence = defineEndpoint("announcePresence", "/realtime/chat_rooms/{id}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "部屋にいること・入力中の通知",
  policy: { ...policies.member, allowAfterContract: true },
  errors: ["not_found"],
});

/** The creator tells of typing alone: that somebody reads their own page is nobody's business. */
export const announceReplyPresence = defineEndpoint("announceReplyPresence", "/reply/{token}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "入力中の通知（クリエイター）",
  policy: policies.creator,
  errors: ["not_found", "link_expired"],
});

/** Operators are told by name; the creator only that ツムギサポート types, whoever of the operators it is. */
export const announceSupportPresence = defineEndpoint(
  "announceSupportPresence",
  "/realtime/support_chat_rooms/{id}/presence",
  {
    method: "PUT",
    slice,
    base,
    summary: "サポートの部屋にいること・入力中の通知（運営）",
    policy: policies.operator,
    errors: ["not_found"],
  },
);

/** In the creator's own support room: typing alone, as in the job's room. No company is told. */
export const announceReplySupportPresence = defineEndpoint(
  "announceReplySupportPresence",
  "/reply/{token}/support/presence",
  {
    method: "PUT",
    slice,
    base,
    summary: "サポートの部屋での入力中の通知（クリエイター）",
    policy: policies.creator,
    errors: ["not_found", "link_expired"],
  },
);
