import type { TimelineEntry } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { daysAgo } from "../core/clock.ts";

/** One entry of what happened with a creator. */
export const buildTimelineEntry = (overrides: Partial<TimelineEntry> = {}): TimelineEntry => ({
  key: "0r/",
  at: daysAgo(91),
  kind: "registered",
  label: "クリエイター管理に登録",
  project_uid: null,
  href: null,
  by: null,
  changes: [],
  ...overrides,
});

const inProject = { project_uid: "project_001", href: "/projects/project_001?creator=managed_creator_001" };

/** One of each kind that a page meets, newest first. */
export const buildTimeline = (): TimelineEntry[] => [
  buildTimelineEntry({
    key: "s/2",
    at: daysAgo(1),
    kind: "job_status",
    label: "「冬の保湿ケア」が下書き確認中に",
    ...inProject,
    by: buildPersonRef({}, 1),
  }),
  buildTimelineEntry({
    key: "m/1",
    at: daysAgo(1),
    kind: "comment",
    label: "「冬の保湿ケア」でメッセージ4件（受信2件）",
    project_uid: "project_001",
    href: "/chat/room_001?at=3",
  }),
  buildTimelineEntry({
    key: "h/2",
    at: daysAgo(3),
    kind: "edited",
    label: "担当、直近の報酬（税抜）を変更",
    by: buildPersonRef({}, 2),
    changes: [
      { field: "owner", label: "担当", before: "なし", after: "藤井 彩乃" },
      { field: "last_fee", label: "直近の報酬（税抜）", before: "¥80,000", after: "¥120,000" },
    ],
  }),
  buildTimelineEntry({
    key: "j/1",
    at: daysAgo(6),
    kind: "job_sent",
    label: "「冬の保湿ケア」の依頼を送信",
    ...inProject,
    by: buildPersonRef({}, 1),
  }),
  buildTimelineEntry({
    key: "h/1",
    at: daysAgo(20),
    kind: "merged",
    label: "「みお」の記録をまとめた",
    by: buildPersonRef({}, 1),
    changes: [{ field: "memo", label: "社内メモ", before: "なし", after: "展示会で名刺を交換" }],
  }),
  buildTimelineEntry({
    key: "p/1",
    at: daysAgo(40),
    kind: "post",
    label: "「乾燥肌の朝ルーティン」を投稿",
    project_uid: "project_002",
    href: "/projects/project_002/posts?post=post_001",
  }),
  buildTimelineEntry(),
];
