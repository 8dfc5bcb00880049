import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Sparkline } from "./Sparkline.tsx";

const meta = {
  title: "部品/Sparkline 小さなグラフ（スパークライン）",
  id: "部品-sparkline",
  component: Sparkline,
  args: { label: "再生数", unit: "回", values: [0, 120, 480, 900, 1_040, 1_100] },
  parameters: guide({
    use: "表の1行に添えて、増えているか減っているかだけを見せます。値を読ませるなら LineChart を使います。",
    do: [
      "いまの値を数字でとなりに置きます。線は動きだけを伝えます。",
      "取れなかった日は null で渡します。線が途切れます。",
      "読み込んでいる間は loading、読み込めなければ error と onRetry を渡します。ほかのグラフと同じ名前で、大きさは変わりません。",
    ],
    dont: [
      "行どうしの高さを比べさせない。線はそれぞれの最小と最大に合わせて描かれます。",
      "1点や2点のために列を作らない。「前回 +120」のように言葉で書きます。",
    ],
    reader:
      "「再生数: 0回から1,100回へ増加」のように、始まりと終わりと向きを読みます。x を渡すと、その日付なども読みます。読み込めなかったときは、理由を読みます。",
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

const CELL = { padding: "6px 0", borderBottom: "1px solid var(--tsu-border)" } as const;

const FAILED = "接続が切れました。電波のよいところで、もう一度お試しください。";

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {cases.map(([name, values]) => (
        <Case key={name} name={name}>
          <Sparkline label="再生数" unit="回" values={values} />
        </Case>
      ))}
      <Case name="表の中（読み込めなくても、行の高さと幅は同じ）" width={420}>
        <table style={{ width: "100%" }}>
          <tbody>
            {["はなこ美容", "ゆうきの台所", "旅するミナ"].map((name, index) => (
              <tr key={name}>
                <td style={CELL}>{name}</td>
                <td style={{ ...CELL, width: 96, lineHeight: 0 }}>
                  <Sparkline
                    label={`${name}の再生数`}
                    unit="回"
                    values={[820 - index * 300, 900, 1_240, 1_100 + index * 90]}
                    error={index === 1 ? FAILED : undefined}
                    onRetry={fn()}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Case>
      <Case name="大きさを変える">
        <Sparkline label="再生数" values={[0, 120, 480, 900, 1_040, 1_100]} width={240} height={56} />
      </Case>
      <Case name="読み込み中">
        <Sparkline label="再生数" values={[]} loading />
      </Case>
      <Case name="読み込めない（やり直せる）">
        <Sparkline label="再生数" values={[]} error={FAILED} onRetry={fn()} />
      </Case>
      <Case name="読み込めない">
        <Sparkline label="再生数" values={[]} error={FAILED} />
      </Case>
      <Case name="ない（言葉で言う）">
        <Sparkline label="再生数" values={[]} empty={<span className="tsu-muted">翌日から集計します</span>} />
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

export const SaysTheDays: Story = {
  name: "日付を添えて読む",
  args: { values: [820, 1_240, 2_310], x: ["2026-11-20", "2026-11-21", "2026-11-22"] },
  play: async ({ canvasElement }) => {
    const name = "再生数: 2026/11/20(金) 820回から2026/11/22(日) 2,310回へ増加";
    await expect(within(canvasElement).getByRole("img", { name })).toBeVisible();
  },
};

export const Loading: Story = { name: "読み込み中", args: { values: [], loading: true } };

export const Failed: Story = {
  name: "読み込めなければ理由を言い、やり直せる",
  args: { values: [], error: FAILED, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const again = within(canvasElement).getByRole("button", {
      name: /^再生数: 接続が切れました。.*もう一度読み込む$/,
    });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    // As large as the line that will stand there: the row does not move.
    const { width, height } = (again.parentElement as HTMLElement).getBoundingClientRect();
    await expect([width, height]).toEqual([96, 28]);
  },
};

export const Empty: Story = { name: "ない", args: { values: [null, null] } };
