import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, within } from "storybook/test";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "コンポーネント/DateField",
  component: DateField,
  args: { "aria-label": "納品日" },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Disabled: Story = { name: "使えない", args: { defaultValue: "2026-11-20", disabled: true } };

export const ShowsTheWeekday: Story = {
  name: "曜日が出る",
  args: { defaultValue: "2026-11-20" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("(金)")).toBeVisible();
    await fireEvent.change(canvas.getByLabelText("納品日"), { target: { value: "2026-11-22" } });
    await expect(canvas.getByText("(日)")).toBeVisible();
  },
};
