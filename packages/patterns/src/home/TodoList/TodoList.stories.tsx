import type { Meta, StoryObj } from "@storybook/react-vite";
import { customaryYearEnd, type TodoKind, todoKinds } from "@tsumugi/contract";
import { buildTodo } from "@tsumugi/mocks";
import { Button, Stack } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { TodoGroupCard } from "../TodoGroupCard/TodoGroupCard.tsx";
import { TodoSummary } from "../TodoSummary/TodoSummary.tsx";
import { WorkingDue } from "../WorkingDue/WorkingDue.tsx";
import { TodoList } from "./TodoList.tsx";

const rows = (kind: TodoKind) => [1, 2, 3].map((n) => buildTodo({ kind }, n));
const meta = {
  title: "画面の型/ホーム/TodoList",
  component: TodoList,
  args: {
    label: "今日やること",
    items: todoKinds.map((kind, index) => buildTodo({ kind }, index + 1)),
    calendar: { holidays: { "2026-11-23": "勤労感謝の日" }, yearEnd: customaryYearEnd },
    action: () => <Button size="sm">開く</Button>,
  },
  render: (args) => (
    <TodoGroupCard group="reply" total={args.items.length} overdue={2}>
      <TodoList {...args} />
    </TodoGroupCard>
  ),
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const Payments: Story = {
  args: { items: rows("payment_due") },
  render: (args) => (
    <TodoGroupCard group="payment_due" total={3} overdue={3} more={<Button size="sm">すべて見る</Button>}>
      <TodoList {...args} />
    </TodoGroupCard>
  ),
};
export const LongText: Story = {
  args: {
    items: [
      buildTodo({
        kind: "consultation",
        creator: { uid: "c", name: LONG_NAME, image: null },
        project: { uid: "p", name: LONG_NAME },
        wish: { fee: 1_234_567, delivery_on: null, note: LONG_NAME },
        detail: `${LONG_NAME}${LONG_NAME}`,
      }),
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Kinds: Story = {
  render: () => (
    <TodoSummary
      kinds={todoKinds.map((kind, index) => ({ kind, total: index + 1, overdue: index % 2 }))}
      value="draft_check"
      onValueChange={() => undefined}
    />
  ),
};
/** Late, today, over a holiday, next year. */
export const Days: Story = {
  render: ({ calendar }) => (
    <Stack>
      {["2026-11-16", "2026-11-20", "2026-11-25", "2027-01-12"].map((on) => (
        <WorkingDue key={on} on={on} label="投稿期限" calendar={calendar} />
      ))}
    </Stack>
  ),
};
