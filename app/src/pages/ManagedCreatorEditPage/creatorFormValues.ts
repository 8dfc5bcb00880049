import type { ManagedCreator } from "@tsumugi/contract";
import type { CreatorFormValues } from "@tsumugi/patterns";

/** What the form edits, from what the server keeps. */
export function creatorFormValues(creator: ManagedCreator): CreatorFormValues {
  const { accounts, genres, owner } = creator;
  return {
    display_name: creator.display_name,
    real_name: creator.real_name,
    kana: creator.kana,
    genre_uids: genres.map(({ uid }) => uid),
    tags: [...creator.tags],
    owner_uid: owner?.uid ?? null,
    stage: creator.stage,
    email: creator.email,
    phone: creator.phone,
    agency: creator.agency,
    postal_code: creator.postal_code,
    address: creator.address,
    accounts: accounts.map(({ platform, handle, url, follower_count }) => ({
      platform,
      handle,
      url: url || undefined,
      follower_count,
    })),
    last_fee: creator.last_fee,
    memo: creator.memo,
    invoice_registration_number: creator.invoice_registration_number,
    entity_type: creator.entity_type,
    withholding_default: creator.withholding_default,
    competitor_exclusion_until: creator.competitor_exclusion_until,
    secondary_use_until: creator.secondary_use_until,
  };
}

/** A page belongs to the handle it was stored with: an account that was typed anew gets its own from the server. */
export const withOwnPages = (values: CreatorFormValues, stored: ManagedCreator): CreatorFormValues => ({
  ...values,
  accounts: values.accounts.map((account) => {
    const { platform, handle } = account;
    const isStored = stored.accounts.some((one) => one.platform === platform && one.handle === handle);
    return isStored ? account : { ...account, url: undefined };
  }),
});
