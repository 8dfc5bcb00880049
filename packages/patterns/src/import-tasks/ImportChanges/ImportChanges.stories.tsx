import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { expect, userEvent, within } from "storybook/test";
import { sampleFieldLabel, sampleRows } from "../samples.ts";
import { ImportChanges } from "./ImportChanges.tsx";

const meta = {
  title: "画面の型/一括登録/ImportChanges",
  component: ImportChanges,
  args: { kind: "updated", rows: sampleRows.updated, total: 30, fieldLabel: sampleFieldLabel },
  parameters: guide({
    use: "取り込むと、どの行のどのセルが何から何に変わるか、どの行をなぜ取り込まないかを示します。エラーの行は ImportFixing で直します。",
    do: ["変わるセルだけを1行ずつ出し、いまの内容と取込後の内容を並べます。"],
    dont: ["変わらないセルを並べない。見るべきものが埋もれます。"],
  }),
} satisfies Meta<typeof ImportChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("全30行のうち、最初の2行です。")).toBeVisible();
    await expect(canvas.getByRole("row", { name: /直近の報酬.*50,000/ })).toBeVisible();
  },
};
/** On a phone: a line for each row, which opens under a finger. */
export const Phone: Story = {
  args: {
    rows: Array.from({ length: 13 }, (_, n) =>
      sampleRows.updated.map((row) => ({ ...row, row: row.row + n * 10 })),
    ).flat(),
    total: 26,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole("list", { name: "更新の行" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(26);
    await expect(list.getBoundingClientRect().height).toBeLessThan(26 * 70);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [line] = within(list).getAllByText("2項目: メールアドレス、直近の報酬（税抜）");
    await expect(canvas.getAllByText("sora@old.test")[0]).not.toBeVisible();
    await userEvent.click(line as HTMLElement);
    await expect(canvas.getAllByText("sora@old.test")[0]).toBeVisible();
    await expect(canvas.getAllByText("50,000")[0]).toBeVisible();
  },
};
export const PhoneCreated: Story = {
  ...Phone,
  name: "新規（スマートフォン）",
  args: { kind: "created", rows: sampleRows.created, total: 2 },
  play: undefined,
};
export const PhoneSkipped: Story = {
  ...Phone,
  name: "重複（スマートフォン）",
  args: { kind: "skipped", rows: sampleRows.skipped, total: 1 },
  play: undefined,
};
export const Created: Story = { name: "新規", args: { kind: "created", rows: sampleRows.created, total: 2 } };
export const Skipped: Story = { name: "重複", args: { kind: "skipped", rows: sampleRows.skipped, total: 1 } };
export const None: Story = { name: "なし", args: { rows: [], total: 0 } };
