import type { PostalTown } from "@tsumugi/contract";

export const buildPostalTown = (overrides: Partial<PostalTown> = {}): PostalTown => ({
  prefecture: "東京都",
  city: "渋谷区",
  town: "神宮前",
  ...overrides,
});
