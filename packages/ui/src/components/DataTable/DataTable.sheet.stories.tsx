import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { guide } from "../../testing/guide.ts";
import { goTo, type Project, ProjectSheet, refusal, textOf } from "./testing/projectSheet.tsx";

const meta = {
  title: "部品/DataTable（表計算）",
  component: ProjectSheet,
  args: { rowCount: 5, onEdit: fn() },
  parameters: guide({
    use: "スプレッドシートの代わりになる DataTable です。列に editor を、表に onEdit を渡すと、セルを直す・範囲を写す・Excel から貼り付けることができます。",
    do: [
      "値はその場で見え、保存の結果はセルの角で伝わります。onEdit は保存が終わってから解決します。",
      "断るセルだけを rowKey と columnKey、原因と直し方の文で返します。値は残り、直すか「もう一度保存」で送り直せます。",
      "桁や上限など、送る前に分かることは validate に書きます。",
      "100行を超える表は見える行だけを、そのうえ17列以上なら見える列だけを描きます。ブラウザーのページ内検索は描いたところしか探さないので、検索欄を表の上に置きます。印刷にはすべての列が出ます。",
      "文字でないセルを描く列には text を書きます。見えない行や列のセルは、描かれたものからは写せません。",
    ],
    dont: [
      "直せない理由を黙らせない。readOnly には true ではなく理由の文を返します。",
      "貼り付けの一部が入らないときに全部を捨てない。入る分を入れ、残りを数えて伝えます（この表がします）。",
    ],
    keyboard: [
      ["文字・数字", "書き始める。かな変換は最初の1文字から効く"],
      ["F2 / Enter", "今の値を直す"],
      ["Enter / Tab", "保存して下へ・右へ（Shift で逆へ）。変換を確定する Enter では保存しない"],
      ["Alt + Enter", "改行できる列では改行する。セルの中のリンクを開く"],
      ["Esc", "やめる（入力に戻せる）。断られたセルでは元の値に戻す"],
      ["スペース", "onOpenRow があれば行を開く。Shift + スペースで行を選ぶ"],
      ["Shift + 矢印", "範囲を選ぶ"],
      ["Ctrl + C / X / V", "写す・切り取る・貼り付ける（Excel とやりとりできる）"],
      ["Ctrl + D", "上の行の値を下へ写す。角のつまみを引いても同じ"],
      ["Delete", "空にする"],
      ["Ctrl + Z / Y", "元に戻す・やり直す。貼り付けは1回で戻る"],
    ],
    reader: "セルに入ると「報酬 ¥30,000」のように読みます。保存できないと、件数と理由を読み上げます。",
  }),
} satisfies Meta<typeof ProjectSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { rowCount: 30, selectable: true } };

export const EditsACell: Story = {
  name: "書いて、確定して、やめる",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName("報酬 ¥30,000"));
    await userEvent.keyboard("４５，０００円{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "p0", columnKey: "fee", value: 45000, previous: 30000 },
      ]),
    );
    await waitFor(() => expect(textOf(canvasElement, 0, 2)).toBe("¥45,000"));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName("報酬 ¥35,000"));

    await userEvent.keyboard("abc{Enter}");
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-invalid", "true"));
    await waitFor(() =>
      expect(canvas.getByRole("tooltip")).toHaveTextContent("金額は円の数字で入力してください。"),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(textOf(canvasElement, 1, 2)).toBe("¥35,000"));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);

    await userEvent.keyboard("{F2}");
    await waitFor(() => expect(document.activeElement).toHaveValue("35000"));
    await userEvent.keyboard("99999999{Enter}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent("報酬は100万円までです。"));
    await userEvent.clear(document.activeElement as HTMLElement);
    await userEvent.keyboard("1.5万{Tab}12/24{Tab} ");
    await waitFor(() => expect(textOf(canvasElement, 1, 4)).toBe("済み"));
    await waitFor(() => expect(textOf(canvasElement, 1, 2)).toBe("¥15,000"));
    await waitFor(() => expect(textOf(canvasElement, 1, 3)).toBe("2026/12/24(木)"));

    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
    const choice = await canvas.findByRole("combobox", { name: "進捗" });
    await userEvent.selectOptions(choice, "完了");
    await waitFor(() => expect(textOf(canvasElement, 1, 1)).toBe("完了"));
    await goTo(canvasElement, 1, 5);
    await userEvent.keyboard("{F2}");
    await waitFor(() =>
      expect(canvas.getByRole("tooltip")).toHaveTextContent("完了した案件のメモは直せません。"),
    );
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
    // Safari ends the composition before the Enter that confirmed it, so only the key code tells them apart.
    field.dispatchEvent(new KeyboardEvent("keydown", { ...enter, keyCode: 229 }));
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute("data-editing");
    field.dispatchEvent(new KeyboardEvent("keydown", enter));
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("発送"));
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "p0", columnKey: "memo", value: "発送", previous: null },
      ]),
    );
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
    await waitFor(() => expect(textOf(canvasElement, 0, 2)).toBe("¥70,000"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent(refusal));
    await userEvent.click(canvas.getByRole("button", { name: "もう一度保存" }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(canvas.getByRole("grid")).toContainElement(document.activeElement as HTMLElement),
    );
    await goTo(canvasElement, 0, 2);
    await userEvent.keyboard("60000{Enter}");
    await waitFor(() => expect(canvas.queryByText(/保存できませんでした/)).toBeNull());
    await waitFor(() => expect(textOf(canvasElement, 0, 2)).toBe("¥60,000"));
  },
};

export const GivesUpWhatWasRefused: Story = {
  name: "断られた値を元に戻す",
  args: { refused: [70000] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await goTo(canvasElement, 0, 2);
    const before = textOf(canvasElement, 0, 2);
    await userEvent.keyboard("70000{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "閉じる" }));
    await expect(canvas.getByText("保存できていない値がセルに残っています。")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "元の値に戻す" }));
    await waitFor(() => expect(textOf(canvasElement, 0, 2)).toBe(before));
    await expect(canvas.queryByText("保存できていない値がセルに残っています。")).toBeNull();
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};

type SetRows = (change: (rows: Project[]) => Project[]) => void;
let setRows: SetRows;

export const KeepsWhatIsTyped: Story = {
  name: "書いている間に行が入れ替わっても、書いたものは残る",
  args: { onRows: (set: SetRows) => (setRows = set) },
  play: async ({ canvasElement, args }) => {
    await goTo(canvasElement, 0, 5);
    await userEvent.keyboard("途中");
    const field = document.activeElement;
    setRows((rows) => rows.map((row) => ({ ...row })).reverse());
    await waitFor(() => expect(field?.closest("tr")).toHaveAttribute("aria-rowindex", "6"));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("です{Enter}");
    await waitFor(() => expect(textOf(canvasElement, 4, 5)).toBe("途中です"));
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenLastCalledWith([
        { rowKey: "p0", columnKey: "memo", value: "途中です", previous: null },
      ]),
    );

    // A range is cleared when other rows take its place, and stays when the same rows are only loaded again.
    const marked = () => canvasElement.querySelectorAll("[data-range]").length;
    await goTo(canvasElement, 3, 2);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await waitFor(() => expect(marked()).toBe(2));
    setRows((rows) => rows.map((row) => ({ ...row, memo: "新しい" })));
    await waitFor(() => expect(textOf(canvasElement, 0, 5)).toBe("新しい"));
    await expect(marked()).toBe(2);
    setRows((rows) => rows.toReversed());
    await waitFor(() => expect(marked()).toBe(0));
  },
};

export const Narrow: Story = { name: "スマートフォン", globals: { viewport: { value: "phone" } } };
