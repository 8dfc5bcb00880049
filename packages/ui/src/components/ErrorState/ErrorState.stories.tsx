import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "部品/ErrorState エラーの状態",
  id: "部品-errorstate",
  component: ErrorState,
  args: {
    error: "サーバーで問題が起きました。時間をおいてお試しください。",
    requestId: "01JD2-7F3K",
    onRetry: fn(),
  },
  parameters: guide({
    use: "画面や部分を表示できなかったときに出します。前の内容が残っているなら Banner を上に出し、内容は消しません。",
    do: [
      "error は原因、次にすることの順に書きます。",
      "やり直せるなら onRetry を、やり直しても同じなら一覧に戻る操作を actions に渡します。",
      "requestId を渡すと、お問い合わせ番号をコピーできます。",
    ],
    dont: [
      "「エラーが発生しました」だけにしない。何もできません。",
      "英語の例外や番号だけを見せない。",
      "権限がないことをエラーにしない。EmptyState の locked を使います。",
    ],
    keyboard: [["Tab", "番号のコピー、もう一度読み込む、そのほかの操作を移動する"]],
    reader: "出たときにすぐ、題・文・番号を読みます。コピーすると「コピーしました」と読みます。",
  }),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "もう一度読み込む・番号をコピーする",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "もう一度読み込む" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "お問い合わせ番号をコピー" }));
    await expect(write).toHaveBeenCalledWith("01JD2-7F3K");
    await waitFor(() => expect(canvas.getByText("コピーしました")).toHaveRole("status"));
    write.mockRejectedValue(new Error("denied"));
    await userEvent.click(canvas.getByRole("button", { name: "お問い合わせ番号をコピー" }));
    await waitFor(() => expect(canvas.getByText(/コピーできません/)).toBeVisible());
    write.mockRestore();
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="ふつう">
        <ErrorState {...args} />
      </Case>
      <Case name="読み直している">
        <ErrorState {...args} loading />
      </Case>
      <Case name="やり直しても同じ">
        <ErrorState
          title="見つかりません"
          error="削除されたか、ほかの企業のクリエイターです。"
          actions={<Button>一覧に戻る</Button>}
        />
      </Case>
      <Case name="カードの中">
        <Card title="投稿">
          <ErrorState error="接続が切れました。電波を確かめてください。" onRetry={fn()} compact />
        </Card>
      </Case>
      <Case name="長い文・狭い場所" width={280}>
        <ErrorState {...args} error={`「${LONG_NAME}」を読み込めませんでした。接続を確かめてください。`} />
      </Case>
    </Cases>
  ),
};
