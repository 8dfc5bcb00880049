import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleCreator } from "../../testing/samples.ts";
import { AccountList } from "./AccountList.tsx";

const meta = {
  title: "画面の型/クリエイター管理/AccountList",
  component: AccountList,
  args: { accounts: sampleCreator(2).accounts },
} satisfies Meta<typeof AccountList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const Empty: Story = { args: { accounts: [] } };
/** Beside a thread: a handle goes on in the next line, each of its words whole. */
export const Narrow: Story = {
  name: "狭いところ",
  args: {
    accounts: sampleCreator(2)
      .accounts.slice(0, 1)
      .map((account) => ({ ...account, handle: "hikaru_yamamoto_life" })),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "@hikaru_yamamoto_life" });
    const linesOf = (part: Node) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const words = [...link.childNodes].filter((part) => /[a-z]/.test(part.textContent ?? ""));
    await expect(words.map(linesOf)).toEqual([1, 1, 1]);
    await expect(linesOf(link)).toBeGreaterThan(1);
  },
};
