import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCreator } from "../../../testing/samples.ts";
import { CreatorProfile } from "./CreatorProfile.tsx";

const meta = {
  title: "パターン/managed-creators/CreatorProfile",
  component: CreatorProfile,
  args: { creator: sampleCreator(0) },
} satisfies Meta<typeof CreatorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const LongText: Story = {
  args: { creator: { ...sampleCreator(5), memo: "", accounts: [], timeline: [] } },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
