import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

const errors = [
  { id: "summary-name", message: "表示名が入力されていません。入力してください。" },
  { id: "summary-mail", message: "メールアドレスの形式が正しくありません。例: hanako@example.jp" },
];

const meta = {
  title: "部品/FormErrorSummary 入力の誤りのまとめ（エラーサマリー）",
  id: "部品-formerrorsummary",
  component: FormErrorSummary,
  args: { errors },
  parameters: guide({
    use: "長いフォームの上に、誤りをまとめて出し、それぞれの項目へ移れるようにします。1画面に収まるフォームでは、最初の誤りの欄へ移るだけで足ります。",
    do: [
      "送ろうとした回数を attempt で渡します。だめだったたびに、フォーカスがここへ移ります。",
      "項目の並びの順に並べ、項目の下の誤りと同じ文にします。",
      "id には入力欄の id を渡します。押すと、その欄に移ります。",
    ],
    dont: [
      "打っているあいだに出さない。送ったときにだけ出します。",
      "項目の下の誤りの代わりにしない。両方に出します。",
    ],
    keyboard: [
      ["Tab", "誤りへのリンクを順にたどる"],
      ["Enter", "その項目へ移る"],
    ],
    reader: "出たとたんに「入力内容に不備があります（2件）」と中身を読みます。",
  }),
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="1件・2件">
        <Column>
          <FormErrorSummary errors={errors.slice(0, 1)} />
          <FormErrorSummary errors={errors} />
        </Column>
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <FormErrorSummary errors={errors} />
      </Case>
      <Case name="長い文・狭い場所" width={260}>
        <FormErrorSummary
          errors={[{ id: "x", message: `「${LONG_NAME}」は、すでに登録済みです。別の名前にしてください。` }]}
        />
      </Case>
    </Cases>
  ),
};

const Form = () => {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      {attempt > 0 && <FormErrorSummary errors={errors.slice(0, 1)} attempt={attempt} />}
      <FormField label="表示名" id="summary-name" error={attempt > 0 ? errors[0]?.message : undefined}>
        <TextField />
      </FormField>
      <Button type="submit">保存</Button>
    </form>
  );
};

export const LeadsToTheField: Story = {
  name: "送るたびにまとめへ移り、リンクで項目へ移る",
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole("button", { name: "保存" });
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("alert")).toHaveTextContent("入力内容に不備があります（1件）");
    await userEvent.keyboard("{Tab}{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "表示名" })).toHaveFocus());
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
  },
};
