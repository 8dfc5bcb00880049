import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { sampleCreators } from "../../testing/samples.ts";
import { AssignPanel } from "./AssignPanel.tsx";

const meta = {
  title: "画面の型/projects/AssignPanel",
  component: AssignPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    creators: sampleCreators,
    assignedUids: new Set(["creator-0"]),
    keyword: "",
    onSearch: fn(),
    totalCount: 120,
    hasMore: true,
    onAssign: fn(),
  },
} satisfies Meta<typeof AssignPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Assigns: Story = {
  name: "選んで追加する",
  play: async ({ args }) => {
    await expect(await screen.findByRole("checkbox", { name: /はなこ美容/ })).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: /ゆうきの台所/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /旅するミナ/ }));
    await userEvent.click(screen.getByRole("button", { name: "2名を追加" }));
    await expect(args.onAssign).toHaveBeenCalledWith(["creator-1", "creator-2"]);
  },
};
export const NoMatch: Story = { args: { creators: [], keyword: "だれか" } };
