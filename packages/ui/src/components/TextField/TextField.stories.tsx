import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "部品/TextField 文字の入力欄（テキストフィールド、インプット）",
  id: "部品-textfield",
  component: TextField,
  args: { "aria-label": "表示名", placeholder: "例: はなこ" },
  parameters: guide({
    use: "1行の文字を受け取ります。数は NumberField、日付は DateField、何行にもなる文は TextArea、絞り込みは SearchField を使います。",
    do: [
      "FormField の中に置きます。見えるラベルと、誤りの読み上げがつきます。",
      "width を中身の長さに合わせます。郵便番号は sm、メールアドレスは md が目安です。",
      "電話番号は、欄を離れたときに normalizePhone で整えます。",
      "文字数に限りがあるときは limit を渡します。API と同じく Unicode のコードポイントで数えます。「𠮷」は1文字、家族の絵文字は5文字です。",
    ],
    dont: [
      "maxLength で切り捨てない。貼り付けた文の終わりが、気づかないうちに消えます。",
      "placeholder をラベルの代わりにしない。打ちはじめると見えなくなります。",
      "「半角で」と頼まない。受け取ってから整えます。",
    ],
    keyboard: [["Enter", "フォームを送る。変換中は変換の確定だけ"]],
    reader:
      "ラベル、必須・任意、値のあとに hint、error の順で読みます。残りが1割（20文字まで）になると「残り3文字」と読みます。",
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="空・入力済み" width={360}>
        <Column>
          <TextField aria-label="空" placeholder="例: はなこ" />
          <TextField aria-label="入力済み" defaultValue="はなこ美容" />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={360}>
        <TextField aria-label="重ねる" defaultValue="はなこ美容" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={360}>
        <TextField aria-label="選ぶ" defaultValue="はなこ美容" />
      </Case>
      <Case name="誤り" width={360}>
        <FormField
          label="メールアドレス"
          requirement="required"
          error="形式が正しくありません。例: hanako@example.jp"
        >
          <TextField defaultValue="hanako＠example" />
        </FormField>
      </Case>
      <Case name="文字数（残りわずか・超えた）" width={360}>
        <Column>
          <TextField aria-label="残り" limit={10} defaultValue="柚木の新しいお店へ" />
          <TextField
            aria-label="超えた"
            limit={10}
            aria-invalid
            defaultValue="柚木の新しいお店のご案内です"
          />
        </Column>
      </Case>
      <Case name="使えない・読み取り専用" width={360}>
        <Column>
          <TextField aria-label="使えない" disabled defaultValue="変更できません" />
          <TextField aria-label="読み取り専用" readOnly defaultValue="T9234567890123" />
        </Column>
      </Case>
      <Case name="中身に合う幅（sm・md）">
        <Column>
          <TextField aria-label="郵便番号" width="sm" defaultValue="100-0001" />
          <TextField aria-label="メールアドレス" width="md" defaultValue="hanako@example.jp" />
        </Column>
      </Case>
      <Case name="長い名前・狭い場所" width={180}>
        <TextField aria-label="長い" defaultValue={LONG_NAME} />
      </Case>
    </Cases>
  ),
};

export const CountsAsItIsChecked: Story = {
  name: "確かめるときと同じに文字数を数え、切り捨てない",
  args: { limit: 10, "aria-label": "ひとこと", placeholder: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "ひとこと" });
    await fireEvent.change(field, { target: { value: "葛󠄀𠮷👨‍👩‍👧" } });
    await expect(field).toHaveAccessibleDescription("8 / 10文字");
    await userEvent.type(field, "です");
    await expect(canvas.getByRole("status")).toHaveTextContent("残り0文字");
    await userEvent.type(field, "よね");
    await expect(field).toHaveValue("葛󠄀𠮷👨‍👩‍👧ですよね");
    await expect(canvas.getByRole("status")).toHaveTextContent("2文字超えています");
  },
};
