import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const entities = [
  { value: "individual", label: "個人" },
  { value: "corporate", label: "法人" },
];
const roles = [
  { value: "admin", label: "管理者", description: "メンバーの招待と、契約の変更ができます" },
  { value: "member", label: "担当者", description: "案件とクリエイターを編集できます" },
  { value: "viewer", label: "閲覧のみ", description: "見ることと、CSVの保存だけができます", disabled: true },
];

const meta = {
  title: "部品/RadioGroup ラジオボタンの組",
  id: "部品-radiogroup",
  component: RadioGroup,
  args: { label: "個人・法人", options: entities, onValueChange: fn() },
  parameters: guide({
    use: "すべて見せられる少ない候補（2〜5件）から、ひとつを選びます。多いときは Select、すぐに効く入・切なら Switch を使います。",
    do: [
      "選ぶと何が変わるかを説明したいときは、description をつけて variant を card にします。",
      "選ばなくてよいなら「指定しない」を候補に加えます。ラジオボタンは選んだあとで外せません。",
      "候補は使う人の多い順か、五十音順か、大小の順に並べます。",
    ],
    dont: [
      "最初の候補をむやみに初期値にしない。選び忘れに気づけません。",
      "Radio を label なしでばらばらに置かない。何を選ぶ質問なのか読み上げられません。",
    ],
    keyboard: [
      ["Tab", "選んだもの（なければ先頭）へ入り、次のTabで出る"],
      ["矢印", "次・前の候補を選ぶ"],
      ["Space", "今いる候補を選ぶ"],
    ],
    reader:
      "「個人・法人 必須」というまとまりの名前のあとに、「個人、1/2」のように読みます。hint と error はまとまりの説明として読みます。",
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { requirement: "required", hint: "請求書の宛名の形が変わります" } };

const Roles = (props: Partial<RadioGroupProps>) => (
  <RadioGroup label="役割" options={roles} variant="card" defaultValue="admin" {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう・選んだ">
        <RadioGroup label="個人・法人" options={entities} defaultValue="individual" />
      </Case>
      <Case name="説明つきのカード" width={420}>
        <Roles />
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={420}>
        <Roles />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={420}>
        <Roles />
      </Case>
      <Case name="誤り" width={420}>
        <Column>
          <RadioGroup
            label="個人・法人"
            requirement="required"
            options={entities}
            error="選択されていません。どちらかを選んでください。"
          />
          <Roles defaultValue="" error="役割が選択されていません。ひとつ選んでください。" />
        </Column>
      </Case>
      <Case name="使えない" width={420}>
        <RadioGroup label="個人・法人" options={entities} defaultValue="individual" disabled />
      </Case>
      <Case name="長い名前・狭い場所" width={220}>
        <RadioGroup
          label="担当"
          stacked
          options={[
            { value: "a", label: LONG_NAME },
            { value: "b", label: "田中 美咲" },
          ]}
        />
      </Case>
    </Cases>
  ),
};

export const MovesByArrows: Story = {
  name: "矢印で選び、まとまりの名前と説明が読まれる",
  args: {
    requirement: "required",
    hint: "請求書の宛名",
    error: "選択されていません。どちらかを選んでください。",
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole("radiogroup", { name: /個人・法人 ?必須/ });
    await expect(group).toHaveAccessibleDescription(
      "請求書の宛名 選択されていません。どちらかを選んでください。",
    );
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("individual");
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("corporate");
    await expect(canvas.getByRole("radio", { name: "法人" })).toBeChecked();
  },
};
