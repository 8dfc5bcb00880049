import {
  getProject,
  listCreatorProjects,
  listCreatorTags,
  listProjectCreators,
  listProjects,
} from "@tsumugi/contract";
import { managedCreatorReads } from "./managedCreatorReads.ts";

/** Reads that change with many records at once: tags in use, and projects that creators are added to. */
export const bulkReads = [
  ...managedCreatorReads,
  listCreatorTags,
  listCreatorProjects,
  listProjects,
  getProject,
  listProjectCreators,
] as const;
