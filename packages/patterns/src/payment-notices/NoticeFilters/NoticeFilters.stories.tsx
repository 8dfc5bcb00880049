import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { NoticeFilters } from "./NoticeFilters.tsx";

const meta = {
  title: "画面の型/支払通知書/NoticeFilters",
  component: NoticeFilters,
  args: {
    value: { status: ["issued"] },
    onValueChange: fn(),
    payees: [
      { value: "managed_creator_001", label: "佐々木 美桜（みお）" },
      { value: "managed_creator_002", label: "髙橋 遥（はるか）" },
    ],
    projects: [{ value: "project_001", label: "冬の保湿ケア 2026" }],
    totalCount: 24,
  },
  parameters: guide({
    use: "支払通知書の一覧を絞り込みます。電子帳簿保存法が求める、日付・金額・取引先での検索もここでできます。",
    do: ["支払月を選ぶと、期日の範囲にその月の1日と末日が入ります。範囲はさらに狭められます。"],
    dont: ["取消の支払通知書を初めから隠さない。番号が欠けて見えます。"],
  }),
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NoticeFilters
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NoticeFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: "月と金額で絞り込む",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "支払月" }));
    await userEvent.click(await screen.findByRole("radio", { name: "2026年11月" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ due_from: "2026-11-01", due_to: "2026-11-30" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "金額" }));
    const panel = within(await screen.findByRole("dialog", { name: "差引支払額で絞り込む" }));
    await userEvent.type(panel.getByRole("textbox", { name: /いくらから/ }), "１００，０００");
    await userEvent.type(panel.getByRole("textbox", { name: /いくらまで/ }), "5");
    await expect(panel.getByText(/上限が下限より小さく/)).toBeVisible();
    await userEvent.clear(panel.getByRole("textbox", { name: /いくらまで/ }));
    await userEvent.click(panel.getByRole("button", { name: "絞り込む" }));
    const applied = within(canvas.getByRole("list", { name: "絞り込みの条件" }));
    await expect(applied.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "発行済み",
      "支払期日 2026年11月",
      "差引支払額 10万円〜",
    ]);
  },
};

/** Dates that law asks papers to be found by take no row of their own. */
export const Dates: Story = {
  name: "日付で絞り込む",
  args: { value: {} },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("textbox", { name: "取引日の開始日" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "日付" }));
    const panel = within(await screen.findByRole("dialog", { name: "日付で絞り込む" }));
    await userEvent.type(panel.getByRole("textbox", { name: "取引日の開始日" }), "2026/11/01");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ transaction_from: "2026-11-01" }),
    );
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "日付" })).toHaveAttribute("data-active");
  },
};

export const Phone: Story = {
  args: { value: {} },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "ステータス" })).toBeVisible();
    await expect(canvasElement.getBoundingClientRect().height).toBeLessThan(160);
  },
};
