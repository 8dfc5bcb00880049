import { addDays, dayInJapan, startOfDayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { db } from "../db/db.ts";

/** People and company that sample records belong to. */
export interface SeedCompany {
  readonly uid: string;
  readonly name: string;
  /** Users who may own records and write to creators; the first one is the admin. */
  readonly staff: readonly [string, ...string[]];
}

/** Day in Japan, counted from the day of seeding: the demo is as fresh as its first start. */
export const dayFromToday = (offset: number): string => addDays(dayInJapan(now()), offset);

/** Time of day in Japan, counted in days from the day of seeding, never later than now. */
export function timeFromToday(offset: number, hours: number, minutes = 0): Date {
  const at = startOfDayInJapan(dayFromToday(offset)).getTime() + (hours * 60 + minutes) * 60_000;
  return new Date(Math.min(at, now().getTime() - 60_000));
}

const CHUNK = 400;

type Db = ReturnType<typeof db>;

/** Inserts in portions that one statement can carry. */
export async function insertAll<T extends Parameters<Db["insert"]>[0]>(
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db()
      .insert(table)
      .values(rows.slice(from, from + CHUNK) as T["$inferInsert"][]);
  }
}
