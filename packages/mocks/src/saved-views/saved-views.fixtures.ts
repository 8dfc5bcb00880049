import type { SavedView, ViewList } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";

const VIEWS: Record<ViewList, readonly Pick<SavedView, "name" | "query" | "is_shared">[]> = {
  creators: [
    { name: "取引中の人", query: "stage=active&stage=repeat", is_shared: false },
    { name: "30日連絡なし", query: "silent_days=30", is_shared: true },
    { name: "美容・1万人以上", query: "genre=genre_001&follower_min=10000", is_shared: true },
  ],
  project_creators: [
    { name: "期限超過", query: "due=overdue&sort=next_deadline", is_shared: true },
    {
      name: "依頼の準備",
      query:
        "status=candidate&cols=creator.job_status.fee*140.delivery_on.reply_due_on.owner.next_action.next_deadline.-days_in_status.-memo.-shared_memo.-unread.accounts.followers",
      is_shared: true,
    },
    { name: "担当ごと", query: "group=owner", is_shared: false },
  ],
  projects: [
    { name: "投稿期間中", query: "phase=posting", is_shared: true },
    { name: "11月の案件", query: "from=2026-11-01&to=2026-11-30&sort=starts_on", is_shared: true },
    { name: "自分の担当", query: "owner=user_001", is_shared: false },
  ],
};

/** A view of クリエイター管理, or of the list that is given; the second one is a colleague's. */
export const buildSavedView = (
  overrides: Partial<SavedView> = {},
  index = nextIndex("saved_view"),
): SavedView => ({
  uid: uidOf("saved_view", index),
  list: "creators",
  ...pick(VIEWS[overrides.list ?? "creators"], index - 1),
  is_default: false,
  owner: buildPersonRef({}, index === 2 ? 2 : 1),
  can_edit: index !== 2,
  updated_at: daysAgo(index),
  version: 1,
  ...overrides,
});
