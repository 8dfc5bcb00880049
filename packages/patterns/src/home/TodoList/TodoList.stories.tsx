import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, Card } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { TodoList } from "./TodoList.tsx";

const action = (label: string) => <Button size="sm">{label}</Button>;
const meta = {
  title: "画面の型/home/TodoList",
  component: TodoList,
  args: {
    items: [
      {
        key: "1",
        kind: "reply",
        title: "はなこ美容",
        person: { name: "はなこ美容", image: null },
        detail: "サンプルが届きました。来週のはじめに下書きをお送りします。",
        sub: "秋の新作リップ",
        action: action("返信する"),
      },
      {
        key: "2",
        kind: "draft",
        title: "ゆうきの台所さんの下書きを確かめる",
        sub: "秋の新作リップ",
        due_on: "2026-11-20",
        action: action("確かめる"),
      },
      {
        key: "3",
        kind: "notice",
        title: `${LONG_NAME}さんの支払通知書を発行する`,
        sub: "冬の保湿クリーム体験",
        due_on: "2026-11-18",
        action: action("発行する"),
      },
      { key: "4", kind: "import", title: "取込の結果を確かめる", sub: "2件のエラー", action: action("見る") },
    ],
  },
  render: (args) => (
    <Card title="今日やること" flush>
      <TodoList {...args} />
    </Card>
  ),
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Loading: Story = { args: { items: [], loading: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
