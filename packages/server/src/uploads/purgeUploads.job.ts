import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { storage } from "./storage.adapter.ts";
import { deleteUpload, unusedUploads } from "./uploads.repository.ts";
import { storageKey } from "./uploads.service.ts";

/** As long as a browser that was offline may still send the comment that an image belongs to. */
const KEEP_DAYS = 7;
const BATCH = 200;

/** So many failures are the store's: the rest would only wait for it as long, one by one. */
const GIVE_UP_AFTER = 5;

/**
 * Every night: deletes the files that nothing shows. File before row: the next run completes what a kill between them left.
 * One that the store does not give up is left for the next night, and holds no other back.
 */
export const purgeUploads = defineJob<Record<string, never>>({
  name: "purge_uploads",
  every: "45 4 * * *",
  run: async () => {
    const before = new Date(now().getTime() - KEEP_DAYS * DAY_MS);
    const disk = await storage();
    const failures = new Map<string, unknown>();
    for (;;) {
      const unused = (await unusedUploads(before, BATCH + failures.size)).filter(
        ({ uid }) => !failures.has(uid),
      );
      for (const upload of unused) {
        try {
          await disk.delete(storageKey(upload));
          await deleteUpload(upload.uid);
        } catch (error) {
          failures.set(upload.uid, error);
          if (failures.size === GIVE_UP_AFTER) throw error;
        }
      }
      if (unused.length < BATCH || isStopping()) break;
    }
    for (const error of failures.values()) throw error;
  },
});
