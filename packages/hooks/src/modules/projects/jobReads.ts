import {
  getChatRoom,
  getProject,
  listChatRooms,
  listJobVersions,
  listProjectCreators,
  listProjects,
} from "@tsumugi/contract";
import { todoReads } from "../todo/todoReads.ts";

/** Reads that show a job's status or terms; its room shows them too. */
export const jobReads = [
  listProjects,
  getProject,
  listProjectCreators,
  listJobVersions,
  listChatRooms,
  getChatRoom,
  ...todoReads,
] as const;
