import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Logo } from "./Logo.tsx";

const meta = {
  title: "部品/Logo ロゴ",
  id: "部品-logo",
  component: Logo,
  parameters: guide({
    use: "製品の名前を示す場所（引き出しの上、サインイン、印刷物の頭）で使います。画面の飾りには使いません。",
    do: [
      "しるしの一辺の4分の1を、まわりに空けます。",
      "狭い場所では mark でしるしだけにします。読み上げは「ツムギ」のままです。",
      "名前の色は置いた場所の文字の色に従います。濃い地では白い文字の中に置きます。",
    ],
    dont: [
      "16px より小さくしない。糸の交わりがつぶれて読めません。",
      "色・傾き・比を変えない。影や枠も付けません。",
    ],
    reader: "しるしだけのときは「ツムギ」という画像として、名前つきのときは文字として読みます。",
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="大きさ（16・24・30・48・96）">
        <Row>
          {[16, 24, 30, 48, 96].map((size) => (
            <Logo key={size} mark size={size} />
          ))}
        </Row>
      </Case>
      <Case name="名前つき（名前もしるしに合わせて大きくなる）">
        <Row>
          <Logo size={24} />
          <Logo />
          <Logo size={48} />
        </Row>
      </Case>
      <Case name="濃い地">
        <div
          style={{
            display: "grid",
            padding: 24,
            borderRadius: 10,
            background: "var(--tsu-drawer)",
            color: "var(--tsu-drawer-text)",
          }}
        >
          <Logo />
        </div>
      </Case>
      <Case name="一色で刷る">
        <div style={{ filter: "grayscale(1)" }}>
          <Logo />
        </div>
      </Case>
    </Cases>
  ),
};

export const KeepsItsName: Story = {
  name: "しるしだけでも名前を読む",
  args: { mark: true, size: 64 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "ツムギ" })).toBeVisible();
  },
};
