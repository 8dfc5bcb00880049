import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "部品/EmptyState 空の状態",
  id: "部品-emptystate",
  component: EmptyState,
  args: {
    title: "クリエイターはまだ登録されていません",
    children: "CSV・Excelでまとめて登録するか、1人ずつ登録できます。",
    actions: <Button variant="primary">一括登録</Button>,
  },
  parameters: guide({
    use: "見せるものがないときに、その理由と次にすることを出します。読み込めなかったときは ErrorState を使います。",
    do: [
      "「まだない」「条件に合わない」「契約に含まれない」を kind で分けます。次にすることが違います。",
      "条件に合わないときは「条件を消す」を actions に置きます。",
      "カードの中では compact にします。",
    ],
    dont: [
      "「データがありません」とだけ書かない。何を、どうすれば増えるかを書きます。",
      "権限のない人に、押せない登録ボタンを見せない。",
    ],
    reader: "絵は読みません。題と文を続けて読みます。",
  }),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="まだない">
        <EmptyState {...args} />
      </Case>
      <Case name="条件に合わない">
        <EmptyState
          kind="noMatch"
          title="該当するクリエイターはいません"
          actions={<Button>条件を消す</Button>}
        >
          別の条件を試してください。
        </EmptyState>
      </Case>
      <Case name="契約に含まれない">
        <EmptyState kind="locked" title="この機能は現在の契約に含まれていません">
          ツムギの運営にお問い合わせください。
        </EmptyState>
      </Case>
      <Case name="見つからない">
        <EmptyState
          kind="notFound"
          title="このクリエイターは見つかりません"
          actions={<Button>クリエイター管理へ戻る</Button>}
        >
          削除されたか、アドレスが違います。
        </EmptyState>
      </Case>
      <Case name="やることが終わった">
        <EmptyState kind="done" title="今日やることは終わりました">
          新しい返信や下書きが届くと、ここに並びます。
        </EmptyState>
      </Case>
      <Case name="カードの中">
        <Card title="投稿">
          <EmptyState {...args} compact />
        </Card>
      </Case>
      <Case name="長い名前・狭い場所" width={280}>
        <EmptyState {...args} title={`「${LONG_NAME}」の投稿はまだありません`} />
      </Case>
    </Cases>
  ),
};
