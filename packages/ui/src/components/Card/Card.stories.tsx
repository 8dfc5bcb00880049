import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { DescriptionList } from "../DescriptionList/DescriptionList.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Link } from "../Link/Link.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "部品/Card カード",
  id: "部品-card",
  component: Card,
  args: { title: "振込先", children: "つむぎ銀行 本店営業部 普通 1234567" },
  parameters: guide({
    use: "関係のあるものをひとまとまりにします。画面にまとまりがひとつしかなければ、囲みません。",
    do: [
      "見出しは名詞で書きます。見出しの段階（level）は、上の見出しのひとつ下にします。",
      "表や一覧は flush にして、端まで使います。",
      "保存などの操作は footer に、補助の操作は見出しの右に置きます。",
    ],
    dont: [
      "カードの中にカードを置かない。線で分けます。",
      "カード全体を押せるようにしない。中の名前をリンクにします。",
    ],
    reader: "見出しで移動できます。囲みそのものは読みません。",
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const terms = (
  <DescriptionList
    items={[
      { term: "報酬", description: "80,000円（税抜）" },
      { term: "投稿の期限", description: "2026/12/10(木)" },
      { term: "二次利用", description: "公式サイトで6か月" },
    ]}
  />
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="見出し・操作・フッター">
        <Card
          title="報酬の条件"
          actions={<Button size="sm">前の案件から写す</Button>}
          footer={<Button variant="primary">この条件で依頼する</Button>}
        >
          {terms}
        </Card>
      </Case>
      <Case name="見出しなし">
        <Card>つむぎ化粧品とのやりとりは、田中さんが受け持っています。</Card>
      </Case>
      <Case name="端まで使う">
        <Card title="案件" level={3} flush>
          <ul>
            {["秋の新作リップ 発売記念", "旅するコーヒー 新豆の紹介", "文具の日 手帳のレビュー"].map(
              (name, index) => (
                <li
                  key={name}
                  style={{
                    padding: "12px var(--tsu-card-pad)",
                    borderTop: index === 0 ? undefined : "1px solid var(--tsu-border)",
                  }}
                >
                  <Link href="#project">{name}</Link>
                </li>
              ),
            )}
          </ul>
        </Card>
      </Case>
      <Case name="読み込み中">
        <Card title="報酬の条件" aria-busy>
          <Skeleton shape="paragraph" />
        </Card>
      </Case>
      <Case name="0件">
        <Card title="案件">
          <EmptyState compact title="進行中の案件はありません" actions={<Button>案件を作る</Button>}>
            案件を作ると、進み具合がここに並びます。
          </EmptyState>
        </Card>
      </Case>
      <Case name="読み込めない">
        <Card title="案件">
          <ErrorState compact error="接続が切れました。電波を確かめてください。" onRetry={fn()} />
        </Card>
      </Case>
      <Case name="長い見出し・狭い場所" width={300}>
        <Card title={`${LONG_NAME}の振込先`} actions={<Button size="sm">編集</Button>}>
          つむぎ銀行 本店営業部 普通 1234567
        </Card>
      </Case>
    </Cases>
  ),
};
