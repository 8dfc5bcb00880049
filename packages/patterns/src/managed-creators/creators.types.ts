import type { ManagedCreator, managedCreatorFields, OwnKey, PlatformAccount } from "@tsumugi/contract";

/** An account as it is drawn; when its figures were fetched is not known of every one. */
export type AccountLook = Omit<PlatformAccount, "fetched_at" | "synced"> & { fetched_at?: string | null };

type Drawn<Key extends keyof ManagedCreator> = Pick<ManagedCreator, Key> & {
  accounts: readonly AccountLook[];
  /** The public profile that it is connected to. */
  creator: { uid: string } | null;
};

type Declared = Exclude<OwnKey<typeof managedCreatorFields>, "accounts">;

/** What a row of a list of creators draws. */
export type CreatorLook = Drawn<
  | "uid"
  | "display_name"
  | "real_name"
  | "image"
  | "genres"
  | "tags"
  | "owner"
  | "stage"
  | "follower_count"
  | "last_fee"
  | "last_contact_at"
  | "archived_at"
>;

/** A record with everything that the company keeps of it, as a row of the table and as a side of a merge. */
export type CreatorRowLook = Drawn<
  | Declared
  | "uid"
  | "follower_count"
  | "last_contact_at"
  | "archived_at"
  | "created_at"
  | "created_by"
  | "updated_at"
>;
