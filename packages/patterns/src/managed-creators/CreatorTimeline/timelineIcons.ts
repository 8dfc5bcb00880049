import type { IconName } from "@tsumugi/ui";

const byKind: Record<string, IconName> = {
  registered: "creatorAdd",
  imported: "upload",
  edited: "edit",
  connected: "link",
  disconnected: "link",
  merged: "copy",
  restored: "restore",
  erased: "trash",
  job_sent: "send",
  job_status: "flag",
  post: "image",
  comment: "chat",
  notice: "yen",
  archived: "archive",
};

/** Icon of a timeline entry; a kind that this version does not know gets the clock. */
export const timelineIcons = (kind: string): IconName => byKind[kind] ?? "clock";
