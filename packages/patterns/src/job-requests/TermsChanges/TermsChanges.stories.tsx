import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sampleTerms } from "../../testing/samples.ts";
import { TermsChanges } from "./TermsChanges.tsx";

const meta = {
  title: "画面の型/job-requests/TermsChanges",
  component: TermsChanges,
  args: {
    before: sampleTerms,
    after: { ...sampleTerms, fee: 100_000, delivery_on: "2026-12-05", secondary_use: "" },
  },
} satisfies Meta<typeof TermsChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const terms = within(canvasElement).getAllByRole("term");
    await expect(terms.map(({ textContent }) => textContent)).toEqual(["報酬", "納品日", "二次利用"]);
  },
};
export const LongText: Story = {
  args: { after: { ...sampleTerms, work: `${sampleTerms.work}\n${"長い説明を続けます。".repeat(20)}` } },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
