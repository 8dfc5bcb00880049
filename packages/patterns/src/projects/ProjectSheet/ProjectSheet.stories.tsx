import type { Meta, StoryObj } from "@storybook/react-vite";
import { jobStatusMoves, type ProjectColumn, type ProjectCreator } from "@tsumugi/contract";
import { Card, type CellChange, createSelection, EmptyState, type OnEdit } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { cellOf, goTo } from "../../testing/sheetCells.ts";
import {
  sampleSheetRows as filled,
  manySheetRows as many,
  sampleSheetMembers as members,
  sampleSheetColumns as own,
} from "../../testing/sheetSamples.ts";
import { withOwnValue } from "./ownValues.ts";
import { ProjectSheet } from "./ProjectSheet.tsx";
import { SheetLegend } from "./SheetLegend.tsx";
import type { ProjectSheetProps, SheetRow } from "./sheet.types.ts";

function written(
  row: SheetRow,
  { columnKey, value }: CellChange,
  columns: readonly ProjectColumn[],
): SheetRow {
  const typed = columns.find(({ key }) => key === columnKey);
  if (typed) return withOwnValue(row, typed, value);
  return { ...row, [columnKey]: value ?? (columnKey.endsWith("memo") ? "" : null) };
}

/** Holds the rows as a page does: what is saved comes back. */
function Sheet(props: ProjectSheetProps) {
  const [rows, setRows] = useState(props.rows);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const save: OnEdit = async (changes) => {
    const refused = (await props.onEdit?.(changes)) ?? [];
    const isRefused = new Set(refused.map(({ rowKey, columnKey }) => `${rowKey} ${columnKey}`));
    const saved = changes.filter(({ rowKey, columnKey }) => !isRefused.has(`${rowKey} ${columnKey}`));
    setRows((before) =>
      before.map((row) =>
        saved
          .filter(({ rowKey }) => rowKey === row.creator_uid)
          .reduce<SheetRow>((now, change) => written(now, change, props.columns), row),
      ),
    );
    return refused;
  };
  return (
    <Card flush>
      <ProjectSheet
        {...props}
        rows={rows}
        onEdit={props.onEdit && save}
        closedGroups={closed}
        onToggleGroup={(key) =>
          setClosed(closed.includes(key) ? closed.filter((one) => one !== key) : [...closed, key])
        }
      />
      <SheetLegend />
    </Card>
  );
}

const meta = {
  title: "画面の型/案件/ProjectSheet",
  component: ProjectSheet,
  parameters: guide({
    use: "案件のクリエイターを、表計算のように1人1行で進める表です。選んで直すことが少ない一覧には DataTable をそのまま使います。",
    do: [
      "行は読めた分から渡し、続きはあとから足します。並べ替えと絞り込みはサーバーに頼みます。",
      "onEdit は断られたセルだけを返します。返したセルは元の値に戻り、SheetConflicts で選び直せます。",
      "社内メモと共有メモの色は SheetLegend で必ず添えます。",
    ],
    dont: [
      "1つのセルのために画面を開かせない。報酬も期限も、その場で直せます。",
      "共有メモに社内の事情を書かせない。クリエイターが読む欄です。",
    ],
    keyboard: [
      ["矢印キー / Tab", "セルを移る"],
      ["Enter / F2 / 文字", "編集を始める。Esc でやめてセルへ戻る"],
      ["Ctrl+C / Ctrl+V", "範囲をコピーし、Sheets や Excel からも貼り付ける"],
      ["Ctrl+D", "選んだ範囲の上の値で埋める"],
      ["Ctrl+Z / Ctrl+Y", "元に戻す・やり直す"],
    ],
    reader: "列名、値、編集できるかどうかの順に読みます。",
  }),
  args: {
    columns: own,
    rows: filled,
    members,
    selection: createSelection(),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (row) => <a href={`#${row.creator_uid}`} />,
    movesOf: (row) => jobStatusMoves(row.job_status, "staff"),
    onMove: fn(),
    onNext: fn(),
    onOpenRow: fn(),
    onOpenTerms: fn(),
    onEdit: fn<OnEdit>(async () => undefined),
    onSortChange: fn(),
    sort: "job_status",
  },
  render: (args) => <Sheet {...args} />,
} satisfies Meta<typeof ProjectSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const ReadOnly: Story = {
  args: {
    onMove: undefined,
    onEdit: undefined,
    onNext: undefined,
    selection: undefined,
    showFees: false,
  },
};
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="クリエイターはまだ追加されていません" /> },
};
export const NoMatch: Story = {
  args: { rows: [], empty: <EmptyState kind="noMatch" title="条件に合うクリエイターはいません" /> },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const LongText: Story = {
  args: {
    rows: filled.slice(0, 2).map((row) => ({
      ...row,
      display_name: "とても長い名前のクリエイター・ライフスタイルと旅と料理のチャンネル",
      memo: "長いメモ。".repeat(60),
      shared_memo: "長い共有メモ。".repeat(60),
    })),
  },
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Many: Story = { name: "500名", args: { rows: many(500) } };

const candidates = (count: number) =>
  many(count).map(
    (row): ProjectCreator => ({
      ...row,
      job_status: "candidate",
      job_request_uid: null,
      scheduled_at: null,
      wish: null,
      fee: null,
    }),
  );

export const EditsCells: Story = {
  name: "セルに書く: メモ、報酬、日付、選択肢、チェック",
  args: { rows: candidates(4) },
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 0, "報酬（税抜）");
    await userEvent.keyboard("８万{Enter}");
    await waitFor(() => expect(cellOf(canvasElement, 0, "報酬（税抜）")).toHaveTextContent("¥80,000"));
    await goTo(canvasElement, 0, "共有メモ");
    await userEvent.keyboard("屋外で撮影{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        expect.objectContaining({ rowKey: "many-0", columnKey: "shared_memo", value: "屋外で撮影" }),
      ]),
    );
    // A press switches a check, and the pointer says who and when.
    await userEvent.click(cellOf(canvasElement, 0, "発送").querySelector(".tick") as HTMLElement);
    await waitFor(() => expect(cellOf(canvasElement, 0, "発送")).toHaveTextContent("済み"));
    await goTo(canvasElement, 1, "発送");
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("小川 拓真 2026/11/18"));
    await goTo(canvasElement, 0, "本数");
    await userEvent.keyboard("2.5{Enter}");
    await waitFor(() => expect(cellOf(canvasElement, 0, "本数")).toHaveTextContent("2.5"));
    await goTo(canvasElement, 0, "素材");
    await userEvent.keyboard("drive.example.com/a{Enter}");
    await waitFor(() =>
      expect(within(cellOf(canvasElement, 0, "素材")).getByRole("link")).toHaveAttribute(
        "href",
        "https://drive.example.com/a",
      ),
    );
    // The tip of a cell under the resting pointer must not carry the focus there from the next row.
    await userEvent.hover(cellOf(canvasElement, 1, "発送"));
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("小川 拓真 2026/11/18"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(within(cellOf(canvasElement, 0, "素材")).queryByRole("link")).toBeNull());
  },
};

