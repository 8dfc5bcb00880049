export { CopyWriter } from "./copyBytes.ts";
export {
  afterCommit,
  copyRows,
  currentDatabase,
  db,
  inSavepoint,
  inTransaction,
  openDb,
  prepared,
  withDatabase,
} from "./db.ts";
export { isForeignKeyViolation, isOutage, isUniqueViolation, withoutValues } from "./errors.ts";
export { RECONNECTED } from "./listener.ts";
export { migrate, readMigrations } from "./migrate.ts";
export type { Database, Db } from "./types.ts";
