import type { SavedView } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";

const VIEWS = [
  { name: "取引中の人", query: "stage=active&stage=repeat", is_shared: false },
  { name: "30日連絡なし", query: "silent_days=30", is_shared: true },
  { name: "美容・1万人以上", query: "genre=genre_001&follower_min=10000", is_shared: true },
];

/** A view of クリエイター管理; the second one is a colleague's. */
export const buildSavedView = (
  overrides: Partial<SavedView> = {},
  index = nextIndex("saved_view"),
): SavedView => ({
  uid: uidOf("saved_view", index),
  list: "creators",
  ...pick(VIEWS, index - 1),
  is_default: false,
  owner: buildPersonRef({}, index === 2 ? 2 : 1),
  can_edit: index !== 2,
  updated_at: daysAgo(index),
  version: 1,
  ...overrides,
});
