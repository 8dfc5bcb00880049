import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { formatDay } from "../../format/format.ts";
import { guide } from "../../testing/guide.ts";
import { Money } from "../Money/Money.tsx";
import type { CellRejection } from "./cellEdits.ts";
import type { DataTableColumn } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import type { CellChange } from "./editHistory.ts";
import { useSelection } from "./useSelection.ts";

interface Project {
  uid: string;
  name: string;
  status: string;
  fee: number | null;
  due: string | null;
  pr: boolean;
  memo: string | null;
}

const names = ["秋の新作リップ", "旅するコーヒー", "文具の日", "冬のあったか鍋", "年末の大掃除"];
const statuses = [
  { value: "draft", label: "下書き確認中" },
  { value: "waiting", label: "投稿待ち" },
  { value: "done", label: "完了" },
];
const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `${names[index % names.length]}${index >= names.length ? ` ${index + 1}` : ""}`,
    status: statuses[index % 3]?.value ?? "draft",
    fee: 30000 + index * 5000,
    due: `2026-12-${String((index % 28) + 1).padStart(2, "0")}`,
    pr: index % 2 === 0,
    memo: index === 1 ? "発送済み。受け取りの連絡を待って、撮影日を決める。" : null,
  }));

const columns: DataTableColumn<Project>[] = [
  { key: "name", header: "案件", width: 180, title: (row) => row.name, cell: (row) => row.name },
  {
    key: "status",
    header: "進捗",
    width: 140,
    editor: { type: "select", options: statuses, required: true },
    cell: (row) => statuses.find(({ value }) => value === row.status)?.label,
  },
  {
    key: "fee",
    header: "報酬",
    width: 120,
    align: "end",
    editor: {
      type: "yen",
      validate: (value) =>
        Number(value) > 1_000_000 ? "報酬は100万円までです。分けて登録してください。" : undefined,
    },
    cell: (row) => <Money value={row.fee} />,
  },
  {
    key: "due",
    header: "期日",
    width: 150,
    editor: { type: "date" },
    cell: (row) => (row.due ? formatDay(row.due) : "–"),
  },
  {
    key: "pr",
    header: "PR表記",
    width: 90,
    align: "center",
    editor: { type: "checkbox" },
    cell: (row) => (row.pr ? "済み" : "未確認"),
  },
  {
    key: "memo",
    header: "社内メモ",
    width: 220,
    editor: { type: "text", readOnly: (row) => row.status === "done" && "完了した案件のメモは直せません。" },
    title: (row) => row.memo ?? undefined,
    cell: (row) => row.memo ?? "",
  },
];

const refusal = "この金額は契約の上限を超えています。担当者に確かめてください。";

interface SheetProps {
  rowCount: number;
  onEdit: (changes: readonly CellChange[]) => void;
  /** Values of 報酬 that the server refuses. */
  refused?: readonly number[];
  selectable?: boolean;
}

/** Holds the rows as a page would: what is saved comes back as new rows. */
function Sheet({ rowCount, onEdit, refused = [], selectable = false }: SheetProps) {
  const [rows, setRows] = useState(() => projects(rowCount));
  const { selection } = useSelection();
  const save = async (changes: readonly CellChange[]): Promise<readonly CellRejection[]> => {
    onEdit(changes);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const isRefused = (change: CellChange) => refused.includes(Number(change.value));
    const saved = changes.filter((change) => !isRefused(change));
    setRows((before) =>
      before.map((row) => {
        const own = saved.filter(({ rowKey }) => rowKey === row.uid);
        const values = Object.fromEntries(own.map(({ columnKey, value }) => [columnKey, value]));
        return own.length > 0 ? { ...row, ...values } : row;
      }),
    );
    return changes
      .filter(isRefused)
      .map(({ rowKey, columnKey }) => ({ rowKey, columnKey, message: refusal }));
  };
  return (
    <DataTable
      label="案件の進行表"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.uid}
      rowLabel={(row) => row.name}
      onEdit={save}
      selection={selectable ? selection : undefined}
      rowHeight={40}
      columnSettings
    />
  );
}

const meta = {
  title: "コンポーネント/DataTable（表計算）",
  component: Sheet,
  args: { rowCount: 5, onEdit: fn() },
  parameters: guide({
    use: "スプレッドシートの代わりになる DataTable です。列に editor を、表に onEdit を渡すと、セルを直す・範囲を写す・Excel から貼り付けることができます。",
    do: [
      "値はその場で見え、保存の結果はセルの角で伝わります。onEdit は保存が終わってから解決します。",
      "断るセルだけを rowKey と columnKey、原因と直し方の文で返します。値は残り、直すか「もう一度保存」で送り直せます。",
      "桁や上限など、送る前に分かることは validate に書きます。",
    ],
    dont: [
      "直せない理由を黙らせない。readOnly には true ではなく理由の文を返します。",
      "貼り付けの一部が入らないときに全部を捨てない。入る分を入れ、残りを数えて伝えます（この表がします）。",
    ],
    keyboard: [
      ["文字・数字", "書き始める。かな変換は最初の1文字から効く"],
      ["F2 / Enter", "今の値を直す"],
      ["Enter / Tab", "保存して下へ・右へ（Shift で逆へ）。変換を確定する Enter では保存しない"],
      ["Esc", "やめる。断られたセルでは元の値に戻す"],
      ["Shift + 矢印", "範囲を選ぶ"],
      ["Ctrl + C / X / V", "写す・切り取る・貼り付ける（Excel とやりとりできる）"],
      ["Ctrl + D", "上の行の値を下へ写す。角のつまみを引いても同じ"],
      ["Delete", "空にする"],
      ["Ctrl + Z / Y", "元に戻す・やり直す。貼り付けは1回で戻る"],
    ],
    reader: "セルに入ると「報酬 ¥30,000」のように読みます。保存できないと、件数と理由を読み上げます。",
  }),
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { rowCount: 30, selectable: true } };

