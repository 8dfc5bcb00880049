import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";

const options = [
  { value: "instagram", label: "Instagram" },
  { value: "youtube", label: "YouTube" },
  { value: "tiktok", label: "TikTok" },
  { value: "x", label: "X", disabled: true },
];

const meta = {
  title: "部品/CheckboxGroup チェックボックスの組",
  id: "部品-checkboxgroup",
  component: CheckboxGroup,
  args: { label: "投稿するSNS", options, onValueChange: fn() },
  parameters: guide({
    use: "すべて見せられる候補（10件くらいまで）から、いくつでも選びます。多いときは MultiSelect、ひとつだけの同意なら Checkbox を使います。",
    do: [
      "候補が5件をこえ、全部を選ぶことが多いときは selectAll で「すべて」をつけます。",
      "選ぶ数に決まりがあるときは hint に書きます。「2つまで」。",
      "説明がいる候補には description をつけ、stacked で縦に並べます。",
    ],
    dont: [
      "「〜しない」という候補を作らない。選ぶと何が起きるのか迷います。",
      "ひとつしか選べない候補に使わない。RadioGroup を使います。",
    ],
    keyboard: [
      ["Tab", "次の候補へ"],
      ["Space", "選ぶ・外す"],
    ],
    reader:
      "まとまりの名前、hint、error のあとに、それぞれの候補を読みます。「すべて」は一部だけ選んだとき「一部チェック」と読みます。",
  }),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { selectAll: true } };

const Plain = (props: Partial<CheckboxGroupProps>) => (
  <CheckboxGroup label="投稿するSNS" options={options} defaultValue={["youtube"]} {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう・「すべて」つき">
        <Column>
          <Plain />
          <Plain selectAll />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Plain />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Plain />
      </Case>
      <Case name="誤り">
        <Plain
          defaultValue={[]}
          requirement="required"
          error="SNSが選択されていません。ひとつ以上選んでください。"
        />
      </Case>
      <Case name="使えない">
        <Plain disabled />
      </Case>
      <Case name="長い名前・狭い場所" width={240}>
        <CheckboxGroup
          label="担当"
          stacked
          options={[
            { value: "a", label: LONG_NAME, description: "12月まで休み" },
            { value: "b", label: "田中 美咲" },
          ]}
        />
      </Case>
    </Cases>
  ),
};

export const TakesAll: Story = {
  name: "「すべて」と、候補の順の値",
  args: { selectAll: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole("checkbox", { name: "すべて" });
    await userEvent.click(canvas.getByRole("checkbox", { name: "TikTok" }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Instagram" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["instagram", "tiktok"]);
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["instagram", "youtube", "tiktok"]);
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};
