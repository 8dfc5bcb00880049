import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormField } from "./FormField.tsx";

const meta = {
  title: "部品/FormField フォームの欄（フォームコントロール、ラベル）",
  id: "部品-formfield",
  component: FormField,
  args: { label: "表示名", requirement: "required", children: <TextField /> },
  parameters: guide({
    use: "入力欄に、見えるラベル・必須や任意・説明・誤りをつけて、読み上げまでつなぎます。フォームの入力欄はすべてこの中に置きます。",
    do: [
      "必須が多いフォームでは任意だけに、任意が多ければ必須だけに印をつけ、フォームの中でそろえます。",
      "error は原因、次に直し方の順で書きます。「表示名が入力されていません。入力してください。」",
      "hint は打つ前に知りたいことだけを1行で書きます。",
      "error は、欄を離れたときか送ったときに出し、直ったらすぐ消します。",
    ],
    dont: [
      "「＊」で必須を表さない。意味が読み上げられず、説明が要ります。",
      "error を色だけで表さない。印と言葉が必ずつきます。",
      "ひとつの FormField に入力欄をいくつも入れない。RadioGroup・CheckboxGroup・group を使います。",
    ],
    reader:
      "「表示名 必須、編集」のあとに、hint、error の順で説明を読みます。誤りがあるときは「無効」とも読みます。",
  }),
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: "一覧やメッセージに出る名前です" } };

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="必須・任意・印なし" width={360}>
        <Column>
          <FormField label="表示名" requirement="required">
            <TextField />
          </FormField>
          <FormField label="所属事務所" requirement="optional">
            <TextField />
          </FormField>
          <FormField label="氏名">
            <TextField />
          </FormField>
        </Column>
      </Case>
      <Case name="説明つき" width={360}>
        <FormField label="表示名" requirement="required" hint="一覧やメッセージに出る名前です">
          <TextField />
        </FormField>
      </Case>
      <Case name="誤り" width={360}>
        <FormField
          label="表示名"
          requirement="required"
          hint="一覧やメッセージに出る名前です"
          error="表示名が入力されていません。入力してください。"
        >
          <TextField />
        </FormField>
      </Case>
      <Case name="まとまり（group）" width={360}>
        <FormField label="ジャンル" requirement="optional" hint="いくつでも" group>
          <Checkbox label="美容" />
          <Checkbox label="グルメ" />
        </FormField>
      </Case>
      <Case name="長いラベルと誤り・狭い場所" width={200}>
        <FormField
          label={`${LONG_NAME}の表示名`}
          requirement="required"
          error="30文字を超える表示名は登録できません。短くしてください。"
        >
          <TextField defaultValue={LONG_NAME} limit={30} />
        </FormField>
      </Case>
    </Cases>
  ),
};

export const WiresTheError: Story = {
  name: "説明、誤り、文字数の順に読み上げる",
  args: {
    hint: "一覧に出る名前です",
    error: "表示名が入力されていません。入力してください。",
    children: <TextField limit={40} />,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /表示名 ?必須/ });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      "一覧に出る名前です 表示名が入力されていません。入力してください。 0 / 40文字",
    );
  },
};

export const BeginsALineWithTheBadge: Story = {
  name: "折り返した「必須」は行の頭から始まる",
  args: { label: "請求書に印刷する表示名", children: <TextField /> },
  render: (args) => (
    <div style={{ width: 168 }}>
      <FormField {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText("請求書に印刷する表示名").getBoundingClientRect();
    const badge = canvas.getByText("必須").getBoundingClientRect();
    await expect(badge.top).toBeGreaterThanOrEqual(words.bottom - 1);
    await expect(badge.left).toBe(words.left);
  },
};
