import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { defineJob } from "./jobs.ts";
import { outboxFolder } from "./mailer.ts";

/** Every night, and after an erasure: a mail that was emptied or deleted leaves no file behind, either. */
export const purgeOutboxFiles = defineJob<Record<string, never>>({
  name: "purge-outbox-files",
  every: "30 4 * * *",
  run: async () => {
    const folder = outboxFolder();
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    const { rows } = await db().execute(sql`select uid from outbox_mails where to_address <> ''`);
    const kept = new Set(rows.map(({ uid }) => String(uid)));
    for (const name of names) {
      if (!kept.has(name.replace(/\..*$/, ""))) await rm(join(folder, name), { force: true });
    }
  },
});
