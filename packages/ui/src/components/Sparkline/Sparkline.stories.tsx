import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Sparkline } from "./Sparkline.tsx";

const meta = {
  title: "部品/Sparkline 小さなグラフ",
  id: "部品-sparkline",
  component: Sparkline,
  args: { label: "再生数", unit: "回", values: [0, 120, 480, 900, 1_040, 1_100] },
  parameters: guide({
    use: "表の1行に添えて、増えているか減っているかだけを見せます。値を読ませるなら LineChart を使います。",
    do: [
      "いまの値を数字でとなりに置きます。線は動きだけを伝えます。",
      "取れなかった日は null で渡します。線が途切れます。",
    ],
    dont: [
      "行どうしの高さを比べさせない。線はそれぞれの最小と最大に合わせて描かれます。",
      "1点や2点のために列を作らない。「前回 +120」のように言葉で書きます。",
    ],
    reader: "「再生数: 0回から1,100回へ増加」のように、始まりと終わりと向きを読みます。",
  }),
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const cases: [string, (number | null)[]][] = [
  ["増えている", [0, 120, 480, 900, 1_040, 1_100]],
  ["減っている", [900, 720, 700, 310, 120]],
  ["山がある", [10, 40, 900, 120, 30]],
  ["欠けた日", [0, 100, null, 300, null, 320, 400]],
  ["横ばい・すべて0", [0, 0, 0, 0]],
  ["負の値", [20, -40, -10, -80]],
  ["1点", [42]],
  ["データなし", []],
  ["365点", Array.from({ length: 365 }, (_, day) => Math.round(Math.sin(day / 24) * 400 + day * 3))],
];

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {cases.map(([name, values]) => (
        <Case key={name} name={name}>
          <Sparkline label="再生数" unit="回" values={values} />
        </Case>
      ))}
      <Case name="大きさを変える">
        <Sparkline label="再生数" values={[0, 120, 480, 900, 1_040, 1_100]} width={240} height={56} />
      </Case>
    </Cases>
  ),
};

export const ReadsTheTrend: Story = {
  name: "動きを言葉で読む",
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", { name: "再生数: 0回から1,100回へ増加" }),
    ).toBeVisible();
  },
};
