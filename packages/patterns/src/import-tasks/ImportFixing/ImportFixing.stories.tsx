import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ImportFix } from "@tsumugi/contract";
import { LoadMore } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { ImportRowFilter } from "../ImportRowFilter/ImportRowFilter.tsx";
import { sampleErrorKinds, sampleFailedRows, sampleFieldLabel, sampleHeaders } from "../samples.ts";
import { ImportFixing, type ImportFixingProps } from "./ImportFixing.tsx";

const meta = {
  title: "画面の型/一括登録/ImportFixing",
  component: ImportFixing,
  args: {
    rows: sampleFailedRows,
    total: 2,
    headers: sampleHeaders,
    mapping: ["display_name", "email", "last_fee"],
    pending: 0,
    onFix: fn(),
    onCheck: fn(),
  },
  parameters: guide({
    use: "事前確認でエラーになった行を、表計算ソフトのように、その場で直します。取込後のエラーの一覧には ImportErrors を使います。",
    do: [
      "問題のある列を先に出し、対応付けた列をすべて直せるようにします。",
      "直したセルは、確かめるまで「まだ確かめていません」と伝えます。",
    ],
    dont: ["直すたびに全行を確かめ直さない。まとめて直してから「直した行を確かめる」で確かめます。"],
    keyboard: [
      ["Enter / F2", "セルを直す"],
      ["Ctrl（⌘）+ V", "Excel でコピーした範囲を貼り付ける"],
      ["Ctrl（⌘）+ Z", "元に戻す"],
    ],
  }),
} satisfies Meta<typeof ImportFixing>;
export default meta;
type Story = StoryObj<typeof meta>;

function Fixed(props: ImportFixingProps) {
  const [fixes, setFixes] = useState<readonly ImportFix[]>([]);
  const rows = props.rows.map((row) => ({
    ...row,
    fixed: fixes.filter((fix) => fix.row === row.row).map(({ column }) => column),
    cells: row.cells.map(
      (cell, column) => fixes.find((fix) => fix.row === row.row && fix.column === column)?.value ?? cell,
    ),
  }));
  return (
    <ImportFixing
      {...props}
      rows={rows}
      pending={fixes.length}
      onFix={(added) => {
        void props.onFix(added);
        setFixes([...fixes, ...added]);
      }}
    />
  );
}

export const Playground: Story = {
  render: (args) => <Fixed {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("columnheader", { name: "余分な列" })).toBeVisible();
    const cell = canvas.getByText("yuki@");
    await userEvent.dblClick(cell);
    await userEvent.keyboard("{Control>}a{/Control}yuki@example.jp{Enter}");
    await expect(args.onFix).toHaveBeenLastCalledWith([{ row: 18, column: 1, value: "yuki@example.jp" }]);
    await expect(await canvas.findByText("1か所を直しました（まだ確かめていません）")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "直した行を確かめる" }));
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};

/** On a phone: the reason and its field together, each field kept as it is left, by touch or by Enter. */
export const Phone: Story = {
  ...Playground,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // Closed, a row says who and why; the first one is open.
    await expect(canvas.getByRole("button", { name: /^3行目/ })).toHaveAttribute("aria-expanded", "true");
    const head = canvas.getByRole("button", { name: /^18行目 ゆうき.*メールアドレスの形式ではありません/ });
    await expect(head).toHaveAttribute("aria-expanded", "false");
    await expect(head.getBoundingClientRect().height).toBeLessThan(100);
    await userEvent.click(head);
    const row = within(canvas.getByRole("group", { name: "18行目 ゆうき" }));
    const mail = row.getByRole("textbox", { name: "メール" });
    await expect(mail).toHaveAccessibleDescription(/「yuki@」はメールアドレスの形式ではありません/);
    await expect(mail).toBeInvalid();
    await expect(mail.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.clear(mail);
    await userEvent.type(mail, "yuki@example.jp{Enter}");
    await expect(args.onFix).toHaveBeenLastCalledWith([{ row: 18, column: 1, value: "yuki@example.jp" }]);
    await expect(row.getByRole("textbox", { name: "余分な列" })).toHaveFocus();
    await expect((await row.findAllByText("直しました"))[0]).toBeVisible();
    await expect(mail).toBeValid();
    // What is right already waits behind one press.
    await expect(row.queryByRole("textbox", { name: "単価" })).toBeNull();
    await userEvent.click(row.getByText("ほかの2項目も直す"));
    await expect(row.getByRole("textbox", { name: "単価" })).toHaveValue("応相談");
    await userEvent.click(canvas.getByRole("button", { name: "直した行を確かめる" }));
    await expect(args.onCheck).toHaveBeenCalledTimes(1);
  },
};

export const Many: Story = {
  name: "絞り込みと続き",
  args: {
    total: 1200,
    children: (
      <ImportRowFilter
        kinds={sampleErrorKinds}
        filter={{ error: "email.1" }}
        found={1200}
        fieldLabel={sampleFieldLabel}
        onFilterChange={fn()}
      />
    ),
    more: <LoadMore shown={2} total={1200} hasMore unit="行" onLoadMore={fn()} />,
  },
};
export const None: Story = { name: "条件に合う行なし", args: { rows: [], total: 0 } };
