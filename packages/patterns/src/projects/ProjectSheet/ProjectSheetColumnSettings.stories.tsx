import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildProjectColumns } from "@tsumugi/mocks";
import { fn } from "storybook/test";
import { ProjectSheetColumnSettings } from "./ProjectSheetColumnSettings.tsx";

const meta = {
  title: "画面の型/案件/ProjectSheetColumnSettings",
  component: ProjectSheetColumnSettings,
  args: { columns: buildProjectColumns(), showFees: true, layout: {}, onLayoutChange: fn() },
} satisfies Meta<typeof ProjectSheetColumnSettings>;
export default meta;

export const Loaded: StoryObj<typeof meta> = {};
