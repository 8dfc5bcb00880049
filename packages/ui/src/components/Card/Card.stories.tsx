import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "コンポーネント/Card",
  component: Card,
  args: { title: "連絡先", children: "hanako@example.jp" },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {
  args: { actions: <Button size="sm">編集</Button>, footer: <Button variant="primary">保存</Button> },
};
export const Plain: Story = { name: "見出しなし", args: { title: undefined } };
