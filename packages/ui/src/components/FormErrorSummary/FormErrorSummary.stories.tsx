import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FormField } from "../FormField/FormField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

const meta = {
  title: "コンポーネント/FormErrorSummary",
  component: FormErrorSummary,
  args: { errors: [{ id: "summary-name", message: "表示名を入力してください。" }] },
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheField: Story = {
  name: "項目へ移る",
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <FormErrorSummary {...args} />
      <FormField label="表示名" id="summary-name" error="表示名を入力してください。">
        <TextField />
      </FormField>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "表示名を入力してください。" }));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
