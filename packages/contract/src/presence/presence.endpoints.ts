import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

/** Who is in a room right now. It is sent to the open streams and not stored. */

const slice = "presence";
const base = "" as const;

/** The client repeats it every 20 s, `typing` every 3 s. Colleagues see both states; the creator sees only typing. */
export const announcePresence = defineEndpoint("announcePresence", "/realtime/chat_rooms/{id}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "部屋にいること・入力中の通知",
  policy: { ...policies.member, allowAfterContract: true },
  errors: ["not_found"],
});

/** A creator announces only typing. That they are reading their own page is not shown to anyone. */
export const announceReplyPresence = defineEndpoint("announceReplyPresence", "/reply/{token}/presence", {
  method: "PUT",
  slice,
  base,
  summary: "入力中の通知（クリエイター）",
  policy: policies.creator,
  errors: ["not_found", "link_expired"],
});

/** Operators see the name. The creator only sees that ツムギサポート is typing. */
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

/** In the creator's own support room, only typing is announced, as in the job's room. No company sees it. */
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
