import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CreatorTable } from "./testing/creatorTable.tsx";
import { drag, pointIn } from "./testing/projectSheet.tsx";

/** Shown under 部品/DataTable, whose page contains the guide. */
const meta = {
  title: "部品/DataTable（列）",
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
    // In the width field of the first column a digit would change it at once.
    await expect(panel.getAllByRole("checkbox")[1]).toHaveFocus();
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
    const typed = panel.getByRole("spinbutton", { name: /^番号の幅/ });
    await userEvent.clear(typed);
    // The 1 and the 18 are not valid widths yet, and must not be replaced while the user is typing.
    await userEvent.type(typed, "180");
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: { uid: 180 } }),
    );
    await expect(typed).toHaveValue(180);
    await userEvent.keyboard("{Escape}");
    // After the panel has closed, the focus returns to its button.
    await waitFor(() => expect(canvas.getByRole("button", { name: "列の設定" })).toHaveFocus());

    const head = canvas.getByRole("columnheader", { name: "報酬" });
    const width = () => head.getBoundingClientRect().width;
    head.focus();
    await userEvent.click(head);
    const before = width();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    await waitFor(() => expect(width()).toBeCloseTo(before + 16, 0));
    await expect(await canvas.findByText(/^報酬の幅 \d+px$/)).toBeInTheDocument();
    await userEvent.keyboard("{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}");
    await expect(names()).toEqual(["クリエイター", "報酬", "番号"]);
    await waitFor(() => expect(head).toHaveFocus());

    await userEvent.click(canvas.getByRole("button", { name: "列の設定" }));
    await userEvent.click(await screen.findByRole("button", { name: "初期設定に戻す" }));
    await expect(names()).toEqual(["クリエイター", "報酬", "社内メモ", "番号"]);
  },
};

export const DragsColumns: Story = {
  name: "見出しを引いて動かす・端を引いて幅を変える・二度押して中身に合わせる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const head = (name: string) => canvas.getByRole("columnheader", { name });
    const names = () => canvas.getAllByRole("columnheader").map((one) => one.textContent);
    const mark = () => canvasElement.querySelector<HTMLElement>(".drop-mark");
    const button = canvas.getByRole("button", { name: "報酬" });
    await waitFor(() => expect(canvas.getByRole("grid").querySelector("[tabindex='0']")).not.toBeNull());

    drag(button, [pointIn(button), pointIn(head("社内メモ"), 0.4)], false);
    await expect(mark()).not.toBeVisible();
    window.dispatchEvent(
      new PointerEvent("pointermove", { clientX: pointIn(head("社内メモ"), 0.8)[0], pointerId: 1 }),
    );
    await expect(mark()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(mark()).toBeNull();
    await expect(canvas.getByText("報酬の移動をやめました")).toBeInTheDocument();
    await expect(names()).toEqual(["クリエイター", "報酬", "社内メモ", "番号"]);

    drag(button, [pointIn(button), pointIn(head("社内メモ"), 0.8)]);
    button.click();
    await waitFor(() => expect(names()).toEqual(["クリエイター", "社内メモ", "報酬", "番号"]));
    await expect(canvas.getByText("報酬を3列目に移動しました")).toBeInTheDocument();
    await expect(args.onSort).not.toHaveBeenCalled();
    drag(head("番号"), [pointIn(head("番号")), pointIn(head("クリエイター"), 0.1)]);
    await waitFor(() => expect(names()).toEqual(["クリエイター", "番号", "社内メモ", "報酬"]));

    const width = () => head("社内メモ").getBoundingClientRect().width;
    const edge = () => head("社内メモ").querySelector(".resize") as HTMLElement;
    const before = width();
    const [x, y] = pointIn(edge());
    drag(edge(), [
      [x, y],
      [x - 60, y],
    ]);
    await waitFor(() => expect(width()).toBeCloseTo(before - 60, 0));
    await userEvent.dblClick(edge());
    await waitFor(() => expect(width()).toBeGreaterThan(before));
    await expect(names()[2]).toBe("社内メモ");
  },
};
