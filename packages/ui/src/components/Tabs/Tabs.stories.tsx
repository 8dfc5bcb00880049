import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LinkTabs, Tabs } from "./Tabs.tsx";

const items = [
  { value: "needs", label: "未返信", count: 4, content: <p>未返信の一覧</p> },
  { value: "unread", label: "未読", count: 12, content: <p>未読の一覧</p> },
  { value: "all", label: "すべて", content: <p>すべての一覧</p> },
];
const meta = {
  title: "コンポーネント/Tabs",
  component: Tabs,
  args: { items, label: "絞り込み" },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesByArrowKeys: Story = {
  name: "矢印キーで移る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: /未返信/ }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /未読/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByText("未読の一覧")).toBeVisible();
  },
};

export const AsLinks: Story = {
  name: "アドレスのあるタブ",
  render: () => (
    <LinkTabs
      label="案件の画面"
      items={[
        { key: "creators", link: <a href="#creators">クリエイター</a>, current: true },
        { key: "posts", link: <a href="#posts">投稿実績</a>, current: false, count: 2 },
        { key: "report", link: <a href="#report">レポート</a>, current: false },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "クリエイター" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
