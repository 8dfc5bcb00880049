import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "部品/Card カード",
  id: "部品-card",
  component: Card,
  args: { title: "連絡先", children: "hanako@example.jp" },
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

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="見出し・操作・フッター">
        <Card
          title="連絡先"
          actions={<Button size="sm">編集</Button>}
          footer={<Button variant="primary">保存</Button>}
        >
          hanako@example.jp
        </Card>
      </Case>
      <Case name="見出しなし">
        <Card>つむぎ化粧品とのやりとりは、田中さんが受け持っています。</Card>
      </Case>
      <Case name="端まで使う">
        <Card title="案件" level={3} flush>
          <p style={{ padding: 12, background: "var(--tsu-selected)" }}>秋の新作リップ 発売記念</p>
        </Card>
      </Case>
      <Case name="読み込み中">
        <Card title="連絡先" aria-busy>
          <Skeleton shape="paragraph" />
        </Card>
      </Case>
      <Case name="0件">
        <Card title="案件">
          <EmptyState compact title="案件はまだありません" />
        </Card>
      </Case>
      <Case name="長い見出し・狭い場所" width={300}>
        <Card title={LONG_NAME} actions={<Button size="sm">編集</Button>}>
          {LONG_NAME}
        </Card>
      </Case>
    </Cases>
  ),
};
