import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "部品/Checkbox チェックボックス",
  id: "部品-checkbox",
  component: Checkbox,
  args: { label: "源泉徴収する", onChange: fn() },
  parameters: guide({
    use: "ひとつのことに「はい」と答える、または表の行を選ぶための箱です。保存を待たずに効く設定は Switch、いくつも並ぶ候補は CheckboxGroup を使います。",
    do: [
      "ラベルは、選んだときに本当になることを書きます。「利用規約に同意する」。",
      "一部だけ選ばれている親の箱は indeterminate にします。",
      "表の中などでラベルを置けないときは aria-label をつけます。",
    ],
    dont: [
      "「〜しない」をラベルにしない。選ぶ・選ばないの意味が逆になります。",
      "同意の箱を、はじめから選んだ状態にしない。",
    ],
    keyboard: [["Space", "選ぶ・外す"]],
    reader: "ラベル、状態、説明の順に読みます。indeterminate は「一部チェック」と読みます。",
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: "支払通知書の初期値になります" } };

const Each = ({ disabled = false }: { disabled?: boolean }) => (
  <Row>
    <Checkbox label="選んでいない" disabled={disabled} />
    <Checkbox label="選んでいる" defaultChecked disabled={disabled} />
    <Checkbox label="一部だけ" indeterminate disabled={disabled} />
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <Each />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Each />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Each />
      </Case>
      <Case name="押している" state="active">
        <Each />
      </Case>
      <Case name="使えない">
        <Each disabled />
      </Case>
      <Case name="誤り">
        <FormField group label="利用規約" error="同意されていません。読んで、同意してください。">
          <Checkbox label="利用規約に同意する" aria-invalid />
        </FormField>
      </Case>
      <Case name="ラベルなし（表の中）">
        <Checkbox aria-label="はなこ美容を選ぶ" />
      </Case>
      <Case name="説明つき・長い名前・狭い場所" width={220}>
        <Checkbox label={LONG_NAME} description="支払通知書の初期値になります" defaultChecked />
      </Case>
    </Cases>
  ),
};

export const TogglesBySpace: Story = {
  name: "Spaceで選び、ラベルを押しても選べる",
  args: { indeterminate: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "源泉徴収する" });
    await expect(box).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("源泉徴収する"));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
