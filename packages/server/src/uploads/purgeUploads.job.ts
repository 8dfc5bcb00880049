import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { storage } from "./storage.adapter.ts";
import { deleteUpload, unusedUploads } from "./uploads.repository.ts";
import { storageKey } from "./uploads.service.ts";

/** As long as a browser that was offline may still send the comment that an image belongs to. */
const KEEP_DAYS = 7;
const BATCH = 200;

/** Every night: deletes the files that nothing shows. File before row: the next run completes what a kill between them left. */
export const purgeUploads = defineJob<Record<string, never>>({
  name: "purge_uploads",
  every: "45 4 * * *",
  run: async () => {
    const before = new Date(now().getTime() - KEEP_DAYS * DAY_MS);
    const disk = await storage();
    for (;;) {
      const unused = await unusedUploads(before, BATCH);
      for (const upload of unused) {
        await disk.delete(storageKey(upload));
        await deleteUpload(upload.uid);
      }
      if (unused.length < BATCH || isStopping()) return;
    }
  },
});
