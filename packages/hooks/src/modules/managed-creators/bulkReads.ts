import {
  getProject,
  listCreatorProjects,
  listCreatorTags,
  listProjectCreators,
  listProjects,
} from "@tsumugi/contract";
import { connectionReads } from "./connectionReads.ts";

/** Reads that change with many records at once: also tags in use, open creators, and projects that creators are added to. */
export const bulkReads = [
  ...connectionReads,
  listCreatorTags,
  listCreatorProjects,
  listProjects,
  getProject,
  listProjectCreators,
] as const;
