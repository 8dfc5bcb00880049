import { getChatRoom, getProject, listChatRooms, listProjectCreators, listProjects } from "@tsumugi/contract";

/** Reads that show where a job stands; its room shows it too. */
export const jobReads = [listProjects, getProject, listProjectCreators, listChatRooms, getChatRoom] as const;
