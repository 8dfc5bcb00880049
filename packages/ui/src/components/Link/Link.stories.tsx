import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Link } from "./Link.tsx";

const meta = {
  title: "部品/Link リンク",
  id: "部品-link",
  component: Link,
  args: { href: "#main", children: "クリエイター管理へ" },
  parameters: guide({
    use: "ほかの画面やページへ移るときに使います。何かを始める操作には Button を使います。ルーターのリンクは asChild で包みます。",
    do: [
      "文言だけで行き先が分かるようにします。「案件の一覧へ」「依頼の書き方を見る」など。",
      "表や一覧の名前には quiet を使い、下線は重ねたときだけ出します。",
      "外のサイトには external を付けます。印が付き、新しいタブで開きます。",
    ],
    dont: [
      "「こちら」「詳細」だけにしない。読み上げでリンクだけをたどる人に、行き先が伝わりません。",
      "押せないリンクを作らない。権限がないときはふつうの文字にし、理由を添えます。",
      "本文の中で quiet を使わない。色だけではリンクと気づけません。",
    ],
    keyboard: [["Enter", "開く"]],
    reader: "external は文言に続けて「新しいタブで開く」と読みます。",
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Each = () => (
  <Row>
    <Link href="#main">案件の一覧へ</Link>
    <Link href="https://example.jp" external>
      ステマ規制の手引き（消費者庁）
    </Link>
    <Link href="#main" quiet>
      はなこ美容
    </Link>
    <Link asChild>
      <a href="#main">支払通知書を見る</a>
    </Link>
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう・外部・表の中（quiet）・ルーター（asChild）">
        <Each />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Each />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Each />
      </Case>
      <Case name="押している" state="active">
        <Each />
      </Case>
      <Case name="行き先がない（ふつうの文字と理由）">
        契約の内容<span className="tsu-muted">（管理者だけが見られます）</span>
      </Case>
      <Case name="文の中・長い名前・狭い場所" width={260}>
        <p>
          <Link href="#main">{LONG_NAME}</Link>さんの投稿は、
          <Link href="https://example.jp" external>
            投稿先のページ
          </Link>
          で確かめられます。
        </p>
      </Case>
    </Cases>
  ),
};

export const SaysThatItLeaves: Story = {
  name: "外部は新しいタブと伝える",
  args: { external: true, children: "投稿先のページ", href: "https://example.jp" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /投稿先のページ\s*新しいタブで開く/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
