import { NOW } from "./plainFormat.ts";

export interface BenchRow {
  key: string;
  name: string;
  sub: string;
  stage: { tone: "info" | "warning" | "success" | "neutral"; label: string };
  youtube: number;
  instagram: number;
  followers: number;
  genre: string;
  fee: number;
  owner: string;
  contact: number;
  status: { tone: "info" | "warning" | "success"; ring: "20" | "50" | "100"; label: string };
  posts: number;
}

const stages: [BenchRow["stage"], ...BenchRow["stage"][]] = [
  { tone: "info", label: "契約中" },
  { tone: "warning", label: "連絡中" },
  { tone: "success", label: "リピート" },
  { tone: "neutral", label: "休止" },
];

const pick = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];

export const rowsOf = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `r${i}`,
    name: `${pick(["佐藤花子", "鈴木一郎", "高橋美咲", "田中蓮", "渡辺葵"], i)}${i}`,
    sub: pick(["山本陽菜", "中村悠真", "小林結衣"], i),
    stage: pick(stages, i),
    youtube: 1_000 + ((i * 7_919) % 900_000),
    instagram: 1_000 + ((i * 104_729) % 700_000),
    followers: 2_000 + ((i * 15_485) % 1_600_000),
    genre: pick(["美容", "料理", "旅行", "ゲーム", "フィットネス"], i),
    fee: 10_000 + ((i * 997) % 400_000),
    owner: pick(["伊藤大輔", "加藤恵", "吉田翼"], i),
    contact: NOW - ((i * 37) % 40_000) * 60_000 - 120_000,
    status: pick<BenchRow["status"]>(
      [
        { tone: "info", ring: "50", label: "下書き確認中" },
        { tone: "warning", ring: "20", label: "打診中" },
        { tone: "success", ring: "100", label: "完了" },
      ],
      i,
    ),
    posts: i % 90,
  }));

export const ROW_HEIGHT = 56;
/** px of the part of the table that is seen. */
export const VIEW_HEIGHT = 620;
