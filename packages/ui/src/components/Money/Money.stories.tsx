import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Money } from "./Money.tsx";

const meta = {
  title: "部品/Money 金額",
  id: "部品-money",
  component: Money,
  args: { value: 1_234_567, tax: "excluded" },
  parameters: guide({
    use: "円の金額を、1円まで省略せずに示します。再生数などの大きな数には CompactNumber を使います。",
    do: [
      "報酬や支払額には tax を渡し、税抜か税込かを必ず書きます。",
      "表では列を右にそろえます。数字の幅は同じなので、桁がそろいます。",
      "文の中では notation を word にし、「80,000円」と書きます。",
    ],
    dont: [
      "金額を万で丸めない。1円の違いが問い合わせになります。",
      "分からない金額に0を渡さない。null を渡すと「—」になり、合計と見分けられます。",
    ],
    reader: "「¥1,234,567（税抜）」と読みます。金額がないときは「金額なし」と読みます。",
  }),
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="記号・税">
        <Row>
          <Money value={80_000} />
          <Money value={80_000} tax="excluded" />
          <Money value={88_000} tax="included" />
        </Row>
      </Case>
      <Case name="文の中">
        <Money value={80_000} notation="word" tax="excluded" />
      </Case>
      <Case name="0円・返金・大きな額">
        <Row>
          <Money value={0} />
          <Money value={-5_000} />
          <Money value={1_234_567_890} />
        </Row>
      </Case>
      <Case name="分からない">
        <Money value={null} />
      </Case>
      <Case name="桁がそろう" width={140}>
        <div style={{ display: "grid", justifyItems: "end" }}>
          {[1_111_111, 80_000, -9_800, null].map((value) => (
            <Money key={value} value={value} />
          ))}
        </div>
      </Case>
    </Cases>
  ),
};

export const NeverZeroForUnknown: Story = {
  name: "分からない金額を0と言わない",
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("—金額なし");
    await expect(within(canvasElement).queryByText(/0/)).toBeNull();
  },
};
