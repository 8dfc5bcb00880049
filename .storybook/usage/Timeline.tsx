import { Timeline, type TimelineItem } from "@tsumugi/ui";

const items: TimelineItem[] = [
  {
    key: "2",
    at: "2026-11-20T14:05:00+09:00",
    icon: "check",
    tone: "success",
    content: "下書きを承認しました",
  },
  { key: "1", at: "2026-11-18T10:30:00+09:00", content: "佐々木 りんさんが下書きを提出しました" },
];

export const History = () => <Timeline items={items} byDay />;
