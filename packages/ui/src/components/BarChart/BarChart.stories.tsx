import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { BarChart } from "./BarChart.tsx";

const posts = [
  "はなこ「秋の新作リップを使ってみた」",
  `${LONG_NAME}「3分でできる秋メイク」`,
  "ミナ「旅先の乾燥対策」",
  "ガジェット研究所タク「開封動画」",
  "𠮷野りん「夜のスキンケア」",
];

const meta = {
  title: "部品/BarChart 棒グラフ（バーチャート）",
  id: "部品-barchart",
  component: BarChart,
  args: {
    label: "再生数の順位",
    xLabel: "投稿",
    unit: "回",
    x: posts,
    series: [{ key: "views", label: "再生数", values: [123_456, 98_210, 64_002, 9_999, null] }],
  },
  parameters: guide({
    use: "大きさを比べるときに使います。日を追った動きには LineChart を使います。",
    do: [
      "順位は direction を rows にし、大きい順に渡します。名前は2行まで折り返します。",
      "いま見ている投稿は highlight で目立たせ、ほかを控えめにします。",
      "足して意味のある数（いいね・コメント・保存）だけを stacked にします。合計が端に出ます。",
    ],
    dont: [
      "軸の始まりを0以外にしない。棒の長さの比が崩れるため、始まりを変える設定はありません。",
      "20件を超える順位を1枚に並べない。上位だけを渡し、残りは表で見てもらいます。",
      "系列を5つより多くしない。隣との違いが読み取れません。",
    ],
    keyboard: [
      ["Tab", "グラフに入る。最初の項目を読む"],
      ["↑ ↓ ← →", "ひとつ前・次の項目を読む"],
      ["Home / End", "最初・最後の項目を読む"],
      ["Esc", "吹き出しを閉じる"],
    ],
    reader:
      "「はなこ「秋の新作リップを使ってみた」、再生数 123,456回」のように、項目ごとに端数まで読みます。",
  }),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const kinds = [
  { key: "likes", label: "いいね", values: [8_120, 6_400, 3_100, 420, 90] },
  { key: "comments", label: "コメント", values: [210, 540, 96, 30, null] },
  { key: "saves", label: "保存", values: [1_020, 880, 1_400, 51, null] },
];
const months = ["6月", "7月", "8月", "9月", "10月", "11月"];

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="順位（目立たせた1本・長い名前・数値なし）" width={760}>
        <BarChart {...args} highlight={1} />
      </Case>
      <Case name="積み上げ" width={760}>
        <BarChart {...args} label="反応の内訳" series={kinds} stacked />
      </Case>
      <Case name="並べる" width={760}>
        <BarChart {...args} label="反応の内訳" series={kinds.slice(0, 2)} x={posts.slice(0, 3)} />
      </Case>
      <Case name="縦の棒・月ごと" width={560}>
        <BarChart
          {...args}
          label="月ごとの投稿数"
          xLabel="月"
          unit="件"
          direction="columns"
          x={months}
          series={[
            { key: "a", label: "Instagram", values: [4, 6, 5, 9, 12, 7] },
            { key: "b", label: "YouTube", values: [1, 2, null, 3, 2, 4] },
          ]}
          stacked
          height={220}
        />
      </Case>
      <Case name="負の値" width={560}>
        <BarChart
          {...args}
          label="フォロワーの増減"
          unit="人"
          x={["はなこ", "ゆうき", "ミナ"]}
          series={[{ key: "a", label: "増減", values: [1_240, -860, 0] }]}
        />
      </Case>
      <Case name="すべて0" width={560}>
        <BarChart {...args} x={["はなこ"]} series={[{ key: "a", label: "再生数", values: [0] }]} />
      </Case>
      <Case name="読み込み中" width={560}>
        <BarChart {...args} loading height={160} />
      </Case>
      <Case name="数値がない" width={560}>
        <BarChart {...args} x={[]} series={[]} height={120} />
      </Case>
      <Case name="読み込めない" width={560}>
        <BarChart {...args} height={200} error="接続が切れました。電波を確かめてください。" onRetry={fn()} />
      </Case>
      <Case name="狭い場所" width={288}>
        <BarChart {...args} />
      </Case>
    </Cases>
  ),
};

const left = [{ key: "a", label: "増減", values: [1_240, -14_990, 0] }] as const;

export const BelowZero: Story = {
  name: "負の棒の値は、名前に重ならない",
  args: {
    label: "フォロワーの増減",
    unit: "人",
    x: ["はなこ美容", "ゆうきの台所", "旅するミナ"],
    series: left,
  },
  play: async ({ canvasElement }) => {
    const value = await within(canvasElement).findByText("-1.5万", { selector: ".end, .end *" });
    const names = [...canvasElement.querySelectorAll(".name > span")];
    await expect(names).toHaveLength(3);
    for (const name of names)
      await expect(name.getBoundingClientRect().right).toBeLessThan(value.getBoundingClientRect().left);
  },
};

export const SaysItsUnit: Story = {
  name: "目盛りに単位が付く",
  args: {
    label: "月ごとの費用",
    unit: "円",
    direction: "columns",
    x: months,
    series: [{ key: "a", label: "費用", values: [815_000, 420_000, 0, 960_000, 120_000, 640_000] }],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("100万円")).toBeVisible();
    await expect(within(canvasElement).getByText("81.5万", { selector: ".end, .end *" })).toBeVisible();
  },
};

export const ReadsByKey: Story = {
  name: "キーで項目ごとに読める",
  args: { series: kinds, stacked: true },
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole("slider", undefined, { timeout: 8000 });
    plot.focus();
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}");
    await expect(plot).toHaveAttribute(
      "aria-valuetext",
      "ミナ「旅先の乾燥対策」、いいね 3,100回、コメント 96回、保存 1,400回、合計 4,596回",
    );
  },
};
