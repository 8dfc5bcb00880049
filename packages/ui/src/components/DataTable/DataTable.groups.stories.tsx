import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import { Button } from "../Button/Button.tsx";
import { DataTable } from "./DataTable.tsx";
import type { OnEdit } from "./edit/cellEdits.ts";
import type { DataTableActions } from "./grid/grid.ts";
import type { DataTableColumn } from "./table/columns.ts";
import { useSelection } from "./table/useSelection.ts";
import { goTo, textOf } from "./testing/projectSheet.tsx";

interface Task {
  uid: string;
  name: string;
  phase: string;
  memo: string | null;
  shared: string | null;
  done: boolean;
}

const phases = ["打診", "制作", "投稿"];
const tasks = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `t${index}`,
    name: creatorName(index),
    phase: phases[Math.floor((index * phases.length) / count)] ?? "打診",
    memo: index === 0 ? "サンプル発送済み。\n到着を待つ。" : null,
    shared: null,
    done: false,
  }));

const columns: DataTableColumn<Task>[] = [
  { key: "name", header: "クリエイター", width: 180, cell: (row) => row.name },
  {
    key: "memo",
    header: "社内メモ",
    width: 240,
    tone: "warning",
    editor: { type: "text", multiline: true },
    title: (row) => row.memo ?? undefined,
    cell: (row) => row.memo ?? "",
  },
  {
    key: "shared",
    header: "共有メモ",
    width: 240,
    tone: "info",
    editor: { type: "text" },
    cell: (row) => row.shared ?? "",
  },
  {
    key: "done",
    header: "発送",
    width: 80,
    editor: { type: "checkbox" },
    cell: (row) => (row.done ? "済" : "未"),
  },
];

interface GroupedProps {
  rowCount: number;
  onOpenRow: (row: Task) => void;
  onEdit: OnEdit;
}

function Grouped({ rowCount, onOpenRow, onEdit }: GroupedProps) {
  const [all, setAll] = useState(() => tasks(rowCount));
  const [closed, setClosed] = useState<readonly string[]>([]);
  const { selection } = useSelection();
  const actions = useRef<DataTableActions>(null);
  const groups = phases.map((phase) => ({
    key: phase,
    label: phase,
    name: phase,
    count: all.filter((task) => task.phase === phase).length,
    isClosed: closed.includes(phase),
  }));
  const save: OnEdit = async (changes) => {
    const refused = (await onEdit(changes)) ?? [];
    const isRefused = new Set(refused.map(({ rowKey, columnKey }) => `${rowKey} ${columnKey}`));
    setAll((before) =>
      before.map((task) => {
        const own = changes.filter(
          ({ rowKey, columnKey }) => rowKey === task.uid && !isRefused.has(`${rowKey} ${columnKey}`),
        );
        const values = Object.fromEntries(own.map(({ columnKey, value }) => [columnKey, value]));
        return own.length > 0 ? { ...task, ...values } : task;
      }),
    );
    return refused;
  };
  return (
    <>
      <Button size="sm" onClick={() => actions.current?.undo()}>
        元に戻す
      </Button>
      <Button size="sm" onClick={() => actions.current?.retry([{ rowKey: "t1", columnKey: "memo" }])}>
        自分の値にする
      </Button>
      <Button size="sm" onClick={() => actions.current?.revert([{ rowKey: "t1", columnKey: "memo" }])}>
        現在のままにする
      </Button>
      <DataTable
        label="進行表"
        columns={columns}
        rows={all.filter(({ phase }) => !closed.includes(phase))}
        rowKey={(row) => row.uid}
        rowLabel={(row) => row.name}
        totalCount={all.length}
        selection={selection}
        groups={groups}
        onToggleGroup={(key) =>
          setClosed(closed.includes(key) ? closed.filter((one) => one !== key) : [...closed, key])
        }
        onOpenRow={onOpenRow}
        onEdit={save}
        actions={actions}
        rowHeight={40}
        maxHeight={480}
      />
    </>
  );
}

