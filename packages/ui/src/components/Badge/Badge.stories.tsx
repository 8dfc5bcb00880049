import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { Badge, type BadgeTone } from "./Badge.tsx";
import { CountBadge } from "./CountBadge.tsx";

const meta = {
  title: "コンポーネント/Badge",
  component: Badge,
  args: { children: "未返信", tone: "thread" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tones: BadgeTone[] = [
  "neutral",
  "brand",
  "info",
  "success",
  "warning",
  "danger",
  "thread",
  "fuji",
  "asagi",
];

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon="link" tone="success">
        公開プロフィールと同期
      </Badge>
      <span style={{ width: 160 }}>
        <Badge>{LONG_NAME}</Badge>
      </span>
      <CountBadge count={3} />
      <CountBadge count={128} />
      <CountBadge count={5} tone="neutral" />
    </Row>
  ),
};
