import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "部品/IconButton アイコンボタン",
  id: "部品-iconbutton",
  component: IconButton,
  args: { icon: "bell", label: "お知らせ", onClick: fn() },
  parameters: guide({
    use: "だれもが知る絵（閉じる・検索・お知らせ）や、行の中など場所のないところで使います。迷うなら文字のある Button にします。",
    do: [
      "label は「編集」ではなく「はなこ美容を編集」のように、行の中でも何のことか分かる言葉にします。",
      "入り切りする操作は aria-pressed を渡し、label は変えません。",
      "件数は count で渡します。読み上げは「お知らせ 128件」、見た目は99+になります。",
    ],
    dont: [
      "画面でいちばん大切な操作に使わない。絵だけでは気づかれません。",
      "label と同じ文言の Tooltip を重ねない。カーソルでもキーボードでも、はじめから出ます。",
      "同じ絵を別の意味で使わない。ごみ箱は削除だけに使い、案件から外すときは close を使います。",
    ],
    keyboard: [
      ["Enter / Space", "押す"],
      ["Tab", "選ぶと label が下に出る"],
    ],
    reader: "label を読み、件数があれば続けて「3件」と読みます。loading のあいだは「処理中」と読みます。",
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { count: 3 } };

const Each = () => (
  <Row>
    <IconButton icon="edit" label="編集" />
    <IconButton icon="filter" label="絞り込み" variant="secondary" />
    <IconButton icon="star" label="お気に入り" aria-pressed />
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう・枠つき・入っている">
        <Each />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Each />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <div style={{ paddingBottom: 56, display: "flex", gap: 180 }}>
          <IconButton icon="edit" label="編集" />
          <IconButton icon="download" label="はなこ美容の日別の数値をCSVで出力" />
        </div>
      </Case>
      <Case name="押している" state="active">
        <Each />
      </Case>
      <Case name="小さい・ふつう・大きい（文字のボタンと同じ高さ）">
        <Row>
          {(["sm", "md", "lg"] as const).map((size) => (
            <Row key={size}>
              <IconButton icon="edit" label={`枠なし ${size}`} size={size} />
              <IconButton icon="edit" label={`枠つき ${size}`} variant="secondary" size={size} />
              <Button size={size}>編集</Button>
            </Row>
          ))}
        </Row>
      </Case>
      <Case name="件数">
        <Row>
          <IconButton icon="bell" label="お知らせ" count={3} />
          <IconButton icon="bell" label="お知らせ" count={128} />
          <IconButton icon="bell" label="お知らせ" count={0} />
        </Row>
      </Case>
      <Case name="処理中・使えない・リンクとして">
        <Row>
          <IconButton icon="refresh" label="再取得" loading />
          <IconButton icon="trash" label="削除" disabled />
          <IconButton icon="external" label="リンクとして" asChild>
            {/* biome-ignore lint/a11y/useAnchorContent: the icon button brings icon and name */}
            <a href="#main" />
          </IconButton>
        </Row>
      </Case>
    </Cases>
  ),
};

export const TellsNameAndCount: Story = {
  name: "名前と件数を読み、処理中は動かない",
  args: { count: 128 },
  render: (args) => (
    <Row>
      <IconButton {...args} />
      <IconButton {...args} label="再取得" count={0} loading />
    </Row>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bell = canvas.getByRole("button", { name: /^お知らせ\s*128件$/ });
    await userEvent.tab();
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(getComputedStyle(bell, "::after").content).toBe('"お知らせ"');
    await userEvent.click(canvas.getByRole("button", { name: /再取得/ }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.click(bell);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
