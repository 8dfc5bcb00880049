import type { ScheduledComment } from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { nextIndex, pick } from "../core/counter.ts";

const TEXTS = [
  "おはようございます。サンプルの到着はご確認いただけましたでしょうか。",
  "下書きの期限が近づいてまいりました。ご不明な点があればお知らせください。",
];

/** Waits for Monday, 9 o'clock in Japan; by the first of the company. */
export const buildScheduledComment = (
  overrides: Partial<ScheduledComment> = {},
  index = nextIndex("scheduled"),
): ScheduledComment => ({
  id: `01912a00-0000-7000-9000-${String(index).padStart(12, "0")}`,
  room_id: "room_001",
  text: pick(TEXTS, index - 1),
  images: [],
  send_at: "2026-11-23T00:00:00.000Z",
  state: "waiting",
  failure: null,
  created_by: buildPersonRef({}, 1),
  abandoned: false,
  version: 1,
  ...overrides,
});