const textOf = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement
    .querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`)
    ?.cells[column]?.querySelector(".value")?.firstChild?.textContent;

/** Goes to a data cell from wherever the focus is. */
async function goTo(canvasElement: HTMLElement, row: number, column: number) {
  await waitFor(() => expect(canvasElement.querySelector("[role=grid] [tabindex='0']")).not.toBeNull());
  const cell = canvasElement.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${row + 2}"]`)?.cells[
    column
  ];
  await userEvent.pointer({ keys: "[MouseLeft]", target: cell as HTMLElement });
}

export const EditsACell: Story = {
  name: "書いて、確定して、やめる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    await expect(document.activeElement).toHaveAccessibleName("報酬 ¥30,000");
    await userEvent.keyboard("４５，０００円{Enter}");
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { rowKey: "p0", columnKey: "fee", value: 45000, previous: 30000 },
    ]);
    await expect(textOf(canvasElement, 0, 2)).toBe("¥45,000");
    await expect(document.activeElement).toHaveAccessibleName("報酬 ¥35,000");

    await userEvent.keyboard("abc{Enter}");
    await expect(document.activeElement).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByRole("tooltip")).toHaveTextContent("金額は円の数字で入力してください。");
    await userEvent.keyboard("{Escape}");
    await expect(textOf(canvasElement, 1, 2)).toBe("¥35,000");
    await expect(args.onEdit).toHaveBeenCalledTimes(1);

    await userEvent.keyboard("{F2}");
    await expect(document.activeElement).toHaveValue("35000");
    await userEvent.keyboard("99999999{Enter}");
    await expect(canvas.getByRole("tooltip")).toHaveTextContent("報酬は100万円までです。");
    await userEvent.clear(document.activeElement as HTMLElement);
    await userEvent.keyboard("1.5万{Tab}12/24{Tab} ");
    await waitFor(() => expect(textOf(canvasElement, 1, 4)).toBe("済み"));
    await expect(textOf(canvasElement, 1, 2)).toBe("¥15,000");
    await expect(textOf(canvasElement, 1, 3)).toBe("2026/12/24(木)");

    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
    const choice = canvas.getByRole("combobox", { name: "進捗" });
    await userEvent.selectOptions(choice, "完了");
    await waitFor(() => expect(textOf(canvasElement, 1, 1)).toBe("完了"));
    await goTo(canvasElement, 1, 5);
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByRole("tooltip")).toHaveTextContent("完了した案件のメモは直せません。");
  },
};

export const ComposesKana: Story = {
  name: "かな変換は最初の1文字から効き、変換の Enter では保存しない",
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 0, 5);
    const field = document.activeElement as HTMLInputElement;
    await expect(field.tagName).toBe("INPUT");
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    field.value = "はっそう";
    field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    const enter = { key: "Enter", bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", { ...enter, isComposing: true }));
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute("data-editing");
    field.value = "発送";
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "発送" }));
    field.dispatchEvent(new KeyboardEvent("keydown", enter));
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("発送"));
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { rowKey: "p0", columnKey: "memo", value: "発送", previous: null },
    ]);
  },
};

export const KeepsWhatWasRefused: Story = {
  name: "断られた値は残り、直して送り直せる",
  args: { refused: [70000] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("70000{Enter}");
    await waitFor(() =>
      expect(canvas.getByText(new RegExp(`^1件を保存できませんでした。${refusal}`))).toBeVisible(),
    );
    await expect(textOf(canvasElement, 0, 2)).toBe("¥70,000");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("tooltip")).toHaveTextContent(refusal);
    await userEvent.click(canvas.getByRole("button", { name: "もう一度保存" }));
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("60000{Enter}");
    await waitFor(() => expect(canvas.queryByText(/保存できませんでした/)).toBeNull());
    await expect(textOf(canvasElement, 0, 2)).toBe("¥60,000");
  },
};

const clipboard = (text = "") => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  return data;
};
const send = (type: "copy" | "cut" | "paste", data: DataTransfer) =>
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );

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

    // From Excel: quotes, a line break in a cell, CRLF, a date that is none, more rows than there are.
    await goTo(canvasElement, 3, 2);
    send("paste", clipboard('"１２，０００"\t来週\r\n13000\t2026/12/31\r\n14000\t2027/1/5\r\n'));
    await waitFor(() => expect(fees()).toEqual([...before.slice(0, 3), "¥12,000", "¥13,000"]));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "3件のセルに貼り付けました。1件は読み取れませんでした。赤いセルを直してください。表に収まらない1行は貼り付けていません。",
    );
    await expect(textOf(canvasElement, 3, 3)).toBe("来週");
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(fees()).toEqual(before));
    await expect(textOf(canvasElement, 3, 3)).toBe("2026/12/04(金)");
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
    await expect(args.onEdit).toHaveBeenLastCalledWith(
      [0, 1, 2].map((row) => ({ rowKey: `p${row}`, columnKey: "fee", value: null, previous: 500 })),
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

export const Narrow: Story = { name: "スマートフォン", globals: { viewport: { value: "phone" } } };
