import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { DueDate } from "./DueDate.tsx";

const meta = {
  title: "部品/DueDate 期限",
  id: "部品-duedate",
  component: DueDate,
  args: { on: "2026-11-24", label: "下書き期限" },
  parameters: guide({
    use: "期限と、あと何日かを示します。過ぎたできごとには RelativeTime を使います。",
    do: [
      "いちばん近い期限ひとつを出し、何の期限かを label で書きます。",
      "終わったものには done を渡します。日付は残り、急がせる色は消えます。",
    ],
    dont: [
      "色だけで超過を示さない。「2日超過」の言葉がいつも出るので、重ねて赤い枠を足しません。",
      "時刻のある締め切りに使わない。日本時間の1日を単位に数えます。",
    ],
    reader: "「下書き期限 11/24(火) あと4日」と読みます。未設定は「下書き期限なし」と読みます。",
  }),
} satisfies Meta<typeof DueDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const cases: [string, string | null][] = [
  ["過ぎた", "2026-11-18"],
  ["今日", "2026-11-20"],
  ["明日", "2026-11-21"],
  ["3日以内", "2026-11-23"],
  ["先", "2026-12-10"],
  ["年をまたぐ", "2027-01-08"],
  ["未設定", null],
];

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {cases.map(([name, on]) => (
        <Case key={name} name={name}>
          <DueDate on={on} label="投稿期限" />
        </Case>
      ))}
      <Case name="終わった">
        <DueDate on="2026-11-18" label="投稿期限" done />
      </Case>
      <Case name="長い名前・狭い場所" width={200}>
        <DueDate on="2026-11-18" label="二次利用の許諾が切れる日" />
      </Case>
    </Cases>
  ),
};

export const TellsInWords: Story = {
  name: "超過と残りを言葉で示す",
  render: () => (
    <>
      <DueDate on="2026-11-18" label="下書き期限" />
      <DueDate on="2026-11-21" label="投稿期限" />
      <DueDate on={null} label="検収期限" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("2日超過")).toBeVisible();
    await expect(canvas.getByText("明日")).toBeVisible();
    await expect(canvas.getByText("検収期限なし")).toBeInTheDocument();
    await expect(canvas.getByTitle("下書き期限 2026/11/18(水)")).toBeVisible();
  },
};
