import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobStatuses, jobStatusLabels } from "@tsumugi/contract";
import { buildJobRequest } from "@tsumugi/mocks";
import { Case, Gallery as Cases } from "@tsumugi/ui/testing";
import { ReplyStatus } from "./ReplyStatus.tsx";

const job = buildJobRequest({}, 1);

const meta = {
  title: "画面の型/reply/ReplyStatus",
  component: ReplyStatus,
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
