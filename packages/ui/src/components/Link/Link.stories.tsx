import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { Link } from "./Link.tsx";

const meta = {
  title: "コンポーネント/Link",
  component: Link,
  args: { href: "#main", children: "クリエイター管理へ" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Row>
      <Link href="#main">ふつうのリンク</Link>
      <Link href="https://example.jp" external>
        外部のページ
      </Link>
      <Link href="#main" quiet>
        表の中の名前
      </Link>
      <Link asChild>
        <a href="#main">ルーターのリンク</a>
      </Link>
      <Link href="#main">{LONG_NAME}</Link>
    </Row>
  ),
};
