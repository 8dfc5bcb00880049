import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  daysUntil,
  formatCompact,
  formatDateTime,
  formatDay,
  formatInteger,
  formatNearDay,
  formatPercent,
  formatRelative,
  formatYen,
} from "../format/format.ts";
import { Page, Section, Table } from "./Page.tsx";
import { buttons, errors, words } from "./words.ts";

const meta = { title: "基礎/文言", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const NOW = Date.parse("2026-11-20T05:05:00Z");
const MINUTE = 60_000;
const ago = (minutes: number) => formatRelative(new Date(NOW - minutes * MINUTE).toISOString(), NOW);
const DAY = 24 * 60;

const formats = [
  ["日付", formatDay("2026-11-20"), "曜日を付ける。年の要らないところでは次の形"],
  [
    "短い日付",
    ["2026-11-20", "2027-01-09"].map((day) => formatNearDay(day, NOW)).join("、"),
    "今年は年を省き、ほかの年には付ける",
  ],
  ["日時", formatDateTime("2026-11-20T05:05:00Z"), "いつも日本時間。24時間で書く"],
  ["どれくらい前", [3, 120, 5 * DAY, 40 * DAY, 400 * DAY].map(ago).join("、"), "マウスを載せると日時が出る"],
  ["期限まで", `あと${daysUntil("2026-11-24", NOW)}日`, "過ぎたら「○日超過」。色だけで伝えない"],
  ["金額", formatYen(1_234_567), "右に寄せる。税の扱いは見出しに書く"],
  ["大きな数", [8_421, 123_456, 234_567_890].map(formatCompact).join("、"), "正確な値はマウスを載せると出る"],
  ["正確な数", formatInteger(123_456), "CSV、支払通知書、入力欄"],
  ["割合", [0.03, 0.0432].map(formatPercent).join("、"), "小数はいつも1桁。列の桁がそろう"],
] as const;

const Good = ({ children }: { children: string }) => (
  <span style={{ color: "var(--tsu-success-text)" }}>○ {children}</span>
);
const Bad = ({ children }: { children: string }) => (
  <span style={{ color: "var(--tsu-danger-text)" }}>× {children}</span>
);

export const Wording: StoryObj<typeof meta> = {
  name: "文言",
  render: () => (
    <Page
      title="文言"
      lead="ひとつのものは、ひとつの言葉で。です・ますで、短く、次にすることがわかるように書きます。"
    >
      <Section title="言葉の一覧">
        <Table
          label="言葉の一覧"
          head={["使う言葉", "意味", "使わない言葉"]}
          rows={words.map(([word, meaning, not]) => [word, meaning, <Bad key="not">{not}</Bad>])}
        />
      </Section>
      <Section
        title="エラーは、原因、次に直し方"
        lead="項目のすぐ下に出します。あやまる言葉や「！」は使いません。"
      >
        <Table
          label="エラーの書き方"
          head={["こう書く", "こうは書かない"]}
          rows={errors.map(([good, bad]) => [<Good key="good">{good}</Good>, <Bad key="bad">{bad}</Bad>])}
        />
      </Section>
      <Section title="ボタンは、押すと起きることを動詞で">
        <Table
          label="ボタンの書き方"
          head={["こう書く", "こうは書かない"]}
          rows={buttons.map(([good, bad]) => [<Good key="good">{good}</Good>, <Bad key="bad">{bad}</Bad>])}
        />
      </Section>
      <Section title="数と日付" lead="見本は、画面で使っている関数がその場で書いています。">
        <Table label="数と日付の書き方" head={["もの", "書き方", "決まり"]} rows={formats} />
      </Section>
      <Section title="確かめる言葉">
        <ul className="points">
          <li>題で聞き（「案件をアーカイブしますか？」）、本文で何が残るかを言い、ボタンで答えます。</li>
          <li>取り消せるなら聞かずに行い、通知に「元に戻す」を付けます。</li>
          <li>できたことは過去形で短く：「依頼を送りました」。</li>
          <li>空のときは、なぜ空かと、はじめの一歩を書きます。</li>
        </ul>
      </Section>
    </Page>
  ),
};
