import { managedCreatorValues } from "@tsumugi/contract";
import { buildManagedCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { withOwnPages } from "./ownPages.ts";

it("an account whose handle was changed does not keep the page of the old one", () => {
  const url = "https://www.youtube.com/c/hana";
  const account = { platform: "youtube" as const, follower_count: 1, fetched_at: null };
  const stored = buildManagedCreator({
    accounts: [
      { ...account, handle: "hana", url },
      { ...account, handle: "mio", url: "https://www.youtube.com/@mio" },
    ],
  });
  const values = managedCreatorValues(stored);
  const typed = values.accounts.map((one) => (one.handle === "mio" ? { ...one, handle: "mio_ch" } : one));
  expect(withOwnPages({ ...values, accounts: typed }, stored).accounts).toEqual([
    { platform: "youtube", handle: "hana", url, follower_count: 1 },
    { platform: "youtube", handle: "mio_ch", url: undefined, follower_count: 1 },
  ]);
});
