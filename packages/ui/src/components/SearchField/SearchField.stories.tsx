import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, Column, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

const Stateful = (props: SearchFieldProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onValueChange={(keyword) => {
        setValue(keyword);
        props.onValueChange?.(keyword);
      }}
    />
  );
};

const meta = {
  title: "部品/SearchField 検索欄",
  id: "部品-searchfield",
  component: SearchField,
  args: { label: "クリエイターを検索", value: "", onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: guide({
    use: "一覧を言葉で絞り込みます。候補からひとつ選んで値にするなら Combobox を使います。",
    do: [
      "placeholder に、何で探せるかを書きます。「名前・かな・アカウント」。",
      "value には URL にある検索語を渡します。「戻る」で欄も戻ります。",
      "結果の件数を近くに出し、0件のときは条件の消し方を添えます。",
    ],
    dont: [
      "検索ボタンを押させない。打ち終えると探し、Enter ではすぐに探します。",
      "呼ぶ側でもう一度待たない。最後のキーから250ミリ秒は、この部品が待っています。",
    ],
    keyboard: [
      ["Enter", "すぐに探す。変換中は変換の確定だけ"],
      ["Esc", "検索語を消す"],
    ],
    reader: "「クリエイターを検索、検索」と読みます。検索のランドマークからも移れます。",
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Plain = (props: Partial<SearchFieldProps>) => (
  <SearchField
    label="クリエイターを検索"
    placeholder="名前・かな・アカウント"
    value=""
    onValueChange={fn()}
    {...props}
  />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="空・入力済み">
        <Column>
          <Plain label="空" />
          <Plain label="入力済み" value="はなこ" />
        </Column>
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Plain label="重ねる" value="はなこ" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Plain label="選ぶ" value="はなこ" />
      </Case>
      <Case name="使えない">
        <Plain label="使えない" disabled />
      </Case>
      <Case name="長い言葉・狭い場所" width={200}>
        <Plain label="長い" value={LONG_NAME} />
      </Case>
    </Cases>
  ),
};

export const WaitsForTheConversion: Story = {
  name: "変換中は検索しない",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("searchbox", { name: "クリエイターを検索" });
    await fireEvent.compositionStart(field);
    await fireEvent.change(field, { target: { value: "はなこ" } });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
    await expect(field).toHaveValue("はなこ");
    await fireEvent.change(field, { target: { value: "花子" } });
    await fireEvent.compositionEnd(field);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith("花子"));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "検索語を消す" }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(""));
    await userEvent.type(field, "たく{Escape}");
    await expect(field).toHaveValue("");
  },
};
