import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { RelativeTime } from "./RelativeTime.tsx";

const meta = {
  title: "部品/RelativeTime 相対時刻",
  id: "部品-relativetime",
  component: RelativeTime,
  args: { value: "2026-11-20T00:57:00Z" },
  parameters: guide({
    use: "最近のできごとが、どのくらい前かを示します。期限には DueDate を、記録として残す日時には 2026/11/20(金) 14:05 の形を使います。",
    do: [
      "一覧の更新日時、メッセージ、お知らせに使います。正しい日時はカーソルを重ねると出ます。",
      "行の外にひとつだけ置くときは focusable にし、キーボードとタップでも日時を見られるようにします。",
    ],
    dont: [
      "帳票や印刷する画面に使わない。紙の上では古くなります。日時をそのまま書きます。",
      "これから先のことに使わない。端末の時計が遅れていても「1分後」とは言わず「たった今」になります。",
    ],
    keyboard: [["Tab", "focusable のとき、正しい日時が上に出る"]],
    reader: "「3分前」と読みます。focusable のときは続けて「2026/11/20(金) 09:57」と読みます。",
  }),
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The clock of stories stands at 2026/11/20 10:00. */
const steps: [string, string | null][] = [
  ["たった今（1分未満・先の時刻）", "2026-11-20T01:00:30Z"],
  ["分（1〜59）", "2026-11-20T00:57:00Z"],
  ["時間（1〜23）", "2026-11-19T23:00:00Z"],
  ["日（1〜29）", "2026-11-15T01:00:00Z"],
  ["か月（1〜11）", "2026-10-20T01:00:00Z"],
  ["年（1〜）", "2025-11-20T01:00:00Z"],
  ["日時がない", null],
  ["日時ではない", "いつか"],
];

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {steps.map(([name, value]) => (
        <Case key={name} name={name}>
          <RelativeTime value={value} />
        </Case>
      ))}
      <Case name="キーボードで選ぶ" state="focus-visible">
        {/* What the keyboard opens is drawn on `:focus`, above the time. */}
        <div style={{ paddingTop: 36 }}>
          <RelativeTime value="2026-11-20T00:57:00Z" focusable className="pseudo-focus" />
        </div>
      </Case>
    </Cases>
  ),
};

export const TellsExactTime: Story = {
  name: "正しい日時がカーソルとキーボードで分かる",
  args: { focusable: true },
  render: (args) => (
    <div style={{ paddingTop: 40 }}>
      <RelativeTime {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText("3分前");
    await expect(label).toHaveAttribute("title", "2026/11/20(金) 09:57");
    await expect(label).toHaveAttribute("datetime", "2026-11-20T00:57:00.000Z");
    await userEvent.tab();
    await waitFor(() => expect(label).toHaveFocus());
    await expect(getComputedStyle(label, "::after").content).toBe('"2026/11/20(金) 09:57"');
  },
};
