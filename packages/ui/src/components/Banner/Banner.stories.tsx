import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "部品/Banner バナー（アラート）",
  id: "部品-banner",
  component: Banner,
  args: { children: "契約期間の終了まであと12日です。" },
  parameters: guide({
    use: "画面や部分の状態を、終わるまで出しておきます。操作の結果を短く知らせるなら toast、項目の誤りなら FormField の error を使います。",
    do: [
      "何が起きているかと、次にすることを書きます。",
      "直せるなら actions に操作を1つか2つ置きます。",
      'はじめから出ているものは live="off" にします。開くたびに読み上げません。',
    ],
    dont: [
      "同じ画面に3つ以上重ねない。いちばん急ぐものだけを残します。",
      "まだ直っていない失敗に閉じるボタンを付けない。",
      "色だけで区別しない。アイコンと文で伝えます。",
    ],
    keyboard: [["Tab", "操作と閉じるボタンを移動する"]],
    reader: "danger は出たときすぐに、ほかは話の切れ目に読みます。",
  }),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = [
  {
    tone: "info",
    name: "お知らせ",
    title: "11/30(月) 22:00から1時間、使えなくなります",
    action: "予定を見る",
    text: "入力の途中のものは、それまでに保存してください。",
  },
  {
    tone: "success",
    name: "成功",
    title: "120件を取り込みました",
    action: "一覧を見る",
    text: "重複していた4件は、登録済みの情報を更新しました。",
  },
  {
    tone: "warning",
    name: "注意",
    title: "はなこ美容の契約期間の終了まであと12日です",
    action: "連絡する",
    text: "続けて起用するときは、更新の条件を送ってください。",
  },
  {
    tone: "danger",
    name: "エラー",
    title: "3件を取り込めませんでした",
    action: "理由を見る",
    text: "理由を確かめて直し、エラーの行だけをもう一度取り込めます。",
  },
] as const;

export const Playground: Story = {
  args: { tone: "danger", onClose: fn(), title: "取り込めませんでした", live: "off" },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole("alert")).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "閉じる" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      {tones.map(({ tone, name, title, action, text }) => (
        <Case key={tone} name={name}>
          <Banner tone={tone} title={title} actions={<Button size="sm">{action}</Button>}>
            {text}
          </Banner>
        </Case>
      ))}
      <Case name="一文だけ・閉じられる">
        <Banner onClose={fn()}>契約期間の終了まであと12日です。</Banner>
      </Case>
      <Case name="長い名前・狭い場所" width={320}>
        <Banner tone="warning" onClose={fn()} actions={<Button size="sm">連絡する</Button>}>
          {LONG_NAME}の契約期間の終了まであと12日です。
        </Banner>
      </Case>
    </Cases>
  ),
};
