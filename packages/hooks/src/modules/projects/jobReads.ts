import { getChatRoom, getProject, listChatRooms, listProjectCreators, listProjects } from "@tsumugi/contract";

/** Reads that show a job's status; its room shows it too. */
export const jobReads = [listProjects, getProject, listProjectCreators, listChatRooms, getChatRoom] as const;
