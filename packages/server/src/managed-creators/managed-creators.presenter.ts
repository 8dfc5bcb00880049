import { isSeenBy, type ManagedCreator } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { sumFollowers, withPublicFigures } from "./accounts.ts";
import { blankColumns } from "./creatorColumns.ts";
import type { ManagedCreatorRow } from "./managedCreatorRows.repository.ts";

/** Days that an archived record can be brought back before its personal data goes. */
export const ARCHIVE_DAYS = 30;
export const ERASED_NAME = "削除済みクリエイター";

/** What stands in place of fees for those who do not see them. */
const hiddenFees = blankColumns((field) => !isSeenBy(field, { canSeeFees: false }));

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Row → wire. Fees are for those who may see them; what is connected shows the public profile's figures of now. */
export function presentManagedCreator(
  { row, owner, registrar, creator, genres, ...found }: ManagedCreatorRow,
  { canSeeFees }: { readonly canSeeFees: boolean },
): ManagedCreator {
  const seen = canSeeFees ? row : { ...row, ...hiddenFees };
  const { company_uid, creator_uid, owner_uid, erased_at, ...fields } = seen;
  const accounts = withPublicFigures(found.accounts, found.published);
  const isSynced = accounts.some(({ synced }) => synced);
  return {
    ...fields,
    follower_count: isSynced ? sumFollowers(accounts) : row.follower_count,
    genres,
    owner,
    creator,
    accounts: accounts.map(({ platform, handle, url, follower_count, fetched_at, synced }) => ({
      platform,
      handle,
      url,
      follower_count,
      synced,
      fetched_at: iso(fetched_at),
    })),
    last_contact_at: iso(row.last_contact_at),
    archived_at: iso(row.archived_at),
    erase_on: row.archived_at && !erased_at ? addDays(dayInJapan(row.archived_at), ARCHIVE_DAYS) : null,
    created_at: row.created_at.toISOString(),
    created_by: registrar,
    updated_at: row.updated_at.toISOString(),
  };
}
