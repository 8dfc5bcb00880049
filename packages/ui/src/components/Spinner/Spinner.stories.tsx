import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "部品/Spinner スピナー（ローディング）",
  id: "部品-spinner",
  component: Spinner,
  parameters: guide({
    use: "場所の形がわからない短い待ちに使います。最初の読み込みなら Skeleton、件数のある処理なら Progress を使います。",
    do: [
      "label に「検索中」のように、待っている理由を書きます。",
      "ボタンの中では Button の loading を使います。",
    ],
    dont: [
      "ひとつの画面に並べない。どれを待つのかわからなくなります。",
      "10秒を超える処理に使わない。進みの見えるものにします。",
    ],
    reader: "出たときに label を一度読みます。",
  }),
} satisfies Meta<typeof Spinner>;
export default meta;

export const Gallery: StoryObj<typeof meta> = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="16 / 20 / 32px">
        <Row>
          <Spinner size={16} label="小さい待ち" />
          <Spinner />
          <Spinner size={32} label="画像を読み込み中" />
        </Row>
      </Case>
      <Case name="濃い地の上">
        <p
          style={{
            display: "inline-flex",
            alignItems: "center",
            gap: 8,
            padding: "8px 14px",
            borderRadius: 6,
            background: "var(--tsu-drawer)",
            color: "var(--tsu-drawer-text)",
          }}
        >
          <Spinner label="送信中" /> 120名に依頼を送っています…
        </p>
      </Case>
      <Case name="文字の色に合わせる">
        <p style={{ color: "var(--tsu-danger-text)" }}>
          <Spinner label="再接続中" /> 再接続しています…
        </p>
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("status")
      .map((status) => status.textContent);
    await expect(names).toEqual(["小さい待ち", "読み込み中", "画像を読み込み中", "送信中", "再接続中"]);
  },
};
