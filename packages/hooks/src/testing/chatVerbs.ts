import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

const scheduled = { id: "01912a00-0000-7000-9000-000000000001", room_id: "r1", version: 1 };

export const chatVerbs: readonly Row[] = [
  row(hooks.useArchiveChatRoom, "archiveChatRoom", ["r1"], "PUT /api/chat_rooms/r1/archive"),
  row(hooks.useArchiveChatRoom, "unarchiveChatRoom", ["r1"], "PUT /api/chat_rooms/r1/unarchive"),
  row(hooks.useCreateDmRoom, "createDmRoom", ["c1"], "POST /api/chat_rooms/create_dm_room"),
  row(
    hooks.useFlagChatRoom,
    "flagChatRoom",
    ["r1", { flag: null, needs_reply: false }],
    "PUT /api/chat_rooms/r1/flag",
  ),
  row(
    hooks.useFlagSupportChatRoom,
    "flagSupportChatRoom",
    ["r1", { flag: null, needs_reply: false }],
    "PUT /api/company/support_chat_rooms/r1/flag",
  ),
  row(
    hooks.useMarkSupportRoomRead,
    "markSupportRoomRead",
    [{ roomId: "r1", unreadCount: 0 }, 4],
    "PUT /realtime/support_chat_rooms/r1/read",
  ),
  row(
    hooks.useMarkNotificationRead,
    "markNotificationRead",
    ["all"],
    "PUT /api/notifications/all/already_read",
  ),
  row(
    hooks.useMarkRoomRead,
    "markRoomRead",
    [{ roomId: "r1", unreadCount: 0 }, 4],
    "PUT /api/chat_rooms/r1/join_room",
  ),
  row(hooks.useMarkRoomUnread, "markRoomUnread", ["r1"], "PUT /api/chat_rooms/r1/join_room"),
  row(
    hooks.useNotificationSettings,
    "saveNotificationSettings",
    [{ channels: { contract: "mail" }, digest_hour: null }],
    "PUT /preferences/notifications",
  ),
  row(
    hooks.useSaveCommentTemplate,
    "createCommentTemplate",
    [{ name: "お礼", text: "ありがとうございます", shared: true }],
    "POST /comment_templates",
  ),
  row(
    hooks.useSaveCommentTemplate,
    "updateCommentTemplate",
    ["t1", { name: "お礼", text: "ありがとうございます", shared: true, version: 1 }],
    "PUT /comment_templates/t1",
  ),
  row(hooks.useSaveCommentTemplate, "deleteCommentTemplate", ["t1"], "DELETE /comment_templates/t1"),
  row(
    hooks.useScheduleComment,
    "scheduleComment",
    ["r1", { text: "よろしく", sendAt: "2026-11-23T00:00:00.000Z" }],
    "POST /realtime/chat_rooms/r1/scheduled_comments",
  ),
  row(
    hooks.useScheduleComment,
    "updateScheduledComment",
    [scheduled, { text: "よろしく", sendAt: "2026-11-23T00:00:00.000Z" }],
    `PUT /realtime/chat_rooms/r1/scheduled_comments/${scheduled.id}`,
  ),
  row(
    hooks.useScheduleComment,
    "cancelScheduledComment",
    [scheduled],
    `DELETE /realtime/chat_rooms/r1/scheduled_comments/${scheduled.id}`,
  ),
  row(
    hooks.useScheduleComment,
    "sendScheduledComment",
    [scheduled],
    `POST /realtime/chat_rooms/r1/scheduled_comments/${scheduled.id}/send_now`,
  ),
];
