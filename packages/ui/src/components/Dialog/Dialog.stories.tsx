import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { creatorName } from "../../testing/creatorNames.ts";
import { Case, Gallery as Cases, LONG_NAME } from "../../testing/Gallery.tsx";
import { framed, guide } from "../../testing/guide.ts";
import { OverlayStage } from "../../testing/OverlayStage.tsx";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { FormField } from "../FormField/FormField.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu, MenuItem } from "../Menu/Menu.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Dialog, DialogClose, type DialogProps } from "./Dialog.tsx";

const tagField = (
  <FormField label="タグ">
    <TextField defaultValue="秋冬" />
  </FormField>
);
const footer = (
  <>
    <DialogClose>
      <Button>キャンセル</Button>
    </DialogClose>
    <Button variant="primary">付ける</Button>
  </>
);

const meta = {
  title: "部品/Dialog ダイアログ（モーダル）",
  id: "部品-dialog",
  component: Dialog,
  args: {
    title: "タグを付ける",
    description: "選んだ12名に同じタグを付けます。",
    trigger: <Button>開く</Button>,
    footer,
    children: tagField,
    onOpenChange: fn(),
  },
  parameters: guide({
    use: "いまの画面を離れずに、ひとつの作業を終わらせるための窓です。一覧を見ながら進める作業は SidePanel、はい・いいえを聞くだけなら ConfirmDialog を使います。",
    do: [
      "見出しは「タグを付ける」のように、ここですることを書きます。",
      "主な操作は footer の右端に置きます。内容が長くても、いつも見えています。",
      "入力があるあいだは hasChanges を渡します。閉じる前に、破棄してよいかを聞きます。",
      "保存のあいだは loading を渡します。終わるまで閉じられず、失敗しても入力が残ります。",
    ],
    dont: [
      "ダイアログの上にダイアログを重ねない。確認の ConfirmDialog をひとつ重ねるところまでにします。",
      "画面を開いただけで自動的に出さない。知らせるだけなら Banner を使います。",
      "項目が6つを超える入力に使わない。画面か SidePanel にします。",
    ],
    keyboard: [
      ["Tab / Shift+Tab", "中だけを移動する"],
      ["Esc", "いちばん上に開いているものだけを閉じる"],
    ],
    reader:
      "開くと見出しと説明を読みます。閉じると、開いたボタンに戻ります。行の⋯メニューから開いたときは⋯に、その行が消えたときは一覧に戻ります。",
  }),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultOpen: true }, parameters: framed };

const Shown = ({ height = 320, ...props }: Partial<DialogProps> & { height?: number }) => (
  <OverlayStage height={height}>
    {(container) => (
      <Dialog title="タグを付ける" open modal={false} container={container} footer={footer} {...props} />
    )}
  </OverlayStage>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <Shown description="選んだ12名に同じタグを付けます。">{tagField}</Shown>
      </Case>
      <Case name="小さい">
        <Shown size="sm" height={260}>
          <p>選んだ12名に「秋冬」を付けます。付けたタグは一覧で外せます。</p>
        </Shown>
      </Case>
      <Case name="大きい・長い内容（上下の端に影が出ます）">
        <Shown size="lg" height={360}>
          <ol>
            {Array.from({ length: 24 }, (_, index) => (
              <li key={index}>{creatorName(index)}に「秋冬」を付けます。</li>
            ))}
          </ol>
        </Shown>
      </Case>
      <Case name="保存している">
        <Shown
          loading
          footer={
            <>
              <Button aria-disabled>キャンセル</Button>
              <Button variant="primary" loading>
                付ける
              </Button>
            </>
          }
        >
          {tagField}
        </Shown>
      </Case>
      <Case name="保存できなかった">
        <Shown height={400}>
          <Stack>
            <Banner tone="danger" live="off">
              タグを付けられませんでした。接続を確かめて、もう一度お試しください。
            </Banner>
            {tagField}
          </Stack>
        </Shown>
      </Case>
      <Case name="長い見出し・狭い場所" width={340}>
        <Shown title={`${LONG_NAME}にタグを付ける`} height={380}>
          {tagField}
        </Shown>
      </Case>
    </Cases>
  ),
};

