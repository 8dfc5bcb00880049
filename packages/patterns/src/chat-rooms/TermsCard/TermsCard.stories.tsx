import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleTerms } from "../../testing/samples.ts";
import { TermsCard } from "./TermsCard.tsx";

const meta = {
  title: "画面の型/メッセージ/TermsCard",
  component: TermsCard,
  args: { terms: sampleTerms },
} satisfies Meta<typeof TermsCard>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Playground: Story = {};
export const SecondVersion: Story = {
  name: "第2版・報酬なし",
  args: { version: 2, terms: { ...sampleTerms, fee: null } },
};
