import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ImportCounts } from "./ImportCounts.tsx";

const meta = {
  title: "画面の型/一括登録/ImportCounts",
  component: ImportCounts,
  args: { counts: { total: 100_000, created: 99_120, updated: 640, skipped: 200, failed: 40 } },
} satisfies Meta<typeof ImportCounts>;
export default meta;
export const Playground: StoryObj<typeof meta> = {};

/** The sum across, then its four parts in pairs. */
export const Phone: StoryObj<typeof meta> = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const [sum, ...parts] = [...canvasElement.querySelectorAll("dl > div")].map((cell) => cell.clientWidth);
    await expect(new Set(parts).size).toBe(1);
    await expect(sum).toBeGreaterThan(Number(parts[0]) * 1.9);
  },
};
