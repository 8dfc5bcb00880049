import { listCreatorProjects, listCreatorTags } from "@tsumugi/contract";
import { projectReads } from "../projects/projectReads.ts";
import { managedCreatorReads } from "./managedCreatorReads.ts";

/** Reads that change with many records at once: tags in use, and projects that creators are added to. */
export const bulkReads = [
  ...managedCreatorReads,
  listCreatorTags,
  listCreatorProjects,
  ...projectReads,
] as const;
