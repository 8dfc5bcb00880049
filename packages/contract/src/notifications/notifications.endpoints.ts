import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "notifications";

/** Unread first, each group newest first. `unread` keeps one group; `total` counts it, `unread_total` all unread. */
export const listNotifications = defineEndpoint("listNotifications", "/notifications", {
  method: "GET",
  slice,
  summary: "お知らせの一覧",
  policy: policies.memberOrOperator,
  isSupplementary: true,
});

/** Counted up to `TOTAL_CAP`: more are not counted one by one. */
export const getUnreadChatCount = defineEndpoint("getUnreadChatCount", "/notifications/unread_chat_count", {
  method: "GET",
  slice,
  summary: "未読メッセージ数",
  policy: policies.memberOrOperator,
  isSupplementary: true,
});

/** id `all` marks every one; `until` leaves those alone that came after it, which the reader has not seen. */
export const markNotificationRead = defineEndpoint(
  "markNotificationRead",
  "/notifications/{id}/already_read",
  {
    method: "PUT",
    slice,
    summary: "お知らせを既読にする",
    policy: { ...policies.memberOrOperator, allowAfterContract: true },
    errors: ["not_found"],
  },
);

export const getNotificationSettings = defineEndpoint(
  "getNotificationSettings",
  "/preferences/notifications",
  {
    method: "GET",
    slice,
    base: "",
    summary: "お知らせの受け取り方",
    policy: policies.memberOrOperator,
  },
);

/** The last write wins unless `version` is given. A kind left out stays as it is. */
export const putNotificationSettings = defineEndpoint(
  "putNotificationSettings",
  "/preferences/notifications",
  {
    method: "PUT",
    slice,
    base: "",
    summary: "お知らせの受け取り方の保存",
    policy: { ...policies.memberOrOperator, allowAfterContract: true },
    errors: ["stale_version"],
  },
);
