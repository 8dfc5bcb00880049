import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { clipboard, send } from "./testing/projectSheet.tsx";
import { isInPlace, lastColumn, WideSheet, wideCell } from "./testing/wideSheet.tsx";

/** Shown under 部品/DataTable, whose page contains the guide. */
const meta = {
  title: "部品/DataTable（列の多い表）",
  component: WideSheet,
  args: { rowCount: 150, onEdit: fn() },
} satisfies Meta<typeof WideSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses a cell in view. */
async function press(canvasElement: HTMLElement, row: number, column: number) {
  await waitFor(() => expect(wideCell(canvasElement, row, column)).not.toBeNull());
  await userEvent.pointer({
    keys: "[MouseLeft]",
    target: wideCell(canvasElement, row, column) as HTMLElement,
  });
}
const isActive = (canvasElement: HTMLElement, row: number, column: number) =>
  waitFor(() => {
    const cell = wideCell(canvasElement, row, column);
    expect(cell).not.toBeNull();
    expect(cell).toContainElement(document.activeElement as HTMLElement);
  });
const isInside = (canvasElement: HTMLElement, cell: Element | null) => {
  const box = within(canvasElement).getByRole("region").getBoundingClientRect();
  const place = cell?.getBoundingClientRect();
  return place !== undefined && place.left >= box.left && place.right <= box.right + 1;
};

export const Playground: Story = {};

export const DrawsWhatIsSeen: Story = {
  name: "見える列だけを描き、横に送っても列はずれない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    const region = canvas.getByRole("region");
    await waitFor(() => expect(wideCell(canvasElement, 0, 3)).not.toBeNull());
    await expect(grid).toHaveAttribute("aria-colcount", "31");
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(30);
    const drawn = () => grid.querySelectorAll('tbody > tr[aria-rowindex="2"] > [aria-colindex]').length;
    await expect(drawn()).toBeLessThan(16);
    await expect(wideCell(canvasElement, 0, lastColumn)).toBeNull();
    const { scrollWidth: width, scrollHeight: height } = region;
    for (const left of [1, 165, 900, 2_345, 9_999, 1_200, 0]) {
      region.scrollLeft = left;
      await waitFor(() => expect(isInPlace(canvasElement)).toBe(true));
      await expect([region.scrollWidth, region.scrollHeight]).toEqual([width, height]);
    }
    await expect(drawn()).toBeLessThan(16);
    await expect(wideCell(canvasElement, 0, 0)).toHaveTextContent("0-0");
    // Only a column's tone colours the ground: what stands in a cell uses the same words for its own.
    const toned = wideCell(canvasElement, 0, 5)?.querySelector("[data-tone='warning']") as Element;
    await expect(getComputedStyle(toned).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
};

export const ReachesFarColumns: Story = {
  name: "キーで最後の列・最後の行へ移り、そこで直し、戻れる",
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole("region");
    await press(canvasElement, 1, 2);
    await userEvent.keyboard("{End}");
    await isActive(canvasElement, 1, lastColumn);
    await waitFor(() => expect(isInside(canvasElement, wideCell(canvasElement, 1, lastColumn))).toBe(true));
    await waitFor(() => expect(isInPlace(canvasElement)).toBe(true));
    await userEvent.keyboard("最後{Enter}");
    await isActive(canvasElement, 2, lastColumn);
    await waitFor(() => expect(wideCell(canvasElement, 1, lastColumn)).toHaveTextContent("最後"));
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "w1", columnKey: "c29", value: "最後", previous: "1-29" },
      ]),
    );
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await isActive(canvasElement, 149, lastColumn);
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    region.scrollLeft = 0;

    // An arrow key and Tab go on to a column that is not drawn yet.
    await press(canvasElement, 0, 1);
    for (let column = 2; column <= 14; column += 1) {
      await userEvent.keyboard("{ArrowRight}");
      await isActive(canvasElement, 0, column);
    }
    await userEvent.keyboard("途中{Tab}");
    await isActive(canvasElement, 0, 15);
    await expect(isInside(canvasElement, wideCell(canvasElement, 0, 15))).toBe(true);
    await waitFor(() => expect(wideCell(canvasElement, 0, 14)).toHaveTextContent("途中"));
  },
};

