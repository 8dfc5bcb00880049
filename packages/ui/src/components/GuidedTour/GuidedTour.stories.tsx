import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { GuidedTour } from "./GuidedTour.tsx";

const meta = {
  title: "コンポーネント/GuidedTour",
  component: GuidedTour,
  args: {
    run: true,
    onEnd: fn(),
    steps: [
      {
        target: '[data-tour="cms.create"]',
        title: "1人ずつ登録",
        content: "プロフィールのURLから登録できます。",
      },
      { target: '[data-tour="cms.missing"]', title: "ないもの", content: "権限がないと出ません。" },
      { target: '[data-tour="cms.import"]', title: "まとめて登録", content: "CSVをそのまま取り込めます。" },
    ],
  },
  render: (args) => (
    <div style={{ display: "flex", gap: 8, padding: 80, minHeight: 360 }}>
      <Button data-tour="cms.create">手動登録</Button>
      <Button data-tour="cms.import">CSV一括登録</Button>
      <GuidedTour {...args} />
    </div>
  ),
} satisfies Meta<typeof GuidedTour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SkipsWhatIsMissing: Story = {
  name: "ない項目は飛ばして最後まで進む",
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText("1人ずつ登録")).toBeVisible(), { timeout: 5000 });
    await expect(screen.getByText("1 / 2")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "次へ" }));
    await waitFor(() => expect(screen.getByText("まとめて登録")).toBeVisible(), { timeout: 3000 });
    await userEvent.click(screen.getByRole("button", { name: "終わる" }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ completed: true }), { timeout: 3000 });
  },
};

export const EndsWithEscape: Story = {
  name: "Escで終わる",
  play: async ({ args }) => {
    await screen.findByText("1人ずつ登録", {}, { timeout: 5000 });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith({ completed: false }), { timeout: 3000 });
  },
};
