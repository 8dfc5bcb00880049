import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../components/Card/Card.tsx";
import { DescriptionList } from "../components/DescriptionList/DescriptionList.tsx";
import { Logo } from "../components/Logo/Logo.tsx";

const meta = { title: "はじめに/ツムギのデザインシステム", tags: ["!autodocs"] } satisfies Meta;
export default meta;

export const Welcome: StoryObj<typeof meta> = {
  name: "はじめに",
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 820 }}>
      <Logo size={44} />
      <h1>つながりを、ひとつの布に。</h1>
      <p>
        生成りの地に、藍で織る。柿色の糸は、いま手を動かすところにだけ通す。毎日使う画面なので、静かで、詰まりすぎず、数字と日付が正確に読めることを優先します。
      </p>
      <Card title="読み方">
        <DescriptionList
          layout="rows"
          items={[
            { term: "基礎", description: "色・文字・配置。すべてトークンから作られています。" },
            { term: "コンポーネント", description: "部品。業務の言葉を知りません。" },
            {
              term: "パターン",
              description: "画面の一部。描く項目だけを受け取り、通信もルーターも知りません。",
            },
            { term: "画面・流れ", description: "アプリの画面。サーバーの返事はモックです。" },
          ]}
        />
      </Card>
      <Card title="守ること">
        <ul style={{ listStyle: "disc", paddingLeft: "1.3em" }}>
          <li>状態は data-* と aria-* で表す。見た目と読み上げとテストが同じ事実を読む。</li>
          <li>色だけで伝えない。必須・未読・超過は文字でも書く。</li>
          <li>エラーは原因、次に直し方。項目のすぐ下に出す。</li>
          <li>かな漢字変換の Enter では、送信も検索もしない。</li>
          <li>数は 12.3万 のように丸め、正確な値はマウスを載せると出る。</li>
        </ul>
      </Card>
    </div>
  ),
};
