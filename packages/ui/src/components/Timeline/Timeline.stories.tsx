import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Timeline, type TimelineItem } from "./Timeline.tsx";

const items: TimelineItem[] = [
  { key: "1", at: "2026-11-20T00:30:00Z", icon: "chat", tone: "thread", content: "メッセージが届きました" },
  { key: "2", at: "2026-11-20T00:00:00Z", icon: "document", content: "下書きが提出されました" },
  { key: "3", at: "2026-11-19T03:00:00Z", icon: "send", content: "「秋の新作リップ」の依頼を送りました" },
  {
    key: "4",
    at: "2026-11-19T02:10:00Z",
    icon: "error",
    tone: "danger",
    content: "フォロワー数を取得できませんでした",
  },
  { key: "5", at: "2026-10-02T03:00:00Z", icon: "success", tone: "success", content: "投稿が検収されました" },
  { key: "6", at: "2025-08-01T00:00:00Z", icon: "upload", tone: "neutral", content: "CSVから登録しました" },
];
const many: TimelineItem[] = [
  "修正した下書きへの返信が届きました",
  "下書きの修正が提出されました",
  "担当が田中さんに変わりました",
  "下書きへの修正のお願いを送りました",
  "下書きが提出されました",
  "報酬が80,000円に変わりました",
  "撮影日の相談が届きました",
  "商品を発送しました",
  "契約書が締結されました",
  "発送先が届きました",
  "投稿日が2026/11/20に決まりました",
  "案件に追加されました",
  "最初の返信が届きました",
  "手動で登録しました",
].map((content, index) => ({
  key: `${index}`,
  at: new Date(Date.parse("2026-11-20T00:30:00Z") - index * 40 * 3_600_000).toISOString(),
  icon: index % 3 === 0 ? "chat" : "edit",
  content,
}));

const meta = {
  title: "部品/Timeline 履歴（タイムライン、アクティビティ）",
  id: "部品-timeline",
  component: Timeline,
  args: { items },
  parameters: guide({
    use: "ひとりのクリエイター、ひとつの案件に起きたことを、新しい順に示します。並べ替えや絞り込みが要るなら DataTable を使います。",
    do: [
      "「だれが・何を・どうした」を1文で書き、日時は任せます。",
      "1日に何件もある場所では byDay にし、日付の見出しと時刻で読ませます。",
      "長くなる場所では foldAfter で中ほどを畳みます。はじまりの2件は残ります。",
    ],
    dont: [
      "icon を飾りに使わない。種類ごとに1つと決め、同じ種類はいつも同じ絵にします。",
      "danger を多用しない。人が直すべき失敗だけに使います。",
      "その場の操作を並べない。起きたことの記録に徹し、操作は行き先の画面に置きます。",
    ],
    keyboard: [["Enter / Space", "「間の8件を表示」で畳んだ動きを開く"]],
    reader: "順序つきの一覧として、件数と何件目かを読みます。アイコンは読みません。",
  }),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="種類ごとのアイコンと色" width={460}>
        <Timeline items={items} />
      </Case>
      <Case name="日ごと" width={460}>
        <Timeline items={items} byDay />
      </Case>
      <Case name="中ほどを畳む・以前の動き" width={460}>
        <Timeline items={many} foldAfter={3} onLoadMore={fn()} />
      </Case>
      <Case name="読み込み中" width={460}>
        <Timeline items={items.slice(0, 1)} onLoadMore={fn()} loading />
      </Case>
      <Case name="まだない">
        <Timeline items={[]} empty="この案件の動きはまだありません" />
      </Case>
      <Case name="長い文・狭い場所" width={280}>
        <Timeline
          items={[
            { key: "1", at: "2026-11-20T00:30:00Z", icon: "send", content: `${LONG_NAME}に依頼を送りました` },
          ]}
        />
      </Case>
    </Cases>
  ),
};

export const Unfolds: Story = {
  name: "畳んだ動きを開ける",
  args: { items: many, foldAfter: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("撮影日の相談が届きました")).toBeNull();
    await expect(canvas.getByText("手動で登録しました")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "間の9件を表示" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(14);
  },
};
