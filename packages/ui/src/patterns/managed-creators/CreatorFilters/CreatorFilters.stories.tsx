import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Toolbar } from "../../../components/Toolbar/Toolbar.tsx";
import { CreatorFilters } from "./CreatorFilters.tsx";

const meta = {
  title: "パターン/managed-creators/CreatorFilters",
  component: CreatorFilters,
  args: {
    value: { stage: "active" },
    onChange: fn(),
    genres: [{ value: "beauty", label: "美容" }],
    owners: Array.from({ length: 12 }, (_, at) => ({ value: `m${at}`, label: `担当者${at + 1}` })),
  },
  render: (args) => (
    <Toolbar>
      <CreatorFilters {...args} />
    </Toolbar>
  ),
} satisfies Meta<typeof CreatorFilters>;
export default meta;
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText("SNS"), "youtube");
    await expect(args.onChange).toHaveBeenLastCalledWith({ stage: "active", platform: "youtube" });
    await userEvent.selectOptions(canvas.getByLabelText("関係"), "");
    await expect(args.onChange).toHaveBeenLastCalledWith({ stage: undefined });
    await userEvent.type(canvas.getByRole("combobox", { name: "担当" }), "12{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ stage: "active", owner: "m11" }));
    await userEvent.click(canvas.getByRole("button", { name: "条件を消す" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};
