import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { NoticeSteps } from "./NoticeSteps.tsx";

const counts = {
  refused: 1,
  disputed: 1,
  overdue: 2,
  due_today: 3,
  approved: 1_204,
  confirmed: 4,
  draft: 5,
  issued: 6,
};

const meta = {
  title: "画面の型/支払通知書/NoticeSteps",
  component: NoticeSteps,
  args: { side: "issued", counts, value: undefined, onValueChange: fn() },
} satisfies Meta<typeof NoticeSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      ...["振込不能1", "内容相違の連絡あり1", "支払期日超過2", "今日が支払期日3", "支払待ち1,204"],
      ...["承認待ち4", "発行待ち5", "相手の確認待ち6", "支払済み"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: /^今日が支払期日/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("due_today");
  },
};

/** What nobody waits for takes no room; what is chosen stays, so that it can be left again. */
export const Chosen: Story = {
  args: { counts: { overdue: 0, draft: 2 }, value: "overdue" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "支払期日超過0",
      "発行待ち2",
      "支払済み",
    ]);
    await userEvent.click(canvas.getByRole("button", { pressed: true }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Received: Story = { args: { side: "received" } };
export const Loading: Story = { args: { counts: undefined } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
