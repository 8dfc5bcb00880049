import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Progress } from "./Progress.tsx";

const meta = {
  title: "部品/Progress 進み具合（プログレスバー）",
  id: "部品-progress",
  component: Progress,
  args: { label: "取込中", value: 31200, max: 100000, remaining: 95 },
  parameters: guide({
    use: "数秒より長い処理の進みを、件数で見せます。すぐ終わるものは Button の loading、読み込みの場所取りは Skeleton を使います。",
    do: [
      "件数がわかるときは value と max を渡します。割合だけよりも、止まっていないことがわかります。",
      "数え始める前は value に null を渡します。",
      "残り時間は remainingSeconds で見積もり、多めに出します。",
      "画面を離れても続くなら、そのことをそばに書きます。",
    ],
    dont: [
      "見せかけの割合を動かさない。99%で止まるより、件数がわからないと見せるほうが信じられます。",
      "終わったあとも残さない。結果の件数に置きかえます。",
    ],
    reader: "「取込中、31,200 / 100,000件、31%、あと約2分」と読みます。1件ごとには読み上げません。",
  }),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar", { name: "取込中" })).toHaveAttribute(
      "aria-valuetext",
      "31,200 / 100,000件、31%、あと約2分",
    );
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="件数がまだわからない">
        <Progress label="ファイルを調べています" value={null} max={0} />
      </Case>
      <Case name="始まり">
        <Progress label="取込中" value={0} max={500} />
      </Case>
      <Case name="なかほど・残り時間">
        <Progress label="取り込んでいます" value={31200} max={100000} remaining={95} />
      </Case>
      <Case name="完了">
        <Progress label="取込が完了しました" value={500} max={500} tone="success" />
      </Case>
      <Case name="失敗">
        <Progress label="取込に失敗しました" value={220} max={500} tone="danger" />
      </Case>
      <Case name="長い名前・狭い場所" width={300}>
        <Progress label={`${LONG_NAME}.csvを取込中`} value={31200} max={100000} remaining={4000} />
      </Case>
    </Cases>
  ),
};
