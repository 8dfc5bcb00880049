import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Tag } from "./Tag.tsx";

const meta = {
  title: "部品/Tag タグ（チップ、ラベル）",
  id: "部品-tag",
  component: Tag,
  args: { children: "リピート", onRemove: fn() },
  parameters: guide({
    use: "あとで探すために人が付けた言葉を示します。状態には Badge を、入力には TagField を使います。",
    do: [
      "1つの言葉を1つの Tag にします。10字ほどまでなら一目で読めます。",
      "絞り込みの条件を並べるときは onRemove を渡し、その場で外せるようにします。",
    ],
    dont: [
      "外す操作に確認を挟まない。取り消せる操作にして、すぐ外します。",
      "状態の言葉（未返信・確認中）を入れない。人が付けた言葉と見分けがつきません。",
    ],
    keyboard: [
      ["Tab", "外すボタンへ移る"],
      ["Enter / Space / Delete / Backspace", "外す"],
    ],
    reader: "言葉に続けて「リピートを外す、ボタン」と読みます。",
  }),
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Each = () => (
  <Row>
    <Tag>秋冬</Tag>
    <Tag onRemove={fn()}>夏コスメ</Tag>
    <Tag onRemove={fn()} tone="brand">
      ジャンル: 美容
    </Tag>
    <Tag onRemove={fn()} tone="thread">
      未返信だけ
    </Tag>
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう・外せる・色">
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
      <Case name="長い言葉・狭い場所" width={160}>
        <Tag onRemove={fn()}>{LONG_NAME}</Tag>
      </Case>
    </Cases>
  ),
};

export const RemovedByKey: Story = {
  name: "Delete と Enter で外せる",
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "リピートを外す" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Delete}");
    await userEvent.keyboard("{Enter}");
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("a");
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
