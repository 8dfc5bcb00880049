import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleCreator } from "../../../testing/samples.ts";
import { AccountList } from "./AccountList.tsx";

const meta = {
  title: "パターン/managed-creators/AccountList",
  component: AccountList,
  args: { accounts: sampleCreator(2).accounts },
} satisfies Meta<typeof AccountList>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Loaded: Story = {};
export const Empty: Story = { args: { accounts: [] } };
