import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button, type ButtonProps } from "./Button.tsx";

const meta = {
  title: "部品/Button ボタン",
  id: "部品-button",
  component: Button,
  args: { children: "依頼を送る", onClick: fn() },
  parameters: guide({
    use: "操作を始めるボタンです。ほかの画面へ移るだけなら Link を、アイコンだけなら IconButton を使います。",
    do: [
      "文言は「依頼を送る」のように、押すと起きることを動詞で書きます。",
      "primary は1画面にひとつ。いちばん進めてほしい操作に使います。",
      "送信のあいだは loading にします。二度押しても一度しか動かず、幅も変わりません。",
      "文言は14字までにします。入りきらないときは省略せず、文節で折り返します。",
    ],
    dont: [
      "「OK」「はい」だけの文言にしない。何が起きるかが読み取れません。",
      "理由を書かずに disabled にしない。押せるようにしておき、押したときに理由を出します。",
      "danger を確認ダイアログの外に置かない。外では danger-quiet を使います。",
    ],
    keyboard: [["Enter / Space", "押す"]],
    reader: "loading のあいだは「処理中」と読み、フォーカスは残ります。",
  }),
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: "primary", icon: "send" } };

const variants = ["primary", "secondary", "ghost", "danger", "danger-quiet"] as const;

const sizes = ["sm", "md", "lg"] as const;

const EachVariant = (props: ButtonProps) => (
  <Row>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} {...props} />
    ))}
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <EachVariant>保存</EachVariant>
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <EachVariant>保存</EachVariant>
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <EachVariant>保存</EachVariant>
      </Case>
      <Case name="押している" state="active">
        <EachVariant>保存</EachVariant>
      </Case>
      <Case name="処理中（幅は変わらない）">
        <div style={{ display: "grid", gap: 12 }}>
          <EachVariant loading>保存</EachVariant>
          <EachVariant loading icon="send">
            送信
          </EachVariant>
          <EachVariant loading size="sm">
            保存
          </EachVariant>
        </div>
      </Case>
      <Case name="使えない">
        <EachVariant disabled>保存</EachVariant>
      </Case>
      <Case name="小さい・ふつう・大きい">
        <Row>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              保存
            </Button>
          ))}
          {sizes.map((size) => (
            <Button key={size} size={size} variant="primary" icon="plus">
              追加
            </Button>
          ))}
        </Row>
      </Case>
      <Case name="アイコンつき">
        <div style={{ display: "grid", gap: 12 }}>
          <EachVariant icon="plus">追加</EachVariant>
          <EachVariant iconEnd="chevronDown">操作</EachVariant>
        </div>
      </Case>
      <Case name="リンクとして">
        <Button asChild iconEnd="chevronRight">
          <a href="#main">案件を見る</a>
        </Button>
      </Case>
      <Case name="長い文言・狭い場所（折り返す）" width={220}>
        <div style={{ display: "grid", gap: 12 }}>
          <Button full>{LONG_NAME}に依頼を送る</Button>
          <Button icon="download" variant="primary">
            日別の数値をCSVで出力する
          </Button>
        </div>
      </Case>
      <Case name="並べて狭い場所（つぶれず次の行へ）" width={220}>
        <Row>
          <Button>下書きとして保存</Button>
          <Button variant="primary">依頼を送る</Button>
        </Row>
      </Case>
    </Cases>
  ),
};

export const SwallowsClicksWhileLoading: Story = {
  name: "処理中は押しても動かない",
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveTextContent("処理中");
  },
};

export const KeepsItsWidthWhileLoading: Story = {
  name: "処理中も幅が変わらない",
  render: () => (
    <Row>
      {sizes.flatMap((size) =>
        ([{}, { icon: "send" }, { iconEnd: "chevronDown" }] as const).flatMap((icons) =>
          [false, true].map((loading) => (
            <Button
              key={`${size} ${Object.keys(icons).join("")} ${loading}`}
              size={size}
              loading={loading}
              {...icons}
            >
              保存する
            </Button>
          )),
        ),
      )}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole("button", { name: /保存する/ });
    await expect(buttons).toHaveLength(18);
    for (let at = 0; at < buttons.length; at += 2) {
      const [rest, busy] = buttons.slice(at, at + 2).map((button) => button.getBoundingClientRect());
      await expect(busy?.width).toBe(rest?.width);
      await expect(busy?.height).toBe(rest?.height);
    }
  },
};
