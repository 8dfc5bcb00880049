import type { Meta, StoryObj } from "@storybook/react-vite";
import { customaryYearEnd, todoKinds } from "@tsumugi/contract";
import { buildTodo, todoGroupsOf } from "@tsumugi/mocks";
import { Button, Stack } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, within } from "storybook/test";
import { TodoGroupCard } from "../TodoGroupCard/TodoGroupCard.tsx";
import { TodoFoldList } from "./TodoFoldList.tsx";

const project = { uid: "p1", name: "春の新商品" };
const dayOf = (on: string) => ({ kind: "posting" as const, on });
const drafts = [1, 2, 3, 4].map((n) =>
  buildTodo({ kind: "draft_check", project, due: dayOf(`2026-12-0${n}`) }, n),
);

const meta = {
  title: "画面の型/ホーム/TodoFoldList",
  component: TodoFoldList,
  args: {
    label: "今週・これから",
    folds: todoGroupsOf(drafts)[0]?.folds ?? [],
    calendar: { holidays: { "2026-11-23": "勤労感謝の日" }, yearEnd: customaryYearEnd },
    action: () => <Button size="sm">開く</Button>,
    foldAction: ({ total }) => <Button size="sm">{total}件を開く</Button>,
  },
  render: (args) => (
    <TodoGroupCard group="soon" total={args.folds.reduce((sum, { total }) => sum + total, 0)}>
      <TodoFoldList {...args} />
    </TodoGroupCard>
  ),
} satisfies Meta<typeof TodoFoldList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four drafts of one project are one row, which names the first and says how many more there are. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "今週・これから" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(1);
    await expect(list.getByText("春の新商品")).toBeVisible();
    await expect(list.getByText("4件")).toBeVisible();
    await expect(list.getByText(/ほか1件$/)).toBeVisible();
    await expect(list.getByText("いちばん早い投稿期限")).toBeVisible();
  },
};

/** Every kind and every group, single rows among folded ones. */
export const Groups: Story = {
  name: "急ぎ具合ごと",
  render: (args) => (
    <Stack>
      {todoGroupsOf(
        [...todoKinds, ...todoKinds].map((kind, index) => buildTodo({ kind, project }, index + 1)),
        20,
      ).map(({ urgency, total, folds }) => (
        <TodoGroupCard key={urgency} group={urgency} total={total}>
          <TodoFoldList {...args} label={urgency} folds={folds} />
        </TodoGroupCard>
      ))}
    </Stack>
  ),
};

/** What belongs to no project says where it belongs. */
export const WithoutProject: Story = {
  name: "案件の外",
  args: {
    folds: todoGroupsOf(
      (["reply", "reply", "import", "import"] as const).map((kind, n) =>
        buildTodo({ kind, project: null, due: null }, n + 1),
      ),
    ).flatMap(({ folds }) => folds),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("案件の外")).toBeVisible();
    await expect(canvas.getByText("CSV一括登録")).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    folds: todoGroupsOf(
      [1, 2, 3].map((n) =>
        buildTodo(
          {
            kind: "draft_check",
            project: { uid: "p", name: LONG_NAME },
            creator: { uid: `c${n}`, name: `${LONG_NAME}${n}`, image: null },
            due: dayOf("2026-12-01"),
          },
          n,
        ),
      ),
    ).flatMap(({ folds }) => folds),
  },
};

export const Phone: Story = { ...Groups, globals: { viewport: { value: "phone" } } };
