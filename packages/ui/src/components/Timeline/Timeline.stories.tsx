import type { Meta, StoryObj } from "@storybook/react-vite";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "コンポーネント/Timeline",
  component: Timeline,
  args: {
    items: [
      { key: "1", at: "2026-11-20T00:00:00Z", icon: "chat", content: "メッセージが届きました" },
      { key: "2", at: "2026-11-10T00:00:00Z", icon: "send", content: "「秋の新作リップ」の依頼を送りました" },
      { key: "3", at: "2025-08-01T00:00:00Z", content: "登録しました" },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
export const Playground: StoryObj<typeof meta> = {};
