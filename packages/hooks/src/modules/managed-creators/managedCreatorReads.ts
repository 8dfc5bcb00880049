import {
  fetchConnectedCreator,
  getManagedCreator,
  getPayee,
  listCreatorTimeline,
  listManagedCreators,
  searchConnectedCreator,
} from "@tsumugi/contract";

/** Reads that show a managed creator, to be loaded again after any of them changed. */
export const managedCreatorReads = [
  listManagedCreators,
  getManagedCreator,
  getPayee,
  listCreatorTimeline,
  searchConnectedCreator,
  fetchConnectedCreator,
] as const;
