import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, within } from "storybook/test";
import { sampleTerms } from "../../testing/samples.ts";
import { TermsChanges } from "./TermsChanges.tsx";

const meta = {
  title: "画面の型/依頼/TermsChanges",
  component: TermsChanges,
  parameters: guide({
    use: "2つの版の条件のうち、変わったところだけを前後で並べます。条件のすべてには TermsCard を、版の一覧には JobVersions を使います。",
    do: [
      "新しい条件の上に置きます。読む人は、変わったところから確かめます。",
      "希望との違いに使うときは、label で「希望の条件」と名づけます。",
    ],
    dont: ["変わっていない条件を混ぜない。違いが無ければ、この型は何も描きません。"],
    reader: "前の値は「削除」、新しい値は「挿入」として読みます。色だけで区別しません。",
  }),
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
