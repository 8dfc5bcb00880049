import { defineJob } from "./jobs.ts";
import { maintainChanged, vacuumAll } from "./maintainTables.repository.ts";

/**
 * What PostgreSQL's autovacuum does by itself and the embedded database does not: without it, plans are made for tables
 * as they were when they were empty, and one list of a grown company takes the whole process for minutes.
 */
export const maintainTables = defineJob<Record<string, never>>({
  name: "maintain-tables",
  every: "*/10 * * * *",
  run: maintainChanged,
});

/** At night, since each table is held while it is gone through. */
export const vacuumTables = defineJob<Record<string, never>>({
  name: "vacuum-tables",
  every: "40 3 * * *",
  run: vacuumAll,
});
