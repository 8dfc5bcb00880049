import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Money } from "../Money/Money.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const items = [
  { term: "氏名", description: "佐藤 花子" },
  { term: "所属事務所", description: LONG_NAME },
  { term: "メールアドレス", description: "hanako@example.jp", copy: "hanako@example.jp" },
  { term: "報酬", description: <Money value={80_000} tax="excluded" /> },
  { term: "電話番号", description: null },
  { term: "競合排除の期限", description: "", empty: "なし" },
];

const meta = {
  title: "部品/DescriptionList 項目と値（定義リスト）",
  id: "部品-descriptionlist",
  component: DescriptionList,
  args: { items },
  parameters: guide({
    use: "ひとつのものの項目と値を並べて見せます。何件もの値を比べるなら DataTable を、入力させるなら FormField を使います。",
    do: [
      "画面の幅があるときは grid、細い場所と契約の条件には rows を使います。",
      "メールや電話のように書き写すものには copy を渡します。",
      "値がないことに意味があるときは empty で「なし」「期限なし」と書きます。",
    ],
    dont: [
      "値のない項目を消さない。未登録なのか、見る権限がないのかが分からなくなります。",
      "項目名に「：」を付けない。字の色と位置で分かれています。",
    ],
    keyboard: [["Tab / Enter", "コピーのボタンへ移って押す"]],
    reader: "項目と値を組にして読みます。コピーすると「コピーしました」と読みます。",
  }),
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="段組み（grid）">
        <DescriptionList items={items} />
      </Case>
      <Case name="行（rows）" width={520}>
        <DescriptionList items={items} layout="rows" />
      </Case>
      <Case name="狭い場所" width={280}>
        <DescriptionList items={items} layout="rows" />
      </Case>
      <Case name="ボタンをキーボードで選ぶ" state="focus-visible">
        <div style={{ paddingTop: 36 }}>
          <DescriptionList items={items.slice(2, 3)} layout="rows" />
        </div>
      </Case>
    </Cases>
  ),
};

/** What decides is the room of the list, not that of the window. */
export const NarrowPlace: Story = {
  name: "狭い場所では、値が名前の下に来る",
  render: () => (
    <>
      <div style={{ width: 280 }}>
        <DescriptionList items={items} layout="rows" data-testid="narrow" />
      </div>
      <div style={{ width: 520 }}>
        <DescriptionList items={items} layout="rows" data-testid="wide" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const of = (place: string) => {
      const list = canvas.getByTestId(place);
      const [name, value] = [list.querySelector("dt"), list.querySelector("dd")].map((each) =>
        each?.getBoundingClientRect(),
      );
      return { name, value, list: list.getBoundingClientRect() };
    };
    const narrow = of("narrow");
    await expect(narrow.value?.top).toBeGreaterThanOrEqual(narrow.name?.bottom ?? Number.NaN);
    await expect(narrow.value?.width).toBe(narrow.list.width);
    const wide = of("wide");
    await expect(wide.value?.top).toBe(wide.name?.top);
    await expect(wide.value?.left).toBeGreaterThan(wide.name?.right ?? Number.NaN);
  },
};

export const Copies: Story = {
  name: "値をコピーして、できたと伝える",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, "writeText")
      .mockRejectedValueOnce(new Error("refused"))
      .mockResolvedValueOnce(undefined);
    const button = canvas.getByRole("button", { name: "メールアドレスをコピー" });
    await userEvent.click(button);
    await expect(await canvas.findByText(/コピーできませんでした/)).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText("コピーしました")).toBeInTheDocument();
    await expect(write).toHaveBeenLastCalledWith("hanako@example.jp");
    await expect(canvas.getByText("未登録")).toBeVisible();
  },
};
