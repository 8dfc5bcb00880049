import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { CompactNumber } from "./CompactNumber.tsx";

const meta = {
  title: "部品/CompactNumber 大きな数",
  id: "部品-compactnumber",
  component: CompactNumber,
  args: { value: 123_456, unit: "人" },
  parameters: guide({
    use: "フォロワー数や再生数のように、桁の多い数を比べるために丸めて示します。金額には Money を使います。",
    do: [
      "表と集計カードで使います。1万からは12.3万、1億からは1.2億になります。",
      "行の外にひとつだけ置くときは focusable にし、キーボードとタップでも端数を見られるようにします。",
      "単位（人・回・件）は unit で渡し、数と同じ行に置きます。",
    ],
    dont: [
      "請求や検収のように1の位まで要る場所で使わない。",
      "取得できていない数に0を渡さない。null を渡すと「—」になります。",
    ],
    keyboard: [["Tab", "focusable のとき、端数までの数が上に出る"]],
    reader: "「12.3万人」と読みます。focusable のときは続けて「123,456人」と読みます。",
  }),
} satisfies Meta<typeof CompactNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const values = [
  0,
  9_999,
  10_000,
  123_456,
  99_999_499,
  99_999_500,
  123_456_789,
  1_234_567_890_123,
  -123_456,
  null,
];

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {values.map((value) => (
        <Case key={value} name={value === null ? "取得できていない" : String(value)}>
          <CompactNumber value={value} unit="回" />
        </Case>
      ))}
      <Case name="キーボードで選ぶ" state="focus-visible">
        {/* What the keyboard opens is drawn on `:focus`, above the number. */}
        <div style={{ paddingTop: 36 }}>
          <CompactNumber value={123_456} unit="人" focusable className="pseudo-focus" />
        </div>
      </Case>
    </Cases>
  ),
};

export const TellsExactValue: Story = {
  name: "端数がカーソルとキーボードで分かる",
  args: { focusable: true },
  render: (args) => (
    <div style={{ paddingTop: 40 }}>
      <CompactNumber {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText("12.3万人");
    await expect(number).toHaveAttribute("title", "123,456人");
    await userEvent.tab();
    await expect(getComputedStyle(number, "::after").content).toBe('"123,456人"');
  },
};
