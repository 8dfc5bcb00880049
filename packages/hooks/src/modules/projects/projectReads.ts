import { getProject, listArchivedProjects, listProjectCreators, listProjects } from "@tsumugi/contract";

/** Reads that show a project or the creators in it. */
export const projectReads = [listProjects, listArchivedProjects, getProject, listProjectCreators] as const;
