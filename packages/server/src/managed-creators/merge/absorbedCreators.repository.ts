import { and, eq, isNull } from "drizzle-orm";
import { now } from "../../core/context.ts";
import { db } from "../../db/index.ts";
import { absorbedCreators, managedCreators } from "../../db/schema/managed-creators.ts";
import type { Pair } from "./merge.repository.ts";

const t = absorbedCreators;
const m = managedCreators;

/** Which record took this one in, and what both are called; undefined where none did, or where it was erased since. */
export async function tookInCreator(company_uid: string, uid: string) {
  const [row] = await db()
    .select({ uid: m.uid, display_name: m.display_name, absorbed_name: t.display_name })
    .from(t)
    .innerJoin(m, and(eq(m.company_uid, t.company_uid), eq(m.uid, t.into_uid)))
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid), isNull(m.erased_at)));
  return row;
}

/** In the transaction that takes the record away. Those that it took in itself have been led on with every other row. */
export async function rememberAbsorbedCreator(
  { company_uid, kept, absorbed }: Pair,
  display_name: string,
): Promise<void> {
  await db()
    .insert(t)
    .values({ uid: absorbed, company_uid, into_uid: kept, display_name, absorbed_at: now() });
}

/** Nothing tells any more what was part of a record, nor under which name. */
export async function forgetAbsorbedCreators(company_uid: string, into_uid: string): Promise<void> {
  await db()
    .delete(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.into_uid, into_uid)));
}
