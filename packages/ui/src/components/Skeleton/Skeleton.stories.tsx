import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "部品/Skeleton スケルトン（プレースホルダー）",
  id: "部品-skeleton",
  component: Skeleton,
  args: { width: 240 },
  parameters: guide({
    use: "最初の読み込みで、これから出るものの形を先に見せます。2回目からは前の内容を残し、Skeleton は出しません。",
    do: [
      "出てくるものと同じ形と高さにします。読み終わっても、ほかの場所が動きません。",
      "まわりの領域に aria-busy を付けます。",
      "表なら row、カードの並びなら card を、見えるだけの数で並べます。",
    ],
    dont: [
      "ボタンや見出しなど、すでにわかっているものを隠さない。",
      "0.3秒で終わるものに使わない。ちらつくだけです。",
      "失敗したあとも出し続けない。ErrorState に替えます。",
    ],
    reader: "読み上げません。読み込み中であることは、aria-busy を付けた領域が伝えます。",
  }),
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="文字・丸・かたまり・人">
        <Row>
          <Skeleton width={180} />
          <Skeleton shape="circle" width={28} height={28} />
          <Skeleton shape="block" width={120} height={64} />
          <Skeleton shape="avatar" />
        </Row>
      </Case>
      <Case name="文章">
        <Skeleton shape="paragraph" count={4} width={420} />
      </Case>
      <Case name="表の行">
        <Skeleton shape="row" count={3} />
      </Case>
      <Case name="カード">
        <Skeleton shape="card" count={3} />
      </Case>
      <Case name="狭い場所" width={280}>
        <Skeleton shape="row" count={2} />
      </Case>
    </Cases>
  ),
};
