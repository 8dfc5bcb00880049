import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildJobVersion, buildJobVersions } from "@tsumugi/mocks";
import { expect, userEvent, within } from "storybook/test";
import { JobVersions } from "./JobVersions.tsx";

const { items } = buildJobVersions();

const meta = {
  title: "画面の型/job-requests/JobVersions",
  component: JobVersions,
  args: { versions: items, current: 2 },
} satisfies Meta<typeof JobVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("第1版の条件をすべて見る"));
    await expect(canvas.getByRole("region", { name: "第1版の条件" })).toBeVisible();
  },
};
export const FirstVersion: Story = {
  name: "はじめの条件だけ",
  args: { versions: [buildJobVersion()], current: 1 },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
