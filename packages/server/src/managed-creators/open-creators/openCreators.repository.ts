import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { creatorAccounts, creatorGenres, creators } from "../../db/schema/creators.ts";
import {
  managedCreatorAccounts,
  managedCreatorGenres,
  managedCreators,
} from "../../db/schema/managed-creators.ts";
import type { Account } from "../accounts.ts";

/** What a company's own record takes over from an open creator. */
export interface OpenCreatorSource {
  readonly uid: string;
  readonly name: string;
  readonly kana: string;
  readonly image: string | null;
  readonly accounts: readonly Account[];
  readonly genre_uids: readonly string[];
}

/**
 * Open creators belong to no company: these and nothing else of them is read here. They are not deleted before the
 * transaction ends, or are not found: nothing is taken over from somebody who is being erased.
 */
export async function openCreators(uids: readonly string[]): Promise<Map<string, OpenCreatorSource>> {
  if (uids.length === 0) return new Map();
  const wanted = [...uids];
  const { uid, name, kana, image } = creators;
  const rows = await db()
    .select({ uid, name, kana, image })
    .from(creators)
    .where(and(inArray(creators.uid, wanted), eq(creators.is_open, true), isNull(creators.deleted_at)))
    .orderBy(asc(creators.uid))
    .for("key share");
  const accounts = await db()
    .select()
    .from(creatorAccounts)
    .where(inArray(creatorAccounts.creator_uid, wanted))
    .orderBy(asc(creatorAccounts.position));
  const genres = await db().select().from(creatorGenres).where(inArray(creatorGenres.creator_uid, wanted));
  const accountsOf = Map.groupBy(accounts, ({ creator_uid }) => creator_uid);
  const genresOf = Map.groupBy(genres, ({ creator_uid }) => creator_uid);
  return new Map(
    rows.map((row) => [
      row.uid,
      {
        ...row,
        accounts: (accountsOf.get(row.uid) ?? []).map(
          ({ platform, handle, url, follower_count, fetched_at }) => ({
            platform,
            handle,
            url,
            follower_count,
            fetched_at,
          }),
        ),
        genre_uids: (genresOf.get(row.uid) ?? []).map(({ genre_uid }) => genre_uid),
      },
    ]),
  );
}

/** Which record of the company is connected to which of these open creators. */
export async function connectedTo(
  company_uid: string,
  creator_uids: readonly string[],
): Promise<Map<string, string>> {
  if (creator_uids.length === 0) return new Map();
  const t = managedCreators;
  const rows = await db()
    .select({ uid: t.uid, creator_uid: t.creator_uid })
    .from(t)
    .where(and(eq(t.company_uid, company_uid), inArray(t.creator_uid, [...creator_uids])));
  return new Map(rows.flatMap(({ uid, creator_uid }) => (creator_uid ? [[creator_uid, uid]] : [])));
}

/** Accounts and genres of many new records in two statements. */
export async function insertParts(
  company_uid: string,
  records: readonly { uid: string; accounts: readonly Account[]; genre_uids: readonly string[] }[],
): Promise<void> {
  const accounts = records.flatMap((record) =>
    record.accounts.map((account, position) => ({
      ...account,
      company_uid,
      position,
      managed_creator_uid: record.uid,
    })),
  );
  const genres = records.flatMap((record) =>
    record.genre_uids.map((genre_uid) => ({ company_uid, managed_creator_uid: record.uid, genre_uid })),
  );
  if (accounts.length > 0) await db().insert(managedCreatorAccounts).values(accounts);
  if (genres.length > 0) await db().insert(managedCreatorGenres).values(genres);
}