export const KeepsFocusInside: Story = {
  name: "フォーカスは中に留まり、閉じると戻る",
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "開く" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "タグを付ける" });
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ReturnsToTheRowsMenu: Story = {
  name: "行のメニューから開いても、閉じるとその⋯に戻る",
  args: { trigger: undefined },
  render: function FromMenu(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1 tabIndex={-1}>案件</h1>
        <Menu trigger={<IconButton icon="more" label="はなこ美容の操作" />}>
          <MenuItem onSelect={() => setOpen(true)}>タグを付ける</MenuItem>
        </Menu>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole("button", { name: "はなこ美容の操作" });
    const byKeyboard = async () => {
      more.focus();
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("menu");
      await userEvent.keyboard("{Enter}");
    };
    const byPointer = async () => {
      await userEvent.click(more);
      await userEvent.click(await screen.findByRole("menuitem", { name: "タグを付ける" }));
    };
    for (const openIt of [byKeyboard, byPointer]) {
      await openIt();
      await screen.findByRole("dialog", { name: "タグを付ける" });
      // Menu and dialog each give the focus back once they have faded out. With the menu gone before, the
      // dialog is the last one, and nothing comes after it that would take the focus from the next menu.
      await waitFor(() => expect(document.querySelector("[role='menu']")).toBeNull());
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(more).toHaveFocus());
    }
  },
};

export const EscapeClosesOnlyTheTop: Story = {
  parameters: framed,
  name: "Escはいちばん上だけを閉じる",
  args: {
    defaultOpen: true,
    trigger: undefined,
    children: (
      <>
        <Menu trigger={<Button>候補</Button>}>
          <MenuItem>秋冬</MenuItem>
        </Menu>
        <ConfirmDialog
          trigger={<Button>すべて外す</Button>}
          title="タグをすべて外しますか？"
          confirmLabel="外す"
          onConfirm={fn()}
        />
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "タグを付ける" });
    const menuButton = within(dialog).getByRole("button", { name: "候補" });
    await userEvent.click(menuButton);
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(menuButton).toHaveFocus());

    const removeAll = within(dialog).getByRole("button", { name: "すべて外す" });
    await userEvent.click(removeAll);
    await screen.findByRole("dialog", { name: "タグをすべて外しますか？" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "タグをすべて外しますか？" })).toBeNull(),
    );
    await waitFor(() => expect(removeAll).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const AsksBeforeChangesAreLost: Story = {
  parameters: framed,
  name: "入力があると、閉じる前に聞く",
  args: { defaultOpen: true, hasChanges: true, trigger: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "タグを付ける" });
    await userEvent.click(within(dialog).getByRole("button", { name: "キャンセル" }));
    await expect(within(dialog).getByRole("alert")).toHaveTextContent("保存していない入力があります");
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "編集に戻る" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(within(dialog).queryByRole("alert")).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();

    await userEvent.click(within(dialog).getByRole("button", { name: "閉じる" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "破棄して閉じる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const AboveTheKeyboard: Story = {
  name: "キーボードの上の低い窓では、ボタンだけが残って送れる",
  globals: { viewport: { value: "keyboard" } },
  args: {
    defaultOpen: true,
    children: (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <FormField key={index} label={`項目${index + 1}`}>
            <TextField />
          </FormField>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const button = await screen.findByRole("button", { name: "付ける" });
    const isInSight = () => button.getBoundingClientRect().bottom <= window.innerHeight;
    await waitFor(() => expect(isInSight()).toBe(true));
    const dialog = screen.getByRole("dialog");
    dialog.scrollTo(0, dialog.scrollHeight);
    await waitFor(() => expect(isInSight()).toBe(true));
    await expect(screen.getByLabelText("項目12")).toBeVisible();
  },
};
