import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "部品/TextArea 複数行の入力欄（テキストエリア）",
  id: "部品-textarea",
  component: TextArea,
  args: { "aria-label": "社内メモ", placeholder: "社内だけに見えるメモ" },
  parameters: guide({
    use: "何行にもなる文を受け取ります。1行で足りる名前などは TextField、ルームの送信欄は CommentComposer を使います。",
    do: [
      "rows を、ふつう書かれる長さに合わせます。書くほど伸び、画面の半分で止まって中が動きます。",
      "誰に見えるかを hint に書きます。「クリエイターには見えません」。",
      "文字数に限りがあるときは limit を渡し、超えたまま書き直せるようにします。",
    ],
    dont: [
      "Enter で送らない。改行のつもりの Enter で、書きかけが出ていきます。",
      "書式のある文の見本を placeholder に入れない。消えて見返せません。hint か、例へのリンクにします。",
    ],
    keyboard: [
      ["Enter", "改行"],
      ["Tab", "次の項目へ"],
    ],
    reader: "ラベルのあとに hint、error、「12 / 400文字」を説明として読みます。",
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const long = "前回の投稿は反応がとても良かった。\n次は動画で相談したい。\n報酬は税抜5万円から。";

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="空・長い文章" width={360}>
        <Column>
          <TextArea aria-label="空" placeholder="社内だけに見えるメモ" />
          <TextArea aria-label="長い文章" defaultValue={`${long}\n${long}`} />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={360}>
        <TextArea aria-label="重ねる" defaultValue={long} />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={360}>
        <TextArea aria-label="選ぶ" defaultValue={long} />
      </Case>
      <Case name="誤り・文字数" width={360}>
        <FormField label="依頼内容" requirement="required" error="20文字を超えています。短くしてください。">
          <TextArea limit={20} defaultValue={long} />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用" width={360}>
        <Column>
          <TextArea aria-label="使えない" disabled defaultValue="変更できません" />
          <TextArea aria-label="読み取り専用" readOnly defaultValue="送ったあとは変更できません" />
        </Column>
      </Case>
      <Case name="狭い場所" width={180}>
        <TextArea aria-label="狭い" defaultValue={long} />
      </Case>
    </Cases>
  ),
};

export const GrowsWithItsText: Story = {
  name: "書くほど伸びる",
  args: { limit: 200 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "社内メモ" });
    const before = field.offsetHeight;
    await userEvent.type(field, "1行目{Enter}2行目{Enter}3行目{Enter}4行目{Enter}5行目");
    await expect(field).toHaveValue("1行目\n2行目\n3行目\n4行目\n5行目");
    await expect(field.offsetHeight).toBeGreaterThan(before);
    await expect(field).toHaveAccessibleDescription("19 / 200文字");
  },
};
