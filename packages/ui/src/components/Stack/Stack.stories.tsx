import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  title: "コンポーネント/Stack",
  component: Stack,
  args: {
    children: [
      <Card key="a" title="今日やること">
        返信を待っている人がいます
      </Card>,
      <Card key="b" title="最近の結果">
        投稿が2件登録されました
      </Card>,
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Aside: Story = { args: { layout: "aside", gap: "lg" } };
