import type { Meta, StoryObj } from "@storybook/react-vite";
import { noticeStatuses } from "@tsumugi/contract";
import { Case, Gallery as Cases, guide, Row } from "@tsumugi/ui/testing";
import { NoticeBadge } from "./NoticeBadge.tsx";

const meta = {
  title: "画面の型/支払通知書/NoticeBadge",
  component: NoticeBadge,
  args: { status: "issued" },
  parameters: guide({
    use: "支払通知書のステータスを示します。案件のステータスには StatusBadge を使います。",
    do: ["ステータスのコードをそのまま渡します。言葉・色・形はここで決まります。"],
    dont: ["言葉を画面ごとに変えない。表・絞り込み・お知らせで同じ言葉が頼りになります。"],
    reader: "「発行済み」のように言葉だけを読みます。輪は読みません。",
  }),
} satisfies Meta<typeof NoticeBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="すべてのステータス">
        <Row>
          {noticeStatuses.map((status) => (
            <NoticeBadge key={status} status={status} />
          ))}
        </Row>
      </Case>
      <Case name="この版が知らないコード・狭い場所" width={96}>
        <NoticeBadge status="awaiting_second_review" />
      </Case>
    </Cases>
  ),
};
