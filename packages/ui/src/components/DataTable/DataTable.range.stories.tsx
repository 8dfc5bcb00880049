import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Card } from "../Card/Card.tsx";
import { clipboard, drag, goTo, ProjectSheet, pointIn, send, textOf } from "./testing/projectSheet.tsx";

/** Shown under 部品/DataTable, whose page contains the guide. */
const meta = {
  title: "部品/DataTable（範囲）",
  component: ProjectSheet,
  args: { rowCount: 5, onEdit: fn() },
} satisfies Meta<typeof ProjectSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WorksOnRanges: Story = {
  name: "範囲を写す・貼り付ける・下へ写す・空にする・元に戻す",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const fees = () => [0, 1, 2, 3, 4].map((row) => textOf(canvasElement, row, 2));
    const before = ["¥30,000", "¥35,000", "¥40,000", "¥45,000", "¥50,000"];
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowRight}{/Shift}");
    const copied = clipboard();
    send("copy", copied);
    await expect(copied.getData("text/plain")).toBe("30000\t2026/12/01\r\n35000\t2026/12/02");
    await expect(copied.getData("text/html")).toContain("<td>35000</td>");

    // Excel content: quotes, a line break in a cell, CRLF, an invalid date, more rows than the table has.
    await goTo(canvasElement, 3, 2);
    send("paste", clipboard('"１２，０００"\t来週\r\n13000\t2026/12/31\r\n14000\t2027/1/5\r\n'));
    await waitFor(() => expect(fees()).toEqual([...before.slice(0, 3), "¥12,000", "¥13,000"]));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        "3件のセルに貼り付けました。1件は読み取れませんでした。赤いセルを直してください。表に収まらない1行は貼り付けていません。",
      ),
    );
    await waitFor(() => expect(textOf(canvasElement, 3, 3)).toBe("来週"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(fees()).toEqual(before));
    await waitFor(() => expect(textOf(canvasElement, 3, 3)).toBe("2026/12/04(金)"));
    await userEvent.keyboard("{Control>}y{/Control}");
    await waitFor(() => expect(fees()[4]).toBe("¥13,000"));
    await userEvent.keyboard("{Control>}z{/Control}");

    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
    await waitFor(() => expect(fees()).toEqual(["¥30,000", "¥30,000", "¥30,000", "¥45,000", "¥50,000"]));
    send("paste", clipboard("500"));
    await waitFor(() => expect(fees().slice(0, 4)).toEqual(["¥500", "¥500", "¥500", "¥45,000"]));
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(fees()[2]).toMatch(/^—/));
    // A save of a row waits for the previous one.
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith(
        [0, 1, 2].map((row) => ({ rowKey: `p${row}`, columnKey: "fee", value: null, previous: 500 })),
      ),
    );
    await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}");
    await waitFor(() => expect(fees()).toEqual(before));

    await goTo(canvasElement, 0, 0);
    send("paste", clipboard("x"));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        "0件のセルに貼り付けました。編集できないセル1件は飛ばしました。",
      ),
    );
  },
};

export const ReachesFarRows: Story = {
  name: "見えない行まで範囲を広げる・セルの中の改行を守る・断られた値を元に戻す",
  args: { rowCount: 200, refused: [70000] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region");
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}");
    const handle = () => canvasElement.querySelector(".fill");
    await waitFor(() => expect(handle()?.closest("tr")).toHaveAttribute("aria-rowindex", "201"));
    await waitFor(() =>
      expect(handle()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        region.getBoundingClientRect().bottom + 1,
      ),
    );
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await waitFor(() => expect(region.scrollTop).toBe(0));

    await goTo(canvasElement, 0, 5);
    send("paste", clipboard('"一行目\n二行目"'));
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("一行目\n二行目"));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^社内メモ 一行目\s二行目$/));
    await userEvent.keyboard("{F2}");
    await waitFor(() => expect(document.activeElement).toHaveValue("一行目 二行目"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("一行目\n二行目"));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);

    await goTo(canvasElement, 1, 2);
    await userEvent.keyboard("70000{Enter}");
    await waitFor(() => expect(canvas.getByText(/^1件を保存できませんでした。/)).toBeVisible());
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(textOf(canvasElement, 1, 2)).toBe("¥35,000"));
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBeFalsy());
  },
};

export const WorksByPointer: Story = {
  name: "引いて範囲を選び、角のつまみで写す",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const cell = (row: number, column: number) =>
      canvasElement.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`)?.cells[column];
    const marked = () => canvasElement.querySelectorAll("[data-range]").length;
    await goTo(canvasElement, 4, 5);
    drag(cell(0, 2) as Element, [pointIn(cell(0, 2)), pointIn(cell(0, 3)), pointIn(cell(1, 3))]);
    await waitFor(() => expect(marked()).toBe(4));
    await expect(cell(1, 3)).toHaveAttribute("aria-selected", "true");

    const handle = canvasElement.querySelector(".fill") as HTMLElement;
    await expect(handle.parentElement).toBe(cell(1, 3));
    drag(handle, [pointIn(handle), pointIn(cell(2, 3)), pointIn(cell(4, 3))]);
    await waitFor(() => expect(textOf(canvasElement, 4, 2)).toBe("¥30,000"));
    await waitFor(() =>
      expect([2, 3, 4].map((row) => textOf(canvasElement, row, 3))).toEqual([
        "2026/12/01(火)",
        "2026/12/02(水)",
        "2026/12/01(火)",
      ]),
    );
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("6件のセルに写しました。"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(textOf(canvasElement, 4, 2)).toBe("¥50,000"));
  },
};

export const TellsInSight: Story = {
  name: "窓より長い表でも、結果は窓の中に出る",
  args: { rowCount: 60 },
  render: (args) => (
    <Card flush>
      <ProjectSheet {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    send("paste", clipboard("きのう"));
    const note = await canvas.findByText(/1件は読み取れませんでした/);
    const grid = canvas.getByRole("grid").getBoundingClientRect();
    await expect(grid.bottom).toBeGreaterThan(window.innerHeight);
    await waitFor(() => expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await userEvent.keyboard("{Escape}");
  },
};

export const GoesOnUnderTheFirst: Story = {
  name: "Tab で右へ埋めたあとの Enter は、始めた列の次の行へ",
  play: async ({ canvasElement }) => {
    const at = () => {
      const cell = document.activeElement?.closest("td");
      return [cell?.closest("tr")?.getAttribute("aria-rowindex"), cell?.cellIndex];
    };
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("100{Tab}12/24{Enter}");
    await waitFor(() => expect(at()).toEqual(["3", 2]));
    // Whoever went elsewhere in between begins there.
    await userEvent.keyboard("200{Tab}");
    await waitFor(() => expect(at()).toEqual(["3", 3]));
    await goTo(canvasElement, 1, 3);
    await userEvent.keyboard("{ArrowDown}12/25{Enter}");
    await waitFor(() => expect(at()).toEqual(["5", 3]));
  },
};
