import { adminSearchCreators, getCreator, listCreators, searchConnectTarget } from "@tsumugi/contract";

/** Reads that show open creators. */
export const creatorReads = [listCreators, getCreator, searchConnectTarget, adminSearchCreators] as const;
