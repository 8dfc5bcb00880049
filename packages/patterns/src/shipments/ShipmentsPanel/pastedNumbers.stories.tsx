import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildShipment } from "@tsumugi/mocks";
import { framed } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ShipmentsPanel } from "./ShipmentsPanel.tsx";

const rows = Array.from({ length: 5 }, (_, index) =>
  buildShipment({ status: "arranged", tracking_number: "" }, index + 1),
);
/** Of the same name as somebody who is loaded at once. */
const namesake = {
  ...buildShipment({ status: "arranged", tracking_number: "" }, 6),
  recipient: rows[0]!.recipient,
  display_name: rows[0]!.display_name,
};

const meta = {
  title: "画面の型/発送/ShipmentsPanel",
  component: ShipmentsPanel,
  parameters: framed,
  args: {
    open: true,
    onOpenChange: fn(),
    shipments: rows,
    total: 5,
    onOpen: fn(),
    onEdit: fn(async () => true),
  },
} satisfies Meta<typeof ShipmentsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const paste = async (text: string) => {
  const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
  await userEvent.click(panel.getByText("送り状番号を貼り付けて「発送済み」にする"));
  await userEvent.click(panel.getByLabelText("名前と番号"));
  await userEvent.paste(text);
  return panel;
};

export const AsksBeforeItDropsNumbers: Story = {
  name: "貼り付けた番号を捨てる前に聞く",
  play: async ({ args }) => {
    const panel = await paste(`${rows[1]!.display_name}\t401234000013`);
    await userEvent.keyboard("{Escape}");
    await expect(panel.getByText("保存していない入力があります。破棄しますか？")).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(panel.getByRole("button", { name: "破棄して閉じる" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ComesBackFromOneParcel: Story = {
  name: "1人の発送から戻っても、貼り付けた番号が残る",
  render: function OneByOne(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        {!open && (
          <button type="button" onClick={() => setOpen(true)}>
            一覧に戻る
          </button>
        )}
        <ShipmentsPanel {...args} open={open} onOpen={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const panel = await paste("知らない人\t401234000013");
    await userEvent.click(panel.getByRole("button", { name: rows[2]!.display_name }));
    // Leaving the page would lose what the closed panel keeps.
    await expect(canvasElement.querySelector("[data-tsu-unsaved=form]")).not.toBeNull();
    await userEvent.click(await canvas.findByRole("button", { name: "一覧に戻る" }));
    const back = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    await expect(back.getByLabelText("名前と番号")).toBeVisible();
    await expect(back.getByLabelText("名前と番号")).toHaveValue("知らない人\t401234000013");
  },
};

/** A line is somebody's only when nobody else has the name, loaded or not. */
export const LoadsEverybodyFirst: Story = {
  name: "貼り付けると、全員を読み込んでから確かめる",
  args: { total: 7, onLoadMore: fn() },
  render: function Pages(args) {
    const [count, setCount] = useState(5);
    const all = [...rows, namesake, buildShipment({ status: "arranged", tracking_number: "" }, 7)];
    return (
      <>
        <ShipmentsPanel
          {...args}
          shipments={all.slice(0, count)}
          loadingMore={count === 6}
          onLoadMore={count < 7 ? () => setCount(6) : undefined}
        />
        <button type="button" style={{ position: "fixed", zIndex: 9999 }} onClick={() => setCount(7)}>
          続きが届く
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const panel = await paste(
      `${namesake.display_name}\t401234000024\n${buildShipment({}, 7).display_name}\t401234000013`,
    );
    await expect(await panel.findByText(/まだ読み込んでいない相手が1名います/)).toBeVisible();
    await expect(panel.queryByText(/だれの番号か分からない行/)).toBeNull();
    await expect(
      panel.getByRole("button", { name: /番号を貼り付けてください|名を発送済みにする/ }),
    ).toHaveAttribute("aria-disabled", "true");
    (canvasElement.querySelector("button[style]") as HTMLButtonElement).click();
    await waitFor(() => expect(panel.queryByText(/まだ読み込んでいない/)).toBeNull());
    // Two people have the first name: nobody gets that number by a guess.
    await expect(panel.getByText(/だれの番号か分からない行が1件/)).toBeVisible();
    await expect(panel.getByRole("button", { name: "1名を発送済みにする" })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};
