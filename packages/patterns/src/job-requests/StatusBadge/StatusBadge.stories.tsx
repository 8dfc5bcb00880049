import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobPhaseLabels, jobPhaseStatuses, jobPhases } from "@tsumugi/contract";
import { Case, Gallery as Cases, guide, Row } from "@tsumugi/ui/testing";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  title: "画面の型/依頼/StatusBadge",
  component: StatusBadge,
  args: { status: "draft_review" },
  parameters: guide({
    use: "案件でのクリエイターのステータスを示します。支払通知書には NoticeBadge を、それ以外の状態には Badge を使います。",
    do: [
      "ステータスのコードをそのまま渡します。言葉・色・形はここで決まります。",
      "輪の埋まり方で、どこまで進んだかが分かります。点線は始まる前、斜線は対象外です。",
      "変えられるときは、このバッジをボタンの中に置き、となりに下向きの矢印を添えます。",
    ],
    dont: [
      "言葉を画面ごとに変えない。表・絞り込み・お知らせで同じ言葉が頼りになります。",
      "色だけを見て選ばせない。絞り込みの選択肢にも言葉を並べます。",
    ],
    reader: "「下書き確認中」のように言葉だけを読みます。輪は読みません。",
  }),
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {jobPhases.map((phase) => (
        <Case key={phase} name={jobPhaseLabels[phase]}>
          <Row>
            {jobPhaseStatuses[phase].map((status) => (
              <StatusBadge key={status} status={status} />
            ))}
          </Row>
        </Case>
      ))}
      <Case name="この版が知らないコード・狭い場所" width={96}>
        <StatusBadge status="awaiting_second_review" />
      </Case>
    </Cases>
  ),
};
