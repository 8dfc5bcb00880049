import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobStatuses, jobStatusLabels } from "@tsumugi/contract";
import { buildJobRequest } from "@tsumugi/mocks";
import { Case, Gallery as Cases, guide } from "@tsumugi/ui/testing";
import { ReplyStatus } from "./ReplyStatus.tsx";

const job = buildJobRequest({}, 1);

const meta = {
  title: "画面の型/依頼への返信/ReplyStatus",
  component: ReplyStatus,
  parameters: guide({
    use: "返信ページの先頭で、依頼がいまどの段階で、次に何をするかを伝えます。社内の画面のステータスには StatusBadge を使います。",
    do: [
      "どのステータスでも、次にすることか、待っている相手を言い切ります。",
      "見送りや中止のあとは、返信が要らないことを書きます。",
    ],
    dont: ["社内のステータス名をそのまま見せない。クリエイターの言葉で書きます。"],
  }),
  args: { status: "requested", job, version: { answered_by: null } },
} satisfies Meta<typeof ReplyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      {jobStatuses.map((status) => (
        <Case key={status} name={jobStatusLabels[status]}>
          <ReplyStatus {...args} status={status} />
        </Case>
      ))}
    </Cases>
  ),
};
