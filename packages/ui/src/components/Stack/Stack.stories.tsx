import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Stack } from "./Stack.tsx";

const cards = [
  <Card key="a" title="今日やること">
    返信を待っている人がいます
  </Card>,
  <Card key="b" title="最近の結果">
    投稿が2件登録されました
  </Card>,
];

const meta = {
  title: "部品/Stack 並べ方（グリッド、レイアウト）",
  id: "部品-stack",
  component: Stack,
  args: { children: cards },
  parameters: guide({
    use: "画面の部分を等しい間で並べます。見た目は持たず、間と並びだけを決めます。",
    do: [
      "間は sm（8）・md（16）・lg（24）から選びます。近いものは意味も近い、と読まれます。",
      "本文と補足の2列には aside を使います。1180px を切ると縦に並びます。",
      "ボタンやバッジを横に並べるときは row を使います。入りきらなければ次の行へ送ります。",
    ],
    dont: [
      "中の部品に margin を足して間を変えない。並べ替えたときに崩れます。",
      "表の代わりに使わない。列をそろえるなら DataTable を使います。",
    ],
  }),
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="縦・狭い間" width={420}>
        <Stack gap="sm">{cards}</Stack>
      </Case>
      <Case name="縦・広い間" width={420}>
        <Stack gap="lg">{cards}</Stack>
      </Case>
      <Case name="本文と補足（広い画面では2列）">
        <Stack layout="aside">{cards}</Stack>
      </Case>
      <Case name="横・折り返す" width={240}>
        <Stack layout="row" gap="sm">
          <Button>下書きとして保存</Button>
          <Button variant="primary">依頼を送る</Button>
        </Stack>
      </Case>
    </Cases>
  ),
};
