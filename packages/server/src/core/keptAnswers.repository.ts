import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import { idempotencyKeys } from "../db/schema/records.ts";
import { sealedColumn } from "./sealedColumn.ts";
import { isSealed } from "./sealing.ts";

const k = idempotencyKeys;

/** Whose call an answer is kept for. */
export type AnswerKey = Pick<typeof k.$inferSelect, "user_uid" | "company_uid" | "route" | "key">;

export const isAnswerOf = ({ user_uid, company_uid, route, key }: AnswerKey) =>
  and(eq(k.user_uid, user_uid), eq(k.company_uid, company_uid), eq(k.route, route), eq(k.key, key));

const KEYS = ["user_uid", "company_uid", "route", "key"] as const;
const placeOf = ({ user_uid, company_uid, route, key }: AnswerKey) => ({
  company_uid,
  row: JSON.stringify([user_uid, route, key]),
});
export const sealedRequest = sealedColumn(k, "request_hash", KEYS, placeOf);
export const sealedAnswer = sealedColumn(k, "answer", KEYS, placeOf);

/** The hash of a request as it is kept: of a body with a password the bare hash would be there to be guessed at. */
export const sealHash = (of: AnswerKey, hash: string): string => sealedRequest.seal(of, hash);

/** Whether the request that an answer is kept for is this one. */
export const isSameRequest = (row: typeof k.$inferSelect, hash: string): boolean =>
  sealedRequest.read(row, row.request_hash) === hash;

/**
 * An answer as it is kept: it may hold what stands nowhere else but sealed or as a hash, as the number of an account, the
 * secret of a second factor or the address of a shared report.
 */
export const sealAnswer = (of: AnswerKey, value: unknown): string | null =>
  value === null || value === undefined ? null : sealedAnswer.seal(of, JSON.stringify(value));

/** What an earlier version kept is readable as it is. */
export const openAnswer = (of: AnswerKey, kept: unknown): unknown =>
  typeof kept === "string" && isSealed(kept) ? JSON.parse(sealedAnswer.unseal(of, kept)) : kept;

const AT_ONCE = 200;

/**
 * Forgets the kept answers of which `isAbout` says so, some at a time: of one company, or of all.
 */
export async function forgetAnswers(
  company_uid: string | null,
  isAbout: (answers: readonly string[]) => readonly boolean[] | Promise<readonly boolean[]>,
): Promise<void> {
  for (let after: AnswerKey | undefined; ; ) {
    const behind =
      after &&
      sql`(${k.user_uid}, ${k.company_uid}, ${k.route}, ${k.key}) >
        (${after.user_uid}, ${after.company_uid}, ${after.route}, ${after.key})`;
    const rows = await db()
      .select()
      .from(k)
      .where(
        and(isNotNull(k.answer), company_uid === null ? undefined : eq(k.company_uid, company_uid), behind),
      )
      .orderBy(asc(k.user_uid), asc(k.company_uid), asc(k.route), asc(k.key))
      .limit(AT_ONCE);
    if (rows.length === 0) return;
    const gone = await isAbout(rows.map((row) => JSON.stringify(openAnswer(row, row.answer))));
    for (const [n, row] of rows.entries()) if (gone[n]) await db().delete(k).where(isAnswerOf(row));
    after = rows.at(-1);
  }
}
