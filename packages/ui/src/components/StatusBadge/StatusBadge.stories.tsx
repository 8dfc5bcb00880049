import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../../testing/Gallery.tsx";
import { jobStatuses } from "./jobStatus.ts";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  title: "コンポーネント/StatusBadge",
  component: StatusBadge,
  args: { status: "draft_review" },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "一覧",
  render: () => (
    <Row>
      {[...Object.keys(jobStatuses), "new_status"].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
};
