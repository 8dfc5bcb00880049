import {
  getChatRoom,
  getProject,
  getProjectTotals,
  listChatRooms,
  listJobMails,
  listJobVersions,
  listProjectCreators,
  listProjects,
} from "@tsumugi/contract";
import { todoReads } from "../todo/todoReads.ts";

/** Reads that show a job's status or terms; its room shows them too. */
export const jobReads = [
  listProjects,
  getProject,
  getProjectTotals,
  listProjectCreators,
  listJobVersions,
  listJobMails,
  listChatRooms,
  getChatRoom,
  ...todoReads,
] as const;