const meta = {
  title: "部品/DataTable（まとまり）",
  component: Grouped,
  args: { rowCount: 9, onOpenRow: fn(), onEdit: fn<OnEdit>(async () => undefined) },
} satisfies Meta<typeof Grouped>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OpensAndCloses: Story = {
  name: "まとまりを閉じると、その行は矢印でも通らない",
  args: { rowCount: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const approach = await canvas.findByRole("button", { name: "打診 100件" });
    await expect(approach).toHaveAttribute("aria-expanded", "true");
    await expect(approach.tabIndex).toBe(0);
    await userEvent.click(approach);
    await waitFor(() => expect(approach).toHaveAttribute("aria-expanded", "false"));
    await waitFor(() => expect(canvas.queryByText(creatorName(0))).toBeNull());
    await userEvent.click(canvas.getByText(creatorName(100)));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(document.activeElement?.closest("thead")).not.toBeNull());
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await waitFor(() => expect(document.activeElement?.closest("tr")).toHaveAttribute("data-key", "t299"));
  },
};

export const OpensARow: Story = {
  name: "スペースで行を開く。チェックの列は選び、済みの列は切り替わる",
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 1, 2);
    await userEvent.keyboard(" ");
    await expect(args.onOpenRow).toHaveBeenCalledWith(expect.objectContaining({ uid: "t1" }));
    await userEvent.keyboard("{Shift>} {/Shift}");
    await waitFor(() =>
      expect(within(canvasElement).getByRole("checkbox", { name: `${creatorName(1)}を選択` })).toBeChecked(),
    );
    await goTo(canvasElement, 1, 4);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(textOf(canvasElement, 1, 4)).toBe("済"));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
  },
};

export const KeepsLinesAndWords: Story = {
  name: "改行のあるメモと、Esc で取り消した入力",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("{F2}");
    await waitFor(() => expect(document.activeElement).toHaveValue("サンプル発送済み。\n到着を待つ。"));
    (document.activeElement as HTMLTextAreaElement).setSelectionRange(99, 99);
    await userEvent.keyboard("{Alt>}{Enter}{/Alt}木曜まで{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        expect.objectContaining({ rowKey: "t0", value: "サンプル発送済み。\n到着を待つ。\n木曜まで" }),
      ]),
    );
    await goTo(canvasElement, 2, 2);
    await userEvent.keyboard("長い話のメモ{Escape}");
    await waitFor(() => expect(textOf(canvasElement, 2, 2)).toBe(""));
    await userEvent.click(await canvas.findByRole("button", { name: "入力に戻す" }));
    await waitFor(() => expect(document.activeElement).toHaveValue("長い話のメモ"));
    // A press anywhere else keeps it.
    await userEvent.click(canvas.getByText(creatorName(0)));
    await waitFor(() => expect(textOf(canvasElement, 2, 2)).toBe("長い話のメモ"));
    await userEvent.click(canvas.getByRole("button", { name: "元に戻す" }));
    await waitFor(() => expect(textOf(canvasElement, 2, 2)).toBe(""));
  },
};

export const AnswersARefusal: Story = {
  name: "断られたセルを、送り直すか現在の値にする",
  args: {
    onEdit: fn<OnEdit>(async () => [
      { rowKey: "t1", columnKey: "memo", message: "ほかの人が先に変更しました。" },
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 1, 2);
    await userEvent.keyboard("自分の値{Enter}");
    await canvas.findByText(/^1件を保存できませんでした。/);
    await userEvent.click(canvas.getByRole("button", { name: "自分の値にする" }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(textOf(canvasElement, 1, 2)).toBe("自分の値"));
    await userEvent.click(canvas.getByRole("button", { name: "現在のままにする" }));
    await waitFor(() => expect(textOf(canvasElement, 1, 2)).toBe(""));
    await waitFor(() => expect(canvas.queryByText(/保存できませんでした/)).toBeNull());
  },
};
