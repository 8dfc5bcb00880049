import { type StatsFs, statfsSync } from "node:fs";

/** Two of the files that the bundled database writes ahead of its tables, bytes. Below that it can neither start nor write. */
const LEAST_FREE = 32 * 1024 * 1024;

type Space = Pick<StatsFs, "blocks" | "bavail" | "bsize">;

/**
 * Whether the disk of a folder has no space left to work with. One that does not tell its size is not called full, nor is
 * one whose folder is not there: that is said where the folder is wanted.
 */
export function isDiskFull(folder: string, statfs: (folder: string) => Space = statfsSync): boolean {
  try {
    const { blocks, bavail, bsize } = statfs(folder);
    return blocks > 0 && bavail * bsize < LEAST_FREE;
  } catch {
    return false;
  }
}
