import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, Column, HeldOpen, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { FormField } from "../FormField/FormField.tsx";
import { TagField, type TagFieldProps } from "./TagField.tsx";

const Stateful = (props: Partial<TagFieldProps>) => {
  const [tags, setTags] = useState<readonly string[]>(props.value ?? []);
  return (
    <FormField label="タグ" hint="入力して Enter で追加">
      <TagField {...props} value={tags} onValueChange={setTags} />
    </FormField>
  );
};

const tooMany = [
  ["秋冬", "春夏", "動画", "写真", "店頭", "限定", "新作"],
  ["リップ", "スキンケア", "ヘアケア", "ネイル", "香水", "美容液", "日焼け止め"],
  ["リピート", "紹介", "急ぎ", "自社EC", "展示会", "撮影", "再利用"],
].flat();

const meta = {
  title: "部品/TagField タグの入力欄",
  id: "部品-tagfield",
  component: Stateful,
  args: { value: ["秋冬", "リピート"] },
  parameters: guide({
    use: "自由な言葉を、いくつも札にして受け取ります。決まった候補から選ぶなら MultiSelect を使います。",
    do: [
      "これまでに使った言葉を suggestions で渡します。「秋冬」と「秋・冬」が並ぶのを防げます。",
      'ハッシュタグには prefix="#" をつけます。「#PR」「＃PR」「PR」のどれを打っても同じになります。',
      "hint に「入力して Enter で追加」と書きます。",
    ],
    dont: [
      "文を書く欄に使わない。読点で切れてしまいます。TextArea を使います。",
      "Enter を押し忘れた言葉を捨てない。欄を離れると札になります。",
    ],
    keyboard: [
      ["Enter・, ・、", "打った言葉を札にする。変換中の Enter は変換の確定だけ"],
      ["↓ / ↑", "候補を選ぶ"],
      ["Backspace", "欄が空のとき、最後の札を外す"],
      ["←", "札へ動く。Delete で外す"],
    ],
    reader: "札にすると「「秋冬」を追加しました。」、外すと「「秋冬」を外しました。1件選択中」と読みます。",
  }),
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { suggestions: ["春夏", "秋冬", "動画"] } };

const Plain = (props: Partial<TagFieldProps>) => (
  <TagField aria-label="タグ" value={["秋冬", "リピート"]} onValueChange={() => undefined} {...props} />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="これまでの言葉を開いた" width={360}>
        <HeldOpen height={190}>
          <Plain aria-label="開いたタグ" suggestions={["春夏", "秋冬", "動画"]} />
        </HeldOpen>
      </Case>
      <Case name="ラベルと使い方を添える" width={360}>
        <FormField label="社内のタグ" hint="入力して Enter で追加">
          <TagField value={["秋冬", "リピート"]} onValueChange={() => undefined} />
        </FormField>
      </Case>
      <Case name="空・入力済み・ハッシュタグ" width={360}>
        <Column>
          <Plain value={[]} placeholder="入力して Enter で追加" />
          <Plain />
          <Plain prefix="#" value={["PR", "つむぎ化粧品"]} />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover" width={360}>
        <Plain />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible" width={360}>
        <Plain />
      </Case>
      <Case name="誤り" width={360}>
        <FormField label="タグ" error="タグは20件までしか登録できません。どれかを外してください。">
          <TagField value={tooMany} onValueChange={() => undefined} />
        </FormField>
      </Case>
      <Case name="使えない・読み取り専用" width={360}>
        <Column>
          <Plain disabled />
          <Plain readOnly />
        </Column>
      </Case>
      <Case name="長い言葉・狭い場所" width={200}>
        <Plain value={[LONG_NAME, "秋冬"]} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const opened = within(within(canvasElement).getByRole("region", { name: "これまでの言葉を開いた" }));
    await userEvent.click(await opened.findByRole("combobox", { name: "開いたタグ" }));
    await waitFor(() => expect(opened.getAllByRole("option").length).toBeGreaterThan(1));
    await userEvent.keyboard("{ArrowDown}");
  },
};

export const AddsAndRemoves: Story = {
  name: "追加と取り外し",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: /タグ/ }) as HTMLInputElement;
    await userEvent.type(field, "動画{Enter}");
    await expect(canvas.getByRole("button", { name: "動画を外す" })).toBeVisible();
    await fireEvent.change(field, { target: { value: "にほん" } });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(canvas.queryByRole("button", { name: "にほんを外す" })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, "{Backspace}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "動画を外す" })).toBeNull());
    await userEvent.paste("旅行、グルメ,秋冬");
    await expect(canvas.getByRole("button", { name: "グルメを外す" })).toBeVisible();
    await userEvent.type(field, "はる{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "ハルを外す" })).toBeVisible());
    await userEvent.type(field, "書きかけ");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "書きかけを外す" })).toBeVisible());
  },
  args: { suggestions: ["ハル"] },
};
