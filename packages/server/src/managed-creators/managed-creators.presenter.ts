import { isSeenBy, type ManagedCreator } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { type Account, sumFollowers, withPublicFigures } from "./accounts.ts";
import { ARCHIVE_DAYS } from "./archiveDays.ts";
import { blankColumns } from "./creatorColumns.ts";
import type { CreatorItem } from "./list/creatorItems.repository.ts";
import type { ManagedCreatorRow } from "./managedCreatorRows.repository.ts";

export const ERASED_NAME = "削除済みクリエイター";

/** What stands in place of fees for those who do not see them. */
const hiddenFees = blankColumns((field) => !isSeenBy(field, { canSeeFees: false }));

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The accounts with the figures that are shown, and what these come to. */
function shownFigures(
  { follower_count }: { readonly follower_count: number | null },
  found: { readonly accounts: readonly Account[]; readonly published: readonly Account[] },
): Pick<ManagedCreator, "follower_count" | "accounts"> {
  const accounts = withPublicFigures(found.accounts, found.published);
  const isSynced = accounts.some(({ synced }) => synced);
  return {
    follower_count: isSynced ? sumFollowers(accounts) : follower_count,
    accounts: accounts.map(({ fetched_at, ...account }) => ({ ...account, fetched_at: iso(fetched_at) })),
  };
}

type Item = Pick<CreatorItem, "item" | "published">;

/** A row that the database has written as JSON. What is connected is read once more, for the profile's figures. */
export const presentItem = (found: Item): string =>
  isConnected(found) ? JSON.stringify(readItem(found)) : found.item;

/** The same as the record that it says. */
export function readItem(found: Item): ManagedCreator {
  const creator: ManagedCreator = JSON.parse(found.item);
  if (!isConnected(found)) return creator;
  const accounts = creator.accounts.map(readAccount);
  const published = found.published.map(readAccount);
  return { ...creator, ...shownFigures(creator, { accounts, published }) };
}

const isConnected = <T extends Item>(found: T): found is T & { readonly published: object[] } =>
  found.published !== null && found.published.length > 0;

const readAccount = <T extends { readonly fetched_at: string | null }>({ fetched_at, ...account }: T) => ({
  ...account,
  fetched_at: fetched_at === null ? null : new Date(fetched_at),
});

/** Row → wire. Fees are for those who may see them; what is connected shows the public profile's figures of now. */
export function presentManagedCreator(
  { row, owner, registrar, creator, genres, ...found }: ManagedCreatorRow,
  { canSeeFees }: { readonly canSeeFees: boolean },
): ManagedCreator {
  const seen = canSeeFees ? row : { ...row, ...hiddenFees };
  const { company_uid, creator_uid, owner_uid, erased_at, ...fields } = seen;
  return {
    ...fields,
    ...shownFigures(row, found),
    genres,
    owner,
    creator,
    last_contact_at: iso(row.last_contact_at),
    archived_at: iso(row.archived_at),
    erase_on: row.archived_at && !erased_at ? addDays(dayInJapan(row.archived_at), ARCHIVE_DAYS) : null,
    created_at: row.created_at.toISOString(),
    created_by: registrar,
    updated_at: row.updated_at.toISOString(),
  };
}
