import { and, isNull, ne, sql } from "drizzle-orm";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { findMany } from "../managed-creators.repository.ts";

const t = managedCreators;

interface Likeness {
  /** Names, kana and mail as the index keeps them. */
  readonly keys: readonly string[];
  /** Records that hold one of the accounts. */
  readonly uids: readonly string[];
  /** The record being edited. */
  readonly except_uid: string | undefined;
  readonly limit: number;
}

/** Records that share an identity or are named; archived ones too, erased ones are nobody. */
export const recordsLike = (company_uid: string, { keys, uids, except_uid, limit }: Likeness) =>
  findMany(
    company_uid,
    and(
      isNull(t.erased_at),
      except_uid ? ne(t.uid, except_uid) : undefined,
      sql`(${t.identity} && ${sql.param([...keys])}::text[]
        or ${t.uid} = any(${sql.param([...uids])}::text[]))`,
    ),
    limit,
  );
