import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CreatorTable } from "./testing/creatorTable.tsx";

/** Shown under コンポーネント/DataTable, whose page carries the guide. */
const meta = {
  title: "コンポーネント/DataTable（列）",
  component: CreatorTable,
  args: { rowCount: 8, onSort: fn() },
} satisfies Meta<typeof CreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArrangesColumns: Story = {
  name: "列を隠す・動かす・幅を変える・初期設定に戻す",
  args: { columnSettings: true, onLayoutChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await userEvent.click(canvas.getByRole("button", { name: "列の設定" }));
    const panel = within(await screen.findByRole("dialog", { name: "列の設定" }));
    await expect(panel.getByRole("checkbox", { name: "クリエイター" })).toBeDisabled();
    await userEvent.click(panel.getByRole("checkbox", { name: "社内メモ" }));
    await expect(names()).toEqual(["クリエイター", "報酬", "番号"]);
    await userEvent.click(panel.getByRole("button", { name: "番号を前へ" }));
    await expect(names()).toEqual(["クリエイター", "番号", "報酬"]);
    await expect(panel.getByText("番号を2列目に移動しました")).toBeInTheDocument();
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      order: ["name", "uid", "fee", "memo"],
      hidden: ["memo"],
      widths: {},
    });
    await userEvent.keyboard("{Escape}");

    const head = canvas.getByRole("columnheader", { name: "報酬" });
    const width = () => head.getBoundingClientRect().width;
    head.focus();
    await userEvent.click(head);
    const before = width();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    await waitFor(() => expect(width()).toBeCloseTo(before + 16, 0));
    await expect(canvas.getByText(/^報酬の幅 \d+px$/)).toBeInTheDocument();
    await userEvent.keyboard("{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
    await expect(names()).toEqual(["クリエイター", "報酬", "番号"]);
    await expect(head).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: "列の設定" }));
    await userEvent.click(await screen.findByRole("button", { name: "初期設定に戻す" }));
    await expect(names()).toEqual(["クリエイター", "報酬", "社内メモ", "番号"]);
  },
};
