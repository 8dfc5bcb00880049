import type { Meta, StoryObj } from "@storybook/react-vite";
import { importFieldLabels } from "@tsumugi/contract";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CsvMappingStep } from "./CsvMappingStep/CsvMappingStep.tsx";

const fieldOptions = (["display_name", "email", "last_fee"] as const).map((value) => ({
  value,
  label: importFieldLabels[value],
}));
const onMapping = fn();
const onSheet = fn();
const onHeaderRow = fn();

const meta = { title: "画面の型/一括登録/列の対応付け" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const topRows = [
  { row: 1, cells: ["2026年度 クリエイター名簿（営業部で共有しているもの）", "", ""] },
  { row: 3, cells: ["お名前", "メール", "備考"] },
  { row: 4, cells: ["はなこ", "hanako@example.jp", "前回の反応が良い"] },
  { row: 5, cells: ["髙橋ゆうき①", "yuki@example.jp", ""] },
];

function Mapping({ remembered = false, sheet }: { remembered?: boolean; sheet?: string }) {
  const [mapping, setMapping] = useState<(string | null)[]>(["display_name", "email", null]);
  const [headerRow, setHeaderRow] = useState(sheet === undefined ? 1 : 3);
  return (
    <CsvMappingStep
      fileName="クリエイター一覧_2026.csv"
      headers={["お名前", "メール", "備考"]}
      headerRow={headerRow}
      topRows={topRows}
      onHeaderRowChange={(row) => {
        onHeaderRow(row);
        setHeaderRow(row);
      }}
      sample={[
        ["はなこ", "hanako@example.jp", "前回の反応が良い"],
        ["髙橋ゆうき①", "yuki@example.jp", ""],
      ]}
      total={500}
      remembered={remembered}
      sheet={sheet}
      sheetOptions={["表紙", "一覧"].map((value) => ({ value, label: value }))}
      onSheetChange={onSheet}
      mapping={mapping}
      fieldOptions={fieldOptions}
      encoding="cp932"
      encodingOptions={[
        { value: "utf-8", label: "UTF-8" },
        { value: "cp932", label: "Shift_JIS（CP932）" },
      ]}
      problems={mapping.includes("display_name") ? [] : ["「表示名」の列を選んでください。"]}
      onMappingChange={(next) => {
        onMapping(next);
        setMapping(next);
      }}
      onEncodingChange={fn()}
    />
  );
}

export const MapsColumns: Story = {
  name: "CsvMappingStep",
  render: () => <Mapping />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText("「備考」の取込先"), "last_fee");
    await expect(onMapping).toHaveBeenLastCalledWith(["display_name", "email", "last_fee"]);
    await userEvent.selectOptions(canvas.getByLabelText("「お名前」の取込先"), "");
    await expect(onMapping).toHaveBeenLastCalledWith([null, "email", "last_fee"]);
    await expect(canvas.getByText("「表示名」の列を選んでください。")).toBeVisible();
  },
};

/** Why these columns are chosen already, and 200 of them. */
export const Remembered: Story = {
  name: "CsvMappingStep 前回の対応付け",
  render: () => <Mapping remembered />,
};
/** A workbook has sheets to choose from, no encoding, and a title above its headers. */
export const Sheets: Story = {
  name: "CsvMappingStep シート",
  render: () => <Mapping sheet="表紙" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText("文字コード")).toBeNull();
    await expect(canvas.getByText(/3行目を見出しとして読み取りました/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText("シート"), "一覧");
    await expect(onSheet).toHaveBeenLastCalledWith("一覧");
  },
};
/** The row that was taken for the headers may be another one, or none: the rows are told by what stands in them. */
export const HeaderRow: Story = {
  name: "CsvMappingStep 見出しの行",
  render: () => <Mapping sheet="一覧" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByLabelText("見出しの行");
    await expect(choice).toHaveDisplayValue("3行目: お名前、メール、備考");
    await userEvent.selectOptions(choice, "1行目: 2026年度 クリエイター名簿（営業部で共有して…");
    await expect(onHeaderRow).toHaveBeenLastCalledWith(1);
    await expect(canvas.queryByText(/行目を見出しとして読み取りました/)).toBeNull();
    await userEvent.selectOptions(choice, "見出しはない");
    await expect(onHeaderRow).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByText(/見出しのない表として/)).toBeVisible();
  },
};
export const ManyColumns: Story = {
  name: "CsvMappingStep 200列",
  render: () => (
    <CsvMappingStep
      fileName="書き出し.csv"
      headers={Array.from({ length: 200 }, (_, index) => (index % 7 === 3 ? "" : `項目${index + 1}`))}
      sample={[Array.from({ length: 200 }, (_, index) => `値${index + 1}`)]}
      total={1}
      mapping={Array.from({ length: 200 }, (_, index) => (index === 0 ? "display_name" : null))}
      fieldOptions={fieldOptions}
      encoding="utf-8"
      encodingOptions={[{ value: "utf-8", label: "UTF-8" }]}
      onMappingChange={fn()}
      onEncodingChange={fn()}
    />
  ),
};
