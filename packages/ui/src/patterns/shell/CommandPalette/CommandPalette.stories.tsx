import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { CommandPalette } from "./CommandPalette.tsx";

const meta = {
  title: "パターン/枠/CommandPalette",
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    keyword: "みお",
    onKeywordChange: fn(),
    shortcut: "⌘K",
    onChoose: fn(),
    groups: [
      {
        title: "クリエイター",
        items: [
          { key: "c1", label: "みお｜毎日スキンケア", sub: "佐々木 美桜", icon: "creator" },
          { key: "c2", label: "みおん旅日記", icon: "creator" },
        ],
      },
      { title: "案件", items: [{ key: "p1", label: "みおつくし茶の新発売", icon: "project" }] },
    ],
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    const input = await screen.findByRole("combobox");
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, "{ArrowDown}{ArrowDown}{Enter}");
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: "p1" }));
  },
};

export const NoMatch: Story = { args: { groups: [] } };
export const Closed: Story = { args: { open: false } };
