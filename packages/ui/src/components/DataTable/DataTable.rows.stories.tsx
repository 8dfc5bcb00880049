import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import type { Selection } from "./table/selection.ts";
import { CreatorTable, cell, numberOf } from "./testing/creatorTable.tsx";

/** Shown under 部品/DataTable, whose page contains the guide. */
const meta = {
  title: "部品/DataTable（行）",
  component: CreatorTable,
  args: { rowCount: 8, onSort: fn() },
} satisfies Meta<typeof CreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheFocus: Story = {
  name: "並びが変わっても、フォーカスは同じ行の同じ列に残る",
  args: { rowCount: 300, maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    await waitFor(() => expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1));
    cell(numberOf(5)).click();
    await userEvent.tab();
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{ArrowDown}{End}");
    await waitFor(() => expect(cell(numberOf(3))).toHaveFocus());
    // The header is clicked while the focus stays in the rows, as during a refetch.
    canvas.getByRole("button", { name: "報酬" }).click();
    await waitFor(() =>
      expect(canvas.getByRole("columnheader", { name: "報酬" })).toHaveAttribute("aria-sort", "ascending"),
    );
    await waitFor(() => expect(cell(numberOf(3))).toHaveFocus());
    canvas.getByRole("region").scrollTop = 10000;
    await waitFor(() => expect(canvas.queryByText(numberOf(0))).toBeNull());
    await waitFor(() => expect(cell(numberOf(3))).toHaveFocus());
    await userEvent.keyboard("{PageUp}");
    const box = canvas.getByRole("region").getBoundingClientRect();
    await waitFor(() => {
      const active = document.activeElement?.getBoundingClientRect();
      expect(active?.top).toBeGreaterThanOrEqual(box.top + 39);
      expect(active?.bottom).toBeLessThanOrEqual(box.bottom + 1);
    });
  },
};

export const HeadAndNameStay: Story = {
  name: "見出しと名前の列は残り、フォーカスはその下に隠れない",
  args: { rowCount: 300, maxHeight: 400 },
  decorators: [
    (Story) => (
      <div style={{ width: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("region");
    const name = canvas.getByRole("columnheader", { name: "クリエイター" });
    await waitFor(() => expect(canvas.getByRole("grid").querySelector("[tabindex='0']")).not.toBeNull());
    const corner = () => [name.getBoundingClientRect().left, name.getBoundingClientRect().top];
    const before = corner();
    box.scrollTo(400, 48 * 100);
    await waitFor(() => expect(canvas.getByText(creatorName(102))).toBeVisible());
    await waitFor(() => expect(corner()).toEqual(before));
    await waitFor(() => expect(cell(creatorName(102)).getBoundingClientRect().left).toBe(before[0]));

    await userEvent.click(cell(numberOf(102)));
    await waitFor(() => expect(cell(numberOf(102))).toHaveFocus());
    const isClear = () => {
      const place = document.activeElement?.getBoundingClientRect();
      const head = name.getBoundingClientRect();
      expect(place?.top).toBeGreaterThanOrEqual(head.bottom - 1);
      expect(place?.left).toBeGreaterThanOrEqual(head.right - 1);
    };
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(isClear);
    for (let up = 0; up < 12; up += 1) await userEvent.keyboard("{ArrowUp}");
    await waitFor(isClear);
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowRight}{ArrowRight}");
    await waitFor(isClear);
  },
};

let chosen: Selection;
export const Selects: Story = {
  name: "行を選ぶ・まとめて選ぶ・全件を選ぶ",
  args: {
    totalCount: 1234,
    selectAllMatching: true,
    onSelection: (selection) => {
      chosen = selection;
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: `${creatorName(0)}を選択` }));
    await expect(canvas.getByText("1件選択中")).toBeVisible();
    const head = canvas.getByRole("checkbox", { name: "表示中の行をすべて選択" });
    await expect(head).toBePartiallyChecked();
    await expect(canvas.getAllByRole("row")[1]).toHaveAttribute("aria-selected", "true");

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    await expect(canvas.getByText("3件選択中")).toBeVisible();
    await userEvent.click(head);
    await expect(canvas.queryByText(/件選択中/)).toBeNull();

    await userEvent.click(head);
    await expect(canvas.getByText("表示中の8件を選択しました。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "条件に合う1,234件すべてを選択" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: `${creatorName(2)}を選択` }));
    await expect(canvas.getByText("1,233件選択中")).toBeVisible();
    await expect(canvas.getByText("条件に合う1,234件すべてを選択しています（1件を除く）")).toBeVisible();
    await expect(chosen.state()).toEqual({ mode: "all", except: [numberOf(2)] });
    await userEvent.click(canvas.getByRole("button", { name: "すべての選択を解除" }));
    await expect(chosen.state()).toEqual({ mode: "some", keys: [] });
  },
};

export const CountedUpToABound: Story = {
  name: "数えきれない件数は「以上」と出す",
  args: { totalCount: 10_000, isTotalCapped: true, selectAllMatching: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A reader of the screen hears that the number of rows is not known.
    await expect(canvasElement.querySelector("[aria-rowcount]")).toHaveAttribute("aria-rowcount", "-1");
    await userEvent.click(canvas.getByRole("checkbox", { name: "表示中の行をすべて選択" }));
    await userEvent.click(canvas.getByRole("button", { name: "条件に合う10,000件以上すべてを選択" }));
    await expect(canvas.getByText("条件に合う10,000件以上すべてを選択しています")).toBeVisible();
  },
};

export const DrawsOnlyWhatIsSeen: Story = {
  name: "1万行は見える分だけを描き、印刷では500行まで描く",
  args: { rowCount: 10000, maxHeight: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "10001");
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeGreaterThan(5));
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
    canvas.getByRole("region").scrollTop = 48 * 5000;
    await waitFor(() => expect(canvas.getByText(creatorName(5000))).toBeVisible());

    window.dispatchEvent(new Event("beforeprint"));
    await expect(canvas.getByText(/^ほか9,500件は印刷していません。/)).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll("tr.gap")).toHaveLength(0);
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(60));
  },
};
