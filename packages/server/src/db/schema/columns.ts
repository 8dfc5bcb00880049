import { bigint, customType, date, timestamp } from "drizzle-orm/pg-core";

/** Columns as the house writes them. The SQL files rule; these are types. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const on = (name: string) => date(name, { mode: "string" });
export const yen = (name: string) => bigint(name, { mode: "number" });
export const big = (name: string) => bigint(name, { mode: "number" });
/** Sets of whole numbers, as PostgreSQL writes them: `{[6,9),[12,15)}`. */
export const numberSet = customType<{ data: string }>({ dataType: () => "int4multirange" });
/** An object as it was written, over blanks: what was declared after it was written reads as blank. */
export const jsonOver = <Stored extends object>(blanks: Partial<Record<keyof Stored, unknown>>) =>
  customType<{ data: Stored; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => ({ ...blanks, ...(typeof value === "string" ? JSON.parse(value) : value) }),
  });
