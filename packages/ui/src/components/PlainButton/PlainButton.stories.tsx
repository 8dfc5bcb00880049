import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Badge } from "../Badge/Badge.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { PlainButton } from "./PlainButton.tsx";

const meta = {
  title: "部品/PlainButton 見た目のないボタン",
  id: "部品-plainbutton",
  component: PlainButton,
  args: { children: "はなこ美容", onClick: fn() },
  parameters: guide({
    use: "カード全体や表のセルのように、中身そのものが見た目になる押せるところです。操作を置くなら Button、絵だけなら IconButton、移動なら Link を使います。",
    do: [
      "表の中では look を渡します。値は cell、状態（押すとメニュー）は status です。",
      "カードにするときは className で線と地を付け、hover の見た目も決めます。フォーカスの輪は部品が出します。",
      "入り切りするものには aria-pressed、開くものには aria-expanded か aria-haspopup を渡します。",
    ],
    dont: [
      "ボタンに見えない言葉だけを包まない。押せると気づかれません。",
      "中に別のボタンやリンクを入れない。読み上げで届かなくなります。",
      "使えない理由を言わずに disabled にしない。aria-disabled なら、フォーカスが届き、押しても動きません。",
    ],
    keyboard: [["Enter / Space", "押す"]],
    reader: "中身を名前として「…、ボタン」と読みます。長くなるなら aria-label で短くします。",
  }),
} satisfies Meta<typeof PlainButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { look: "cell" } };

const Each = () => (
  <Row>
    <PlainButton look="cell">
      2026/11/20 <Icon name="edit" size={14} />
    </PlainButton>
    <PlainButton look="cell" data-empty="">
      未設定
    </PlainButton>
    <PlainButton look="status" aria-haspopup="menu" aria-label="はなこ美容のステータス: 確認中（変更）">
      <Badge tone="warning">確認中</Badge>
      <Icon name="chevronDown" size={14} />
    </PlainButton>
    <PlainButton aria-label="はなこ美容を開く">
      <Avatar name="はなこ美容" size="sm" />
    </PlainButton>
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="値・空の値・状態・見た目なし">
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
      <Case name="使えない（理由を添えて）">
        <Row>
          <PlainButton look="cell" aria-disabled aria-describedby="why-not">
            2026/11/20
          </PlainButton>
          <span id="why-not" className="tsu-muted">
            完了した案件は変えられません。
          </span>
        </Row>
      </Case>
      <Case name="長い名前・狭い場所" width={200}>
        <PlainButton look="cell">
          <span className="tsu-truncate">{LONG_NAME}</span>
        </PlainButton>
      </Case>
    </Cases>
  ),
};

export const Blocked: Story = {
  name: "使えないときはフォーカスが届き、押しても動かない",
  args: { "aria-disabled": true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "はなこ美容" })).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const SendsNoForm: Story = {
  name: "フォームの中でも送らない",
  render: (args) => (
    <form
      aria-label="検索"
      onSubmit={(event) => {
        event.preventDefault();
        args.onClick?.(event as never);
      }}
    >
      <PlainButton look="cell">開く</PlainButton>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "開く" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