export const RefusesAfterTheRequest: Story = {
  name: "依頼のあとの報酬は、条件を変えて送る",
  args: { rows: filled.filter(({ job_status }) => job_status !== "candidate") },
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 0, "報酬（税抜）");
    await userEvent.keyboard("{F2}");
    await waitFor(() =>
      expect(screen.getByRole("tooltip")).toHaveTextContent("「条件を変えて送る」から変えてください。"),
    );
    await userEvent.keyboard("{Escape}");
    await userEvent.click(within(canvasElement).getAllByRole("button", { name: /の条件/ })[0] as HTMLElement);
    await expect(args.onOpenTerms).toHaveBeenCalledTimes(1);
  },
};

export const PastesARange: Story = {
  name: "20行 × 6列を貼り付けて、元に戻す",
  args: { rows: candidates(24).map((row) => ({ ...row, custom_values: {} })) },
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 0, "報酬（税抜）");
    const lines = Array.from({ length: 20 }, (_, index) =>
      [`${index + 1}万`, "12/20", "12/1", "02 しゅ", `${index + 1}`, "1,200円"].join("\t"),
    );
    const data = new DataTransfer();
    data.setData("text/plain", lines.join("\n"));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(cellOf(canvasElement, 19, "報酬（税抜）")).toHaveTextContent("¥200,000"));
    await waitFor(() => expect(cellOf(canvasElement, 19, "交通費")).toHaveTextContent("¥1,200"));
    const changes = (args.onEdit as ReturnType<typeof fn>).mock.calls[0]?.[0] as unknown[];
    await expect(changes).toHaveLength(120);
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(cellOf(canvasElement, 19, "報酬（税抜）")).toHaveTextContent(/^$/));
    await userEvent.keyboard("{Control>}y{/Control}");
    await waitFor(() => expect(cellOf(canvasElement, 0, "報酬（税抜）")).toHaveTextContent("¥10,000"));
  },
};

export const FillsDown: Story = {
  name: "上の値を下へ写す",
  args: { rows: candidates(5) },
  play: async ({ canvasElement }) => {
    await goTo(canvasElement, 0, "社内メモ");
    await userEvent.keyboard("抜粋して使用{Enter}");
    await goTo(canvasElement, 0, "社内メモ");
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}");
    await waitFor(() => expect(cellOf(canvasElement, 2, "社内メモ")).toHaveTextContent("抜粋して使用"));
  },
};

export const ChangesTheStatus: Story = {
  name: "ステータスを変える。変えられないものは畳んである",
  play: async ({ canvasElement, args }) => {
    const row = filled[0] as ProjectCreator;
    const button = within(canvasElement).getByRole("button", {
      name: new RegExp(`^${row.display_name}のステータス`),
    });
    await userEvent.click(button);
    await screen.findByRole("menuitem", { name: /ほかのステータス/ });
    const [possible] = jobStatusMoves(row.job_status, "staff").filter(
      (move) => move.allowed && !move.needsReason,
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    if (!possible) return;
    await userEvent.click(button);
    await userEvent.click((await screen.findAllByRole("menuitem"))[0] as HTMLElement);
    await waitFor(() => expect(args.onMove).toHaveBeenCalled());
  },
};

export const Groups: Story = {
  name: "グループごとに畳む",
  args: { rows: many(60), groupBy: "shade" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = await canvas.findByRole("button", { name: "01 あか 23件" });
    await expect(canvas.getByText("クリエイター1")).toBeVisible();
    await userEvent.click(head);
    await waitFor(() => expect(canvas.queryByText("クリエイター1")).toBeNull());
    await expect(canvas.getByRole("button", { name: "02 しゅ 22件" })).toBeVisible();
  },
};

export const OpensARow: Story = {
  name: "行を開く: スペースか、名前の横の「開く」",
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 0, "社内メモ");
    await userEvent.keyboard(" ");
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    const [open] = within(canvasElement).getAllByRole("button", { name: /の行を開く$/ });
    await userEvent.click(open as HTMLElement);
    await expect(args.onOpenRow).toHaveBeenCalledTimes(2);
  },
};
