import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildImportTaskSummaries, buildImportTaskSummary, LONG_NAME } from "@tsumugi/mocks";
import { Button, EmptyState } from "@tsumugi/ui";
import { expect, within } from "storybook/test";
import { ImportHistory } from "./ImportHistory.tsx";

const meta = {
  title: "画面の型/一括登録/ImportHistory",
  component: ImportHistory,
  args: {
    tasks: buildImportTaskSummaries(),
    actions: ({ file_name, undo_until }) =>
      undo_until && (
        <Button size="sm" aria-label={`「${file_name}」の取込を取り消す`}>
          取り消す
        </Button>
      ),
    empty: <EmptyState title="取込はまだありません" />,
  },
} satisfies Meta<typeof ImportHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = canvas.getAllByRole("listitem");
    await expect(lines).toHaveLength(4);
    const [running, last, undone, stopped] = lines.map((line) => within(line));
    await expect(running?.getByRole("progressbar")).toBeVisible();
    await expect(last?.getByRole("button", { name: /取り消す/ })).toBeVisible();
    await expect(undone?.getByText("取り消し済み")).toBeVisible();
    await expect(undone?.getByText(/1件は、そのまま残しました/)).toBeVisible();
    await expect(stopped?.getByText(/500行のうち300行で止めました/)).toBeVisible();
  },
};

/** Taking back under way, and an import that came to nothing. */
export const Undoing: Story = {
  args: {
    tasks: [
      buildImportTaskSummary({
        undo_until: null,
        undo: { started_at: "2026-11-20T00:00:00.000Z", done: 246, total: 492, kept: 0 },
        seconds_left: 12,
      }),
      buildImportTaskSummary({
        status: "failed",
        failure: "ファイルを最後まで読めませんでした。",
        undo_until: null,
      }),
    ],
  },
};

export const Loading: Story = { args: { tasks: [], loading: true } };
export const Empty: Story = { args: { tasks: [] } };
export const LongText: Story = {
  args: { tasks: [buildImportTaskSummary({ file_name: `${LONG_NAME.repeat(3)}.csv`, sheet: LONG_NAME })] },
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
