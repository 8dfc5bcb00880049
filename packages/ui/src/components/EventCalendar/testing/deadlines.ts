import type { CalendarEntry } from "../eventCalendar.types.ts";

const posting = "var(--tsu-phase-posting)";
const production = "var(--tsu-phase-production)";
/** Deadlines of a month: one late, one that may be moved, one done, and a day with more than it has room for. */
export const entries: CalendarEntry[] = [
  { key: "1", day: "2026-11-19", label: "佐々木りんの下書き期限", color: production, tone: "danger" },
  { key: "2", day: "2026-11-20", label: "ゆうきの台所の投稿日", color: posting },
  {
    key: "3",
    day: "2026-11-24",
    label: "旅するミナの納品予定",
    color: production,
    tentative: true,
    movable: true,
  },
  { key: "4", day: "2026-11-24", label: "はなこ美容の回答期限" },
  { key: "5", day: "2026-11-26", label: "商品の発送", done: true },
  ...[
    "あやかコスメ",
    "ガジェット研究所タク",
    "週末キャンプ部",
    "豆柴ムギと散歩",
    "喫茶めぐり コトリ",
    "夜ふかし書店",
  ].map((name, index) => ({
    key: `many-${index}`,
    day: "2026-11-27",
    label: `${name}の投稿日`,
    color: posting,
  })),
];
export const NOTHING = "期限はまだありません。依頼を送ると、回答や投稿の期限がここに並びます。";
export const holidays: Record<string, string> = { "2026-11-03": "文化の日", "2026-11-23": "勤労感謝の日" };
