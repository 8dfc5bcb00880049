import {
  getChatRoom,
  getProject,
  getProjectTerms,
  getProjectTotals,
  listChatRooms,
  listJobMails,
  listJobSends,
  listJobVersions,
  listProjectCreators,
  listProjects,
  listScheduledJobs,
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

/** What changes by sending: the sends under way, what is scheduled, and the terms of the newest request, too. */
export const sendReads = [...jobReads, listJobSends, listScheduledJobs, getProjectTerms] as const;
