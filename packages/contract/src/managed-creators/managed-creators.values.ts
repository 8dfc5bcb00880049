import type { BodyValues } from "../core/fields.ts";
import { blankBody, bodyValuesOf } from "../core/fieldValues.ts";
import type { Platform } from "../shared/enums.ts";
import { managedCreatorFields } from "./managed-creators.fields.ts";
import type { ManagedCreator } from "./managed-creators.schemas.ts";

/** An account as a body gives it; without `url` it gets the page of its handle. */
export interface AccountValues {
  platform: Platform;
  handle: string;
  url?: string;
  follower_count: number | null;
}

/** Everything that a body can set of a record: what a form holds. */
export type ManagedCreatorValues = BodyValues<typeof managedCreatorFields, AccountValues>;

export const blankManagedCreator: ManagedCreatorValues = blankBody(managedCreatorFields);

/** What a form edits, from what an answer shows. */
export function managedCreatorValues(creator: ManagedCreator): ManagedCreatorValues {
  return bodyValuesOf<typeof managedCreatorFields, AccountValues>(managedCreatorFields, creator, {
    genres: creator.genres.map(({ uid }) => uid),
    accounts: creator.accounts.map(({ platform, handle, url, follower_count }) => ({
      platform,
      handle,
      url: url || undefined,
      follower_count,
    })),
  });
}
