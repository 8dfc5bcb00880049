import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CreatorColumnSettings } from "./CreatorColumnSettings.tsx";

const meta = {
  title: "画面の型/クリエイター管理/CreatorColumnSettings",
  component: CreatorColumnSettings,
  args: { layout: {}, onLayoutChange: fn() },
} satisfies Meta<typeof CreatorColumnSettings>;
export default meta;

export const Loaded: StoryObj<typeof meta> = {};
