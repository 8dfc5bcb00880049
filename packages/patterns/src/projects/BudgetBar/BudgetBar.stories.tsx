import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { expect, screen } from "storybook/test";
import { ProjectTotals } from "../ProjectTotals/ProjectTotals.tsx";
import { BudgetBar } from "./BudgetBar.tsx";

const meta = {
  title: "画面の型/案件/BudgetBar",
  component: BudgetBar,
  parameters: guide({
    use: "案件の予算のうち、支払済み、確定、予定がどれだけかを1本の帯で示します。段階ごとの人数には PhaseBar を使います。",
    do: ["予算を超えたときは、超えた額を文字でも示します。"],
    dont: ["予算の無い案件に帯を描かない。金額だけを示します。"],
    reader: "支払済み、確定、予定、予算の金額をまとめて読みます。",
  }),
  args: { budget: 1_000_000, spending: { planned: 180_000, committed: 420_000, paid: 60_000 } },
  render: (args) => (
    <div style={{ width: 180 }}>
      <BudgetBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BudgetBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const OverBudget: Story = {
  args: { budget: 400_000 },
  play: async () => {
    await expect(await screen.findByText("¥80,000超過")).toBeVisible();
  },
};
/** On focus the amounts are exact, and it is said what counts. */
export const Explained: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("img");
    await userEvent.tab();
    await expect(await screen.findByText(/支払通知書を発行していればその明細の金額/)).toBeVisible();
  },
};
/** Agreed within the budget; with everybody who was asked it would not be. */
export const PlannedOverBudget: Story = { args: { budget: 600_000 } };
export const WithoutBudget: Story = { args: { budget: null } };
export const NothingYet: Story = { args: { budget: null, spending: { planned: 0, committed: 0, paid: 0 } } };
/** A viewer sees no amounts. */
export const ReadOnly: Story = { args: { budget: null, spending: null } };
export const Totals: Story = {
  render: ({ spending }) => (
    <Stack>
      <ProjectTotals
        totals={{
          project_count: 12,
          creator_count: 148,
          phase_counts: {
            selection: 20,
            approach: 12,
            production: 40,
            posting: 30,
            settlement: 16,
            done: 25,
            out: 5,
          },
          budget: 7_950_000,
          spending,
        }}
      />
      <ProjectTotals
        totals={{
          project_count: 1,
          creator_count: 0,
          phase_counts: {
            selection: 0,
            approach: 0,
            production: 0,
            posting: 0,
            settlement: 0,
            done: 0,
            out: 0,
          },
          budget: null,
          spending: null,
        }}
      />
    </Stack>
  ),
};
