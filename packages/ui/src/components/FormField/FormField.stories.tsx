import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormField } from "./FormField.tsx";

const meta = {
  title: "コンポーネント/FormField",
  component: FormField,
  args: { label: "表示名", requirement: "required", children: <TextField /> },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: "一覧やメッセージに出る名前です" } };

export const Optional: Story = { name: "任意", args: { requirement: "optional" } };

export const Group: Story = {
  name: "まとまり",
  args: {
    label: "ジャンル",
    requirement: undefined,
    group: true,
    children: (
      <>
        <Checkbox label="美容" />
        <Checkbox label="グルメ" />
      </>
    ),
  },
};

export const WiresTheError: Story = {
  name: "誤りが読み上げにつながる",
  args: { hint: "一覧に出る名前です", error: "表示名が入力されていません。入力してください。" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /表示名 ?必須/ });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      "一覧に出る名前です 表示名が入力されていません。入力してください。",
    );
  },
};
