import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { framed, guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

const meta = {
  title: "部品/ConfirmDialog 確認ダイアログ（モーダル、アラートダイアログ）",
  id: "部品-confirmdialog",
  component: ConfirmDialog,
  args: {
    defaultOpen: true,
    title: "「佐藤 花子」をアーカイブしますか？",
    description: "30日間は元に戻せます。",
    confirmLabel: "アーカイブする",
    tone: "danger",
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    ...framed,
    ...guide({
      use: "元に戻しにくい操作の前に、一度だけ確かめます。元に戻せる操作なら確かめずに行い、toast の「元に戻す」を添えます。",
      do: [
        "見出しに対象の名前を入れ、「〜しますか？」で聞きます。",
        "説明には、失われるものと、元に戻せるかどうかを書きます。",
        "ボタンは「アーカイブする」のように、起きることを書きます。",
        "onConfirm から Promise を返します。失敗すると開いたまま理由を出し、もう一度押せます。",
        "企業の削除のように誰も戻せない操作は、confirmWord で名前を入力してもらいます。",
      ],
      dont: [
        "「OK」「はい」と書かない。見出しを読まずに押されます。",
        "毎日くり返す操作に使わない。読まずに押す癖がつき、大事なときに効きません。",
        "失敗を toast だけで知らせない。何をやり直すのかが残りません。",
      ],
      keyboard: [
        ["Tab", "キャンセルと実行のあいだを移動する"],
        ["Esc", "実行せずに閉じる（実行中は閉じません）"],
      ],
      reader:
        "開くと見出しと説明を読みます。ボタンにはまだ移らないので、Enter で実行されることはありません。失敗の理由はすぐに読み上げます。",
    }),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Shown = ({ height = 240, ...props }: Partial<ConfirmDialogProps> & { height?: number }) => (
  <OverlayStage height={height}>
    {(container) => (
      <ConfirmDialog
        title="「佐藤 花子」をアーカイブしますか？"
        description="30日間は元に戻せます。"
        confirmLabel="アーカイブする"
        tone="danger"
        onConfirm={fn()}
        open
        modal={false}
        container={container}
        {...props}
      />
    )}
  </OverlayStage>
);

const Deletes = ({ height = 360 }: { height?: number }) => (
  <Shown
    height={height}
    title="「あおば食品」を削除しますか？"
    description="登録した内容はすべて消え、元に戻せません。"
    confirmLabel="削除する"
    confirmWord="あおば食品"
  />
);

export const Gallery: Story = {
  name: "状態一覧",
  args: { defaultOpen: false },
  parameters: { docs: { story: { inline: true } } },
  render: () => (
    <Cases>
      <Case name="確かめる">
        <Shown
          tone="primary"
          title="12名に依頼を送りますか？"
          description="送ったあとは取り消せません。"
          confirmLabel="依頼を送る"
        />
      </Case>
      <Case name="危ない操作">
        <Shown />
      </Case>
      <Case name="実行中">
        <Shown loading />
      </Case>
      <Case name="失敗">
        <Shown height={340} error="ほかの人が先に更新しました。開き直してください。" />
      </Case>
      <Case name="名前を入力して確かめる">
        <Deletes />
      </Case>
      <Case name="名前が違う">
        <Deletes height={440} />
      </Case>
      <Case name="名前が合った">
        <Deletes />
      </Case>
      <Case name="長い名前・狭い場所" width={340}>
        <Shown height={340} title={`「${LONG_NAME}」をアーカイブしますか？`} />
      </Case>
    </Cases>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Without the pointer or the focus, which would tell the other dialogs that somebody is elsewhere.
    const type = async (name: string, value: string) => {
      const place = within(canvas.getByRole("region", { name }));
      await fireEvent.change(await place.findByRole("textbox"), { target: { value } });
      return place;
    };
    const wrong = await type("名前が違う", "あおば");
    await fireEvent.click(wrong.getByRole("button", { name: "削除する" }));
    await expect(wrong.getByRole("textbox")).toHaveAccessibleDescription(/一致しません/);
    const right = await type("名前が合った", "あおば食品");
    await fireEvent.click(right.getByRole("button", { name: "削除する" }));
    await expect(right.getByRole("textbox")).not.toHaveAccessibleDescription();
  },
};

/** The test ends each attempt itself, so its duration does not depend on the clock. */
let endTry: (error?: Error) => void = () => {};

export const StaysOpenWhenItFails: Story = {
  name: "失敗すると開いたまま理由を出し、成功すると閉じる",
  args: {
    errorText: () => "接続が切れました。接続を確かめて、もう一度お試しください。",
    onConfirm: fn(
      () =>
        new Promise<void>((resolve, reject) => {
          endTry = (error) => (error ? reject(error) : resolve());
        }),
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    const confirm = within(dialog).getByRole("button", { name: /アーカイブする/ });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    endTry(new Error("offline"));
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent("接続が切れました");
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    await userEvent.click(confirm);
    endTry();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const NeedsTheWord: Story = {
  name: "名前が一致するまで実行しない",
  args: {
    title: "「あおば食品」を削除しますか？",
    description: "登録した内容はすべて消え、元に戻せません。",
    confirmLabel: "削除する",
    confirmWord: "あおば食品",
  },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox", { name: /あおば食品/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "あおば");
    await userEvent.click(screen.getByRole("button", { name: "削除する" }));
    await expect(field).toHaveAccessibleDescription(/一致しません/);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, "食品");
    await userEvent.click(screen.getByRole("button", { name: "削除する" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
