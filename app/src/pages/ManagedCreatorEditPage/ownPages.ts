import type { ManagedCreator, ManagedCreatorValues } from "@tsumugi/contract";

/** A page belongs to the handle it was stored with: an account that was typed again gets its own from the server. */
export const withOwnPages = (values: ManagedCreatorValues, stored: ManagedCreator): ManagedCreatorValues => ({
  ...values,
  accounts: values.accounts.map((account) => {
    const { platform, handle } = account;
    const isStored = stored.accounts.some((one) => one.platform === platform && one.handle === handle);
    return isStored ? account : { ...account, url: undefined };
  }),
});
