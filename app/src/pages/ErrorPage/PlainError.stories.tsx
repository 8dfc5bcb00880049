import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { onPhone, over } from "../../testing/states.ts";
import { PlainError } from "./PlainError.tsx";

const meta = {
  title: "画面/エラー/エラーの画面も読み込めないとき",
  component: PlainError,
  ...over(),
} satisfies Meta<typeof PlainError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "エラー" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
