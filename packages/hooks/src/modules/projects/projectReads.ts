import {
  getProject,
  getProjectTotals,
  listArchivedProjects,
  listProjectCreators,
  listProjects,
} from "@tsumugi/contract";
import { todoReads } from "../todo/todoReads.ts";

/** Reads that show a project or the creators in it. */
export const projectReads = [
  listProjects,
  listArchivedProjects,
  getProject,
  getProjectTotals,
  listProjectCreators,
  ...todoReads,
] as const;
