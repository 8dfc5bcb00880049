import type { Meta, StoryObj } from "@storybook/react-vite";
import { ImportCounts } from "./ImportCounts.tsx";

const meta = {
  title: "パターン/import-tasks/ImportCounts",
  component: ImportCounts,
  args: { counts: { total: 100_000, created: 99_120, updated: 640, skipped: 200, failed: 40 } },
} satisfies Meta<typeof ImportCounts>;
export default meta;
export const Playground: StoryObj<typeof meta> = {};
