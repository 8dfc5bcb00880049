import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  clipboard,
  goTo,
  type Project,
  ProjectSheet,
  projectsOf,
  send,
  textOf,
} from "./testing/projectSheet.tsx";

const meta = {
  title: "部品/DataTable（保存できない入力）",
  component: ProjectSheet,
  args: { rowCount: 5, onEdit: fn() },
} satisfies Meta<typeof ProjectSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

type SetRows = (change: (rows: Project[]) => Project[]) => void;
let setRows: SetRows;
let setCanEdit = (_canEdit: boolean): void => {};
let removeColumn = (_key: string): void => {};

export const StopsWhereTheRowLeft: Story = {
  name: "書いている行がなくなると、続きはどのセルにも入らず、入力はコピーできる",
  args: { onRows: (set: SetRows) => (setRows = set) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const without = (gone: string) => setRows((rows) => rows.filter(({ uid }) => uid !== gone));
    const focused = () => document.activeElement as HTMLTextAreaElement;
    const typeOn = async () => {
      await userEvent.keyboard("続き{Enter}続き{Delete}{Enter}");
      send("paste", clipboard("貼り付け"));
      await userEvent.keyboard("{Control>}d{/Control}{Control>}z{/Control}");
      await expect(canvasElement.querySelector("[data-editing]")).toBeNull();
    };
    await goTo(canvasElement, 0, 5);
    await userEvent.keyboard("最初のメモ{Enter}");
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("最初のメモ"));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);

    // A composition that was under way is kept as well.
    await goTo(canvasElement, 3, 5);
    await userEvent.keyboard("前半の");
    const field = focused();
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    field.value += "へんかん";
    field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    without("p3");
    const lost = await canvas.findByRole("textbox", { name: "保存していない入力: 冬のあったか鍋、社内メモ" });
    await expect(lost).toBeVisible();
    await expect(lost).toHaveFocus();
    await expect(lost).toHaveValue("前半のへんかん");
    await expect(lost).toHaveAttribute("readonly");
    await typeOn();
    await expect(lost).toHaveValue("前半のへんかん");
    await expect(focused().selectionEnd).toBe("前半のへんかん".length);

    // Back in the table, the keys wait until a cell is chosen.
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole("grid")).toContainElement(focused()));
    await typeOn();
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(lost).toBeVisible();

    await goTo(canvasElement, 1, 2);
    await userEvent.keyboard("120");
    without("p1");
    const second = await canvas.findByRole("textbox", {
      name: "保存していない入力: 旅するコーヒー、報酬",
    });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(lost).toBeVisible();

    // A row that comes back takes its text again.
    setRows((rows) => [...rows, ...projectsOf(5).filter(({ uid }) => uid === "p3")]);
    await userEvent.click(await canvas.findByRole("button", { name: "入力に戻す" }));
    await waitFor(() => expect(focused()).toHaveValue("前半のへんかん"));
    await userEvent.keyboard("です{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "p3", columnKey: "memo", value: "前半のへんかんです", previous: null },
      ]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
  },
};

export const WaitsAfterTheRowLeft: Story = {
  name: "選んでいた行がなくなると、次のセルを選ぶまでキーは何も変えない",
  args: { onRows: (set: SetRows) => (setRows = set) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 1, 2);
    setRows((rows) => rows.filter(({ uid }) => uid !== "p1"));
    await canvas.findByText(/^選んでいた行が一覧からなくなりました。/);
    await userEvent.keyboard("500{Enter}{Delete}");
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}500{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "p3", columnKey: "fee", value: 500, previous: 45000 },
      ]),
    );
  },
};

export const LosesTheRightToEdit: Story = {
  name: "書いている間に編集できなくなると、入力はコピーできる",
  args: { onRights: (set: (canEdit: boolean) => void) => (setCanEdit = set) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const focused = () => document.activeElement as HTMLTextAreaElement;
    await goTo(canvasElement, 0, 5);
    await userEvent.keyboard("書きかけ");
    setCanEdit(false);
    const name = /^保存していない入力: .*社内メモ$/;
    const lost = await canvas.findByRole("textbox", { name });
    await expect(lost).toHaveValue("書きかけ");
    await canvas.findByText(/^この表を編集できなくなりました。/);
    await expect(canvas.queryByRole("button", { name: "入力に戻す" })).toBeNull();
    await expect(args.onEdit).not.toHaveBeenCalled();
    // The right comes back, and with it the text.
    setCanEdit(true);
    await userEvent.click(await canvas.findByRole("button", { name: "入力に戻す" }));
    await waitFor(() => expect(focused()).toHaveValue("書きかけ"));
    await userEvent.keyboard("のメモ{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        expect.objectContaining({ columnKey: "memo", value: "書きかけのメモ" }),
      ]),
    );
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("書きかけのメモ"));
  },
};

export const LosesTheColumn: Story = {
  name: "書いている列がなくなると、入力はコピーできる",
  args: { onColumns: (remove: (key: string) => void) => (removeColumn = remove) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 5);
    await userEvent.keyboard("書きかけ");
    removeColumn("memo");
    const lost = await canvas.findByRole("textbox", { name: /^保存していない入力: .*社内メモ$/ });
    await expect(lost).toHaveValue("書きかけ");
    await canvas.findByText(/^編集していた列がなくなりました。/);
    await expect(canvas.queryByRole("button", { name: "入力に戻す" })).toBeNull();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};
