import { getCreator, listCreators, searchConnectTarget } from "@tsumugi/contract";
import { managedCreatorReads } from "./managedCreatorReads.ts";

/** Reads that change when a record is made from, or connected to, an open creator. */
export const connectionReads = [
  ...managedCreatorReads,
  listCreators,
  getCreator,
  searchConnectTarget,
] as const;
