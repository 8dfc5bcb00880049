import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ChatThread } from "./ChatThread.tsx";
import { message } from "./longThread.ts";

const meta = {
  title: "画面の型/メッセージ/ChatThread/編集",
  component: ChatThread,
  args: {
    members: { me: { name: "佐藤 花子", image: null } },
    ownUid: "me",
    comments: [],
    onEdit: fn(async () => undefined),
  },
  render: (args) => (
    <div style={{ height: 420 }}>
      <ChatThread {...args} />
    </div>
  ),
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = Array.from({ length: 60 }, (_, i) => `${i + 1}行目です。`).join("\n");

export const LongText: Story = {
  name: "長い文を、終わりから書き足す",
  args: { comments: [message("b", "me", text)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /のメッセージの操作$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "編集" }));
    const box = await canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "メッセージを編集" });
    await waitFor(() => expect(box).toHaveFocus());
    await expect([box.selectionStart, box.selectionEnd]).toEqual([text.length, text.length]);
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await expect(box.scrollHeight - box.clientHeight - box.scrollTop).toBeLessThan(2);
    const bottomOf = (one: HTMLElement) => one.getBoundingClientRect().bottom;
    const thread = canvas.getByRole("region", { name: "やりとり" });
    await waitFor(() => expect(bottomOf(box)).toBeLessThanOrEqual(bottomOf(thread) + 1));
    await userEvent.keyboard("追記");
    await expect(box).toHaveValue(`${text}追記`);
  },
};
