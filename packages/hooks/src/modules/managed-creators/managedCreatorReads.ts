import {
  fetchConnectedCreator,
  getManagedCreator,
  listCreatorTimeline,
  listManagedCreators,
  searchConnectedCreator,
} from "@tsumugi/contract";

/** Reads that show a managed creator, to be loaded again after any of them changed. */
export const managedCreatorReads = [
  listManagedCreators,
  getManagedCreator,
  listCreatorTimeline,
  searchConnectedCreator,
  fetchConnectedCreator,
] as const;
