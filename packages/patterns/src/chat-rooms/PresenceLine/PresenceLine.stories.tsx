import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PresenceLine } from "./PresenceLine.tsx";

const person = (uid: string, name: string, state: "viewing" | "typing" = "viewing") => ({ uid, name, state });

const meta = {
  title: "画面の型/メッセージ/PresenceLine",
  component: PresenceLine,
  args: { people: [person("1", "田中 美咲")] },
} satisfies Meta<typeof PresenceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Viewing: Story = {
  name: "見ている",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("田中 美咲さんもこの部屋を見ています")).toBeVisible();
  },
};
export const Typing: Story = {
  name: "入力中",
  args: { people: [person("1", "田中 美咲"), person("2", "はなこ美容", "typing")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("はなこ美容さんが入力中…")).toBeVisible();
  },
};
export const Team: Story = {
  name: "窓口が入力中",
  args: { people: [{ ...person("support", "ツムギサポート", "typing"), isTeam: true }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("ツムギサポートが入力中…")).toBeVisible();
  },
};
export const Many: Story = {
  name: "4人",
  args: { people: ["田中", "佐藤", "鈴木", "高橋"].map((name) => person(name, name)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("田中さん、佐藤さんほか2人もこの部屋を見ています")).toBeVisible();
  },
};
export const Nobody: Story = { name: "いない", args: { people: [] } };
