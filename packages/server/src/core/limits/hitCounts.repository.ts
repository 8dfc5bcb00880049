import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

export interface Hits {
  readonly name: string;
  readonly source_hash: string;
  readonly hits: number;
}

/** Adds to the counts of a window, in one statement and in one order. Answers what all processes have counted. */
export async function addHits(window: Date, rows: readonly Hits[]): Promise<Hits[]> {
  const { rows: counted } = await db().execute(sql`
    insert into request_counts as c (window_at, name, source_hash, hits)
    select ${window.toISOString()}::timestamptz, h.name, h.source_hash, h.hits
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as h (name text, source_hash text, hits int)
    order by h.name, h.source_hash
    on conflict (window_at, name, source_hash) do update set hits = c.hits + excluded.hits
    returning name, source_hash, hits`);
  return counted as unknown as Hits[];
}

export async function forgetHits(before: Date): Promise<void> {
  await db().execute(sql`delete from request_counts where window_at < ${before.toISOString()}::timestamptz`);
}
