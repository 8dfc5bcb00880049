import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { LineChart } from "./LineChart.tsx";

const days = (count: number) => Array.from({ length: count }, (_, day) => `${day}日目`);
const curve = (scale: number, count = 15, speed = 4) =>
  Array.from({ length: count }, (_, day) => Math.round(scale * (1 - Math.exp(-(day + 1) / speed)) * 1000));
const names = ["はなこ「秋の新作リップ」", "ゆうき「3分でできる秋メイク」", "ミナ「旅先の乾燥対策」"];
const many = Array.from({ length: 100 }, (_, index) => ({
  key: `${index}`,
  label: `${creatorName(index)}「秋の新作リップ」`,
  values: curve(20 + ((index * 37) % 100), 30, 2 + (index % 7)),
}));
const band = {
  median: curve(82),
  low: curve(60),
  high: curve(108),
};

const meta = {
  title: "部品/LineChart 折れ線グラフ（ラインチャート）",
  id: "部品-linechart",
  component: LineChart,
  args: {
    label: "再生数の推移",
    xLabel: "投稿からの日数",
    unit: "回",
    x: days(15),
    series: names.map((label, index) => ({
      key: label,
      label,
      values: curve([120, 64, 91][index] ?? 1, index === 2 ? 9 : 15, 3 + index).map((value, day) =>
        index === 1 && (day === 6 || day === 7) ? null : value,
      ),
    })),
    band,
  },
  parameters: guide({
    use: "日を追った動きを比べるときに使います。順位を見せるなら BarChart を、表の1行に添えるなら Sparkline を使います。",
    do: [
      "始まりの違う投稿は、日付ではなく「投稿からの日数」でそろえて比べます。",
      "取れなかった日は null で渡します。線が途切れ、0とは区別されます。",
      "8本を超えるときは band を添え、どれがふつうでどれが外れているかを見せます。",
    ],
    dont: [
      "単位の違う数値をひとつのグラフに重ねない。軸がひとつなので、読み違えます。グラフを分けます。",
      "見出しのないまま置かない。Card の題か画面の見出しに、何の推移かを書きます。",
      "数値が1日分しかないときに「推移」と呼ばない。点がひとつ出るだけなので、数字で伝えます。",
    ],
    keyboard: [
      ["Tab", "グラフに入る。最初の点を読む"],
      ["← / →", "ひとつ前・次の点を読む"],
      ["PageUp / PageDown", "7点戻る・進む"],
      ["Home / End", "最初・最後の点を読む"],
      ["Esc", "吹き出しを閉じる"],
      ["凡例の Enter / Space", "その線だけを目立たせる。もう一度押すと戻る"],
    ],
    reader:
      "矢印キーで動くたびに「3日目、はなこ 7.4万回、中央値 5.1万回」のように読みます。同じ数値の表がいつもページにあり、表の読み上げ操作でもたどれます。",
  }),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="中央値の帯つき・途切れた日・途中で終わる線">
        <LineChart {...args} />
      </Case>
      <Case name="点がひとつ・日付の軸" width={520}>
        <LineChart
          label="フォロワー数"
          xLabel="日付"
          unit="人"
          x={["2026-11-20"]}
          series={[{ key: "a", label: "はなこ", values: [123_456] }]}
          height={180}
        />
      </Case>
      <Case name="抜けた日のある日付の軸・件数の変わる中央値" width={520}>
        <LineChart
          label="フォロワー数"
          xLabel="日付"
          unit="人"
          x={["2026-09-20", "2026-09-27", "2026-10-04", "2026-11-01", "2026-11-08"]}
          series={[{ key: "a", label: "はなこ", values: [12_000, 12_400, 12_700, 15_900, 16_100] }]}
          band={{
            median: [8_000, 8_200, 8_300, 14_000, 14_200],
            low: [6_000, 6_100, 6_300, 11_000, 11_200],
            high: [9_000, 9_400, 9_500, 16_000, 16_300],
            counts: [9, 9, 9, 4, 4],
          }}
          height={220}
        />
      </Case>
      <Case name="すべて0" width={520}>
        <LineChart
          label="クリック数の推移"
          xLabel="投稿からの日数"
          x={days(8)}
          series={[{ key: "a", label: "はなこ", values: days(8).map(() => 0) }]}
          height={180}
        />
      </Case>
      <Case name="負の値" width={520}>
        <LineChart
          label="フォロワーの増減"
          xLabel="日付"
          unit="人"
          x={["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]}
          series={[
            { key: "a", label: "はなこ", values: [320, -140, -60, 210, 480] },
            { key: "b", label: "ゆうき", values: [-20, 40, null, -310, 12] },
          ]}
          height={220}
        />
      </Case>
      <Case name="100本">
        <LineChart
          {...args}
          x={days(30)}
          series={many}
          band={{ median: curve(70, 30, 5), low: curve(45, 30, 5), high: curve(95, 30, 5) }}
        />
      </Case>
      <Case name="読み込み中">
        <LineChart {...args} loading height={200} />
      </Case>
      <Case name="数値がない">
        <LineChart
          {...args}
          x={[]}
          series={[]}
          band={undefined}
          height={200}
          empty="投稿を登録すると、翌日から毎日集計されます。"
        />
      </Case>
      <Case name="長い名前・狭い場所" width={288}>
        <LineChart
          {...args}
          series={[{ key: "a", label: `${LONG_NAME}「秋の新作リップ」`, values: curve(1_480, 15) }]}
          height={220}
        />
      </Case>
      <Case name="読み込めない">
        <LineChart {...args} height={200} error="接続が切れました。電波を確かめてください。" onRetry={fn()} />
      </Case>
    </Cases>
  ),
};

export const DaysApart: Story = {
  name: "日付は日数に合わせた間隔に並び、件数の変わる中央値は途切れる",
  args: {
    x: ["2026-09-20", "2026-09-27", "2026-10-04", "2026-11-01"],
    xLabel: "日付",
    unit: "人",
    series: [{ key: "a", label: "はなこ", values: [12_000, 12_400, 12_700, 15_900] }],
    band: { median: [8_000, 8_200, 14_000, 14_300], counts: [9, 9, 4, 4] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = async (text: string) => (await canvas.findByText(text)).getBoundingClientRect().left;
    const [first, week, last] = [await left("09/20"), await left("09/27"), await left("11/01")];
    await expect((week - first) / (last - first)).toBeCloseTo(7 / 42, 1);
    await expect(canvas.queryByText("日付", { selector: "text, text *" })).toBeNull();
    await expect(await canvas.findByText("1.5万人")).toBeVisible();
    await expect(canvasElement.querySelectorAll(".median-line .recharts-line-curve")).toHaveLength(2);
  },
};

export const ReadsByKey: Story = {
  name: "キーで1点ずつ読める",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole("slider", { name: "再生数の推移を1点ずつ読む" }, { timeout: 8000 });
    await waitFor(() => expect(canvasElement.querySelectorAll(".recharts-line-curve")).not.toHaveLength(0));
    await expect(plot).toHaveAttribute("aria-valuetext", "15点。矢印キーで読みます");
    plot.focus();
    await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}");
    await expect(plot).toHaveAttribute("aria-valuetext", expect.stringMatching(/^2日目、はなこ.* 75,854回/));
    await userEvent.keyboard("{End}{PageUp}");
    await expect(plot).toHaveAttribute("aria-valuetext", expect.stringMatching(/ゆうき.* データなし/));
    await userEvent.keyboard("{Escape}");
    await expect(canvasElement.querySelector(".tip")).toBeNull();
  },
};

export const ShowsAsTable: Story = {
  name: "表で見られ、画面の高さは変わらない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("slider", undefined, { timeout: 8000 });
    await expect(canvas.getByRole("table", { name: "再生数の推移" })).toBeInTheDocument();
    const height = canvasElement.querySelector("figure .body")?.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole("button", { name: "表で見る" }));
    const row = canvas.getByRole("row", { name: /^6日目/ });
    await expect(row).toHaveTextContent("—");
    await expect(row).toHaveTextContent("67,751回");
    await expect(canvasElement.querySelector("figure .body")?.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole("button", { name: "グラフで見る" }));
    await expect(await canvas.findByRole("slider")).toBeVisible();
  },
};
