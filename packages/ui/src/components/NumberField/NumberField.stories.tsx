import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

const Stateful = (props: NumberFieldProps) => {
  const [value, setValue] = useState(props.value);
  const [problem, setProblem] = useState<string>();
  return (
    <FormField label="報酬（税抜）" error={problem}>
      <NumberField
        {...props}
        value={value}
        onValueChange={(next, typed) => {
          setValue(next ?? null);
          setProblem(typed.problem);
          props.onValueChange?.(next, typed);
        }}
      />
    </FormField>
  );
};

const meta = {
  title: "部品/NumberField 数値の入力欄",
  id: "部品-numberfield",
  component: NumberField,
  args: { value: null, onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: guide({
    use: "金額・人数・割合などの数を受け取ります。電話番号や登録番号のように計算しない数字は TextField を使います。",
    do: [
      "税込か税抜かをラベルに書きます。「報酬（税抜）」。",
      "unit で単位をつけます。人は「人」、割合は「%」（decimals で小数の桁数）。",
      "金額には step に 1000 などを渡し、↑↓で切りよく動くようにします。",
    ],
    dont: [
      "打っているあいだに区切りのカンマを入れない。カーソルが飛びます。欄を離れたときに入ります。",
      'type="number" に変えない。全角の数字が消え、ホイールで値が変わります。',
    ],
    keyboard: [
      ["↑ / ↓", "step ずつ増やす・減らす。変換中は候補を動く"],
      ["Shift + ↑ / ↓", "step の10倍ずつ"],
    ],
    reader:
      "文字の入力欄として読みます。「1.2万」「￥１２，０００」「△500」を打って離れると、整った値に変わります。",
  }),
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { value: 50000, step: 1000 } };

const Plain = (props: Partial<NumberFieldProps>) => (
  <NumberField aria-label="金額" value={1234567} onValueChange={fn()} {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="空・円・人・％">
        <Column>
          <Plain value={null} placeholder="例: 50,000" />
          <Plain />
          <Plain value={12345} unit="人" />
          <Plain value={12.5} unit="%" decimals={1} />
        </Column>
      </Case>
      <Case name="負の数">
        <Plain value={-5000} />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Plain />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Plain />
      </Case>
      <Case name="誤り">
        <FormField label="報酬（税抜）" requirement="required" error="0円以上で入力してください。">
          <NumberField value={-500} onValueChange={fn()} />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用">
        <Column>
          <Plain disabled />
          <Plain readOnly />
        </Column>
      </Case>
      <Case name="狭い場所" width={140}>
        <Plain value={12345678} />
      </Case>
    </Cases>
  ),
};

export const AcceptsWhatPeopleType: Story = {
  name: "全角・万・△のまま入力でき、離れると整う",
  args: { min: -1_000_000, max: 1_000_000, step: 1000 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: /報酬/ });
    const handed = () => expect(args.onValueChange);
    for (const [typed, shown, value] of [
      ["￥１２，０００", "12,000", 12000],
      ["1.2万", "12,000", 12000],
      ["△５００", "-500", -500],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue(typed);
      await userEvent.tab();
      await expect(field).toHaveValue(shown);
      await handed().toHaveBeenLastCalledWith(value, expect.anything());
    }
    await userEvent.type(field, "{ArrowUp}{ArrowUp}");
    await expect(field).toHaveValue("1,000");
    await fireEvent.keyDown(field, { key: "ArrowUp", keyCode: 229 });
    await expect(field).toHaveValue("1,000");
    await userEvent.clear(field);
    await userEvent.paste("200万");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("1,000,000円以下で入力してください。");
    await userEvent.clear(field);
    await userEvent.type(field, "一万");
    await userEvent.tab();
    await expect(field).toHaveValue("一万");
    await handed().toHaveBeenLastCalledWith(undefined, expect.anything());
    await expect(field).toHaveAccessibleDescription(/読み取れませんでした。「50,000」のように/);
  },
};
