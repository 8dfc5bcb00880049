import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { formatInteger, formatYen } from "../../format/format.ts";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { PrintPage, type PrintPageProps, PrintSheet } from "./PrintPage.tsx";

const cell: CSSProperties = {
  padding: "5px 8px",
  borderBottom: "1px solid var(--tsu-border)",
  textAlign: "left",
};
const number: CSSProperties = { ...cell, textAlign: "right", fontVariantNumeric: "tabular-nums" };

interface Post {
  name: string;
  views: number;
  fee: number;
}

/** The best post of each creator. */
const best: readonly Post[] = [
  { name: "はなこ美容", views: 1_284_310, fee: 180_000 },
  { name: "ゆうきの台所", views: 967_042, fee: 150_000 },
  { name: "旅するミナ", views: 901_877, fee: 120_000 },
  { name: LONG_NAME, views: 846_590, fee: 200_000 },
  { name: "あやかコスメ", views: 612_934, fee: 90_000 },
  { name: "𠮷野りん", views: 598_206, fee: 110_000 },
  { name: "週末キャンプ部", views: 431_758, fee: 80_000 },
  { name: "豆柴ムギと散歩", views: 420_119, fee: 75_000 },
  { name: "ガジェット研究所タク", views: 388_463, fee: 90_000 },
  { name: "朝活ノート まりえ", views: 275_021, fee: 60_000 },
  { name: "古着と暮らす", views: 263_987, fee: 55_000 },
  { name: "よるの読書室", views: 198_344, fee: 50_000 },
  { name: "小さな庭のレシピ", views: 154_802, fee: 45_000 },
  { name: "大学生たくみのメモ", views: 121_665, fee: 30_000 },
  { name: "銭湯めぐり 湯けむり堂", views: 98_270, fee: 35_000 },
  { name: "手帳部 さわ", views: 76_418, fee: 30_000 },
];

/** Four posts of each, the first of which is the best: more than one sheet holds. */
const posts: readonly Post[] = best
  .flatMap(({ name, views, fee }) =>
    [1, 0.618, 0.373, 0.241].map((share, index) => ({
      name,
      views: Math.round(views * share),
      fee: index === 0 ? fee : fee / 2,
    })),
  )
  .sort((one, other) => other.views - one.views);

const sum = (rows: readonly Post[], of: "views" | "fee") => rows.reduce((total, row) => total + row[of], 0);

const Ranking = ({ rows }: { rows: readonly Post[] }) => (
  <table style={{ fontSize: "9pt" }}>
    <thead>
      <tr>
        <th style={cell}>順位</th>
        <th style={cell}>クリエイター</th>
        <th style={number}>再生数</th>
        <th style={number}>報酬</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, views, fee }, index) => (
        <tr key={views}>
          <td style={cell}>{index + 1}</td>
          <td style={cell}>{name}</td>
          <td style={number}>{formatInteger(views)}</td>
          <td style={number}>{formatYen(fee)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th style={cell} colSpan={2}>
          合計
        </th>
        <td style={number}>{formatInteger(sum(rows, "views"))}</td>
        <td style={number}>{formatYen(sum(rows, "fee"))}</td>
      </tr>
    </tfoot>
  </table>
);

const Cover = () => (
  <PrintSheet label="概要">
    <h1 style={{ fontSize: "18pt" }}>秋の新作リップ 発売記念 レポート</h1>
    <p style={{ margin: "4mm 0 8mm" }}>2026/11/01(日)〜2026/12/20(日)</p>
    <div data-keep="">
      <DescriptionList
        items={[
          { term: "投稿", description: `${posts.length}件` },
          { term: "再生数", description: formatInteger(sum(posts, "views")) },
          { term: "費用", description: formatYen(sum(posts, "fee")) },
        ]}
      />
    </div>
  </PrintSheet>
);

const Report = (props: Partial<PrintPageProps>) => (
  <PrintPage
    title="秋の新作リップ 発売記念 レポート"
    header="秋の新作リップ 発売記念 レポート"
    footer="つむぎ化粧品　2026/11/20(金) 作成"
    {...props}
  >
    {props.children ?? (
      <>
        <Cover />
        <PrintSheet label="投稿の順位">
          <h2>投稿の順位</h2>
          <Ranking rows={posts} />
        </PrintSheet>
      </>
    )}
  </PrintPage>
);

const meta = {
  title: "部品/PrintPage 印刷",
  id: "部品-printpage",
  component: PrintPage,
  args: { title: "レポート", children: null, onPrint: fn() },
  parameters: guide({
    use: "レポートや支払通知書を、印刷される姿のままA4で見せます。画面で読むだけのものには使いません。",
    do: [
      "ページを改めたい単位を PrintSheet に入れます。長い表は次のページに続き、見出し行がくり返されます。",
      "header には文書の名前、footer には発行者と日付を書きます。1枚だけ落ちても、どの文書かわかります。",
      "途中で分けたくないまとまりには data-keep を、ページの先頭に置きたいものには data-break を付けます。",
    ],
    dont: [
      "ボタンや開閉する部品を紙の中に置かない。印刷では消え、読めない内容が残ります。",
      "色だけで意味を伝えない。白黒で印刷されます。",
      "読み込みの途中で印刷させない。loading を渡します。",
    ],
    keyboard: [["Ctrl + P / ⌘ + P", "「印刷」と同じ内容を印刷する"]],
    reader: "紙は記事として、PrintSheet の label で読みます。各ページの上下の文字は読みません。",
  }),
} satisfies Meta<typeof PrintPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Report onPrint={args.onPrint} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "印刷" }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    const sheet = within(canvasElement).getByRole("article", { name: "概要" });
    // Paper is white in the dark mode, too.
    await expect(getComputedStyle(sheet).backgroundColor).toBe("rgb(255, 255, 255)");
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="横置き・ほかの操作つき">
        <Report orientation="landscape" actions={<Button>CSV出力</Button>}>
          <PrintSheet label="投稿の順位">
            <h2>投稿の順位</h2>
            <Ranking rows={best} />
          </PrintSheet>
        </Report>
      </Case>
      <Case name="読み込み中・長い名前・狭い場所" width={360}>
        <Report loading title={`${LONG_NAME} レポート`} header={`${LONG_NAME} レポート`}>
          <PrintSheet label="読み込み中のレポート" aria-busy>
            <Skeleton shape="paragraph" />
          </PrintSheet>
        </Report>
      </Case>
    </Cases>
  ),
};
