import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, Column, HeldOpen, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { MultiSelect, type MultiSelectProps } from "./MultiSelect.tsx";

const genres = [
  ["beauty", "美容", "びよう コスメ"],
  ["food", "グルメ", ""],
  ["travel", "旅行", "りょこう"],
  ["gadget", "ガジェット", ""],
  ["camp", "キャンプ・アウトドア", ""],
  ["long", LONG_NAME, ""],
].map(([value = "", label = "", keywords = ""]) => ({ value, label, keywords }));

const Stateful = (props: MultiSelectProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <FormField label="ジャンル" hint="2件まで">
      <MultiSelect
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange?.(next);
        }}
      />
    </FormField>
  );
};

const meta = {
  title: "部品/MultiSelect 複数選択（マルチセレクト）",
  id: "部品-multiselect",
  component: MultiSelect,
  args: { options: genres, value: ["beauty"], onValueChange: fn(), placeholder: "ジャンルを探す" },
  render: (args) => <Stateful {...args} />,
  parameters: guide({
    use: "たくさんの候補から、いくつも選びます。10件くらいまでで全部を見せられるなら CheckboxGroup、自由な言葉なら TagField を使います。",
    do: [
      "選べる数に限りがあるときは max を渡し、hint にも「5件まで」と書きます。",
      "漢字の候補には keywords でかなを渡します。",
      "選んだ順のまま並べます。順番に意味がないときは、保存するときに並べ替えます。",
    ],
    dont: [
      "「その他」を候補に混ぜない。足してよいなら onCreate を、だめなら候補を見直します。",
      "選んだものを候補から消さない。もう一度選ぶと外せることが、印で分かります。",
    ],
    keyboard: [
      ["文字", "候補を絞り込み、先頭に印をつける"],
      ["↓ / ↑・Enter", "候補を動き、選ぶ・外す。一覧は開いたまま"],
      ["Backspace", "欄が空のとき、最後のひとつを外す"],
      ["←", "欄の先頭から、選んだものへ動く。Delete で外す"],
      ["Esc", "候補を閉じる"],
    ],
    reader:
      "選ぶと「「美容」を選びました。2件選択中」、外すと「「美容」を外しました。1件選択中」と読みます。",
  }),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Plain = (props: Partial<MultiSelectProps>) => (
  <MultiSelect
    aria-label="ジャンル"
    options={genres}
    value={[]}
    onValueChange={fn()}
    placeholder="ジャンルを探す"
    {...props}
  />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="候補を開いた" width={360}>
        <HeldOpen height={330}>
          <Plain aria-label="開いたジャンル" value={["beauty", "travel"]} />
        </HeldOpen>
      </Case>
      <Case name="空" width={360}>
        <Plain />
      </Case>
      <Case name="選んだ・折り返す" width={360}>
        <Plain value={["beauty", "food", "travel", "camp", "gadget"]} />
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={360}>
        <Plain value={["beauty"]} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={360}>
        <Plain value={["beauty"]} />
      </Case>
      <Case name="誤り" width={360}>
        <FormField
          label="ジャンル"
          requirement="required"
          error="ジャンルが選択されていません。ひとつ以上選んでください。"
        >
          <MultiSelect options={genres} value={[]} onValueChange={fn()} />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用" width={360}>
        <Column>
          <Plain value={["beauty", "food"]} disabled />
          <Plain value={["beauty", "food"]} readOnly />
        </Column>
      </Case>
      <Case name="長い名前・狭い場所" width={200}>
        <Plain value={["long", "food"]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const opened = within(within(canvasElement).getByRole("region", { name: "候補を開いた" }));
    await userEvent.click(await opened.findByRole("button", { name: "候補を開く" }));
    await waitFor(() => expect(opened.getAllByRole("option")).toHaveLength(genres.length));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(opened.getByRole("option", { name: "グルメ" })).toBeVisible();
  },
};

/** What is chosen stands in several rows, whose crosses are a thumb apart. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => (
    <div style={{ width: 240 }}>
      <Plain value={genres.slice(0, 5).map(({ value }) => value)} />
    </div>
  ),
};

export const ChoosesAndRemoves: Story = {
  name: "選ぶ・外す・上限",
  args: { max: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "ジャンル" });
    const says = (text: string) =>
      waitFor(() => expect(canvas.getAllByRole("status").map((one) => one.textContent)).toContain(text));
    await userEvent.type(field, "りょ");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["beauty", "travel"]));
    await says("「旅行」を選びました。2件選択中");
    await says("2件まで選べます。ほかを選ぶには、どれかを外してください。");
    await expect(canvas.getByRole("option", { name: "グルメ" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("option", { name: "グルメ" }));
    await expect(canvas.queryByRole("button", { name: "グルメを外す" })).toBeNull();
    await userEvent.click(field);
    await userEvent.keyboard("{Escape}{Backspace}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(["beauty"]));
    await says("「旅行」を外しました。1件選択中");
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "美容を外す" })).toHaveFocus());
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([]));
    await waitFor(() => expect(field).toHaveFocus());
  },
};