export const KeepsWhatIsTyped: Story = {
  name: "書いている途中で横と縦に送っても、書いたものとフォーカスは残る",
  play: async ({ canvasElement, args }) => {
    const region = within(canvasElement).getByRole("region");
    await press(canvasElement, 2, 3);
    await userEvent.keyboard("途中");
    const field = document.activeElement;
    region.scrollLeft = 9_999;
    await waitFor(() => expect(wideCell(canvasElement, 2, lastColumn)).not.toBeNull());
    await expect(wideCell(canvasElement, 2, 4)).toBeNull();
    await expect(field).toHaveFocus();
    region.scrollTop = 9_999;
    await waitFor(() => expect(wideCell(canvasElement, 149, lastColumn)).not.toBeNull());
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("途中");
    region.scrollTo(0, 0);
    await waitFor(() => expect(wideCell(canvasElement, 2, 4)).not.toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.keyboard("です{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "w2", columnKey: "c3", value: "途中です", previous: "2-3" },
      ]),
    );
  },
};

export const WorksOnFarRanges: Story = {
  name: "見えない列まで選び、写し、端を越えて貼り付け、下へ写す",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region");
    const marked = () => canvasElement.querySelectorAll("tbody [data-range]").length;
    await press(canvasElement, 0, 1);
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Shift>}{ArrowDown}{/Shift}");
    await waitFor(() => expect(isInside(canvasElement, wideCell(canvasElement, 0, lastColumn))).toBe(true));
    const copied = clipboard();
    send("copy", copied);
    const lines = copied.getData("text/plain").split("\r\n");
    await expect(lines[0]?.split("\t")).toEqual(Array.from({ length: 29 }, (_, column) => `0-${column + 1}`));
    await expect(lines[1]?.split("\t").at(-1)).toBe("1-29");
    const handle = () => canvasElement.querySelector(".fill")?.closest("td");
    await waitFor(() => expect(handle()).toBe(wideCell(canvasElement, 1, lastColumn)));
    // The range is painted on columns as they come into view.
    region.scrollLeft = 1_200;
    await waitFor(() => expect(wideCell(canvasElement, 1, 12)).toHaveAttribute("data-range"));
    await expect(marked()).toBe(
      canvasElement.querySelectorAll(
        "tr[aria-rowindex='2'] > td[aria-colindex]:not(.check), tr[aria-rowindex='3'] > td[aria-colindex]:not(.check)",
      ).length,
    );

    await userEvent.keyboard("{Control>}d{/Control}");
    const filled = Array.from({ length: 29 }, (_, column) => ({
      rowKey: "w1",
      columnKey: `c${column + 1}`,
      value: `0-${column + 1}`,
      previous: `1-${column + 1}`,
    }));
    await waitFor(() => expect(args.onEdit).toHaveBeenLastCalledWith(filled));
    await userEvent.keyboard("{Escape}");

    await press(canvasElement, 3, 12);
    await userEvent.keyboard("{End}{ArrowLeft}");
    await isActive(canvasElement, 3, lastColumn - 1);
    await userEvent.keyboard("{Home}");
    region.scrollLeft = 0;
    await waitFor(() => expect(wideCell(canvasElement, 3, lastColumn - 4)).toBeNull());
    await press(canvasElement, 3, 3);
    send("paste", clipboard(Array.from({ length: 28 }, (_, index) => `貼${index}`).join("\t")));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        "27件のセルに貼り付けました。表に収まらない1列は貼り付けていません。",
      ),
    );
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(wideCell(canvasElement, 3, lastColumn)).toHaveTextContent("貼26"));
  },
};

export const PrintsAllColumns: Story = {
  name: "印刷では、すべての列を描く",
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(wideCell(canvasElement, 0, 3)).not.toBeNull());
    const cells = () =>
      canvasElement.querySelector<HTMLTableRowElement>("tbody > tr[data-key]")?.cells.length ?? 0;
    await expect(cells()).toBeLessThan(20);
    window.dispatchEvent(new Event("beforeprint"));
    await expect(cells()).toBe(31);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(cells()).toBeLessThan(20));
  },
};

export const MovesAndHides: Story = {
  name: "列を動かし、隠しても、見えるところが描かれている",
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region");
    await press(canvasElement, 0, 1);
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    region.scrollLeft = 0;
    const head = (name: string) => within(canvasElement).getByRole("columnheader", { name });
    head("列2").focus();
    await userEvent.keyboard("{ArrowUp}");
    head("列2").click();
    await press(canvasElement, 0, 2);
    await userEvent.keyboard("{Control>}{ArrowUp}{/Control}{ArrowUp}");
    await waitFor(() => expect(head("列2")).toHaveFocus());
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Control}");
    await waitFor(() => expect(head("列2")).toHaveAttribute("aria-colindex", "6"));
    await waitFor(() => expect(wideCell(canvasElement, 0, 4)).toHaveTextContent("0-2"));
    await waitFor(() => expect(isInPlace(canvasElement)).toBe(true));
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
    await waitFor(() => expect(head("列2").getBoundingClientRect().width).toBeGreaterThan(130));
    await waitFor(() => expect(isInPlace(canvasElement)).toBe(true));
  },
};
