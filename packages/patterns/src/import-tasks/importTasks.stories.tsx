import type { Meta, StoryObj } from "@storybook/react-vite";
import { importFieldLabels } from "@tsumugi/contract";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CsvDropStep } from "./CsvDropStep/CsvDropStep.tsx";
import { CsvDryRunStep, type CsvDryRunStepProps } from "./CsvDryRunStep/CsvDryRunStep.tsx";
import { CsvMappingStep } from "./CsvMappingStep/CsvMappingStep.tsx";
import { ImportDraftList } from "./ImportDraftList/ImportDraftList.tsx";
import { ImportFixing } from "./ImportFixing/ImportFixing.tsx";
import { sampleFailedRows, sampleFieldLabel, sampleHeaders, sampleRows } from "./samples.ts";

const fieldOptions = (["display_name", "email", "last_fee"] as const).map((value) => ({
  value,
  label: importFieldLabels[value],
}));
const counts = { total: 500, created: 486, updated: 9, skipped: 3, failed: 2 };
const onMatch = fn();
const onBlanks = fn();
const dryRun: CsvDryRunStepProps = {
  counts,
  rows: sampleRows,
  newTags: [
    { name: "美用", rows: 3, similar: "美容" },
    { name: "夏のキャンペーン", rows: 12, similar: null },
  ],
  fixing: (
    <ImportFixing
      rows={sampleFailedRows}
      total={2}
      headers={sampleHeaders}
      mapping={["display_name", "email", "last_fee"]}
      pending={0}
      onFix={fn()}
      onCheck={fn()}
    />
  ),
  fieldLabel: sampleFieldLabel,
  choices: [
    {
      label: "登録済みの人がいたとき",
      options: [
        { value: "update", label: "登録済みの内容を更新する" },
        { value: "skip", label: "登録済みの人は取り込まない" },
        { value: "create", label: "同姓同名の別人として登録する" },
      ],
      value: "update",
      onChange: onMatch,
    },
    {
      label: "空欄のセル",
      options: [
        { value: "keep", label: "登録済みの内容を残す" },
        { value: "clear", label: "登録済みの内容を空欄にする" },
      ],
      value: "clear",
      onChange: onBlanks,
    },
  ],
  emptied: 3,
};
const onMapping = fn();
const onSheet = fn();
const onHeaderRow = fn();
const onFile = fn();
const onTemplate = fn();

const meta = { title: "画面の型/一括登録/一括登録" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drop: Story = {
  name: "CsvDropStep",
  render: () => <CsvDropStep onFile={onFile} onTemplate={onTemplate} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "ひな形（Shift_JIS）" }));
    await expect(onTemplate).toHaveBeenLastCalledWith("shift_jis");
    const book = new File(["PK"], "名簿.xls");
    await userEvent.upload(canvas.getByLabelText("CSV・Excelファイルを選ぶ"), book);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("「CSV UTF-8（コンマ区切り）」を選んで");
    await expect(onFile).not.toHaveBeenCalled();
  },
};

/** Copied from a spreadsheet: into the field, or anywhere on the page. */
export const Paste: Story = {
  name: "CsvDropStep 貼り付け",
  render: () => <CsvDropStep onFile={onFile} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Excel から貼り付ける");
    const read = canvas.getByRole("button", { name: "貼り付けた表を読み取る" });
    await expect(read).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(field);
    await userEvent.paste("表示名\tメール\r\nみお\tmio@example.jp\r\n");
    await expect(canvas.getByText("1行 × 2列（1行目は見出し）")).toBeVisible();
    await expect(onFile).not.toHaveBeenCalled();
    await userEvent.click(read);
    await expect(onFile).toHaveBeenCalledTimes(1);

    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "表示名\nはるか\n");
    clipboardData.items.add(new File(["x"], "表.png", { type: "image/png" }));
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    canvas.getByLabelText("CSV・Excelファイルを選ぶ").dispatchEvent(paste);
    await expect(onFile).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole("alert")).toBeNull();
    const [file] = onFile.mock.lastCall ?? [];
    await expect(await (file as File).text()).toContain("はるか");
  },
};
/** Kept files stand across the top: in a column they would push the help below what is handed in. */
export const DropKept: Story = {
  name: "CsvDropStep 途中の取込",
  render: () => (
    <CsvDropStep onFile={onFile} onTemplate={onTemplate}>
      <ImportDraftList
        drafts={[1, 2, 3].map((n) => ({
          uid: `draft_${n}`,
          file_name: `クリエイター一覧_${n}.csv`,
          created_at: "2026-11-20T01:00:00Z",
        }))}
        onGoOn={fn()}
        onDiscard={fn()}
      />
    </CsvDropStep>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kept = canvas.getByRole("region", { name: "途中の取込" }).getBoundingClientRect();
    const help = canvas.getByRole("heading", { name: "ファイルの用意" }).getBoundingClientRect();
    const paste = canvas.getByRole("textbox", { name: /Excel/ }).getBoundingClientRect();
    await expect(kept.right).toBeGreaterThan(help.right);
    await expect(help.top).toBeLessThan(paste.top);
  },
};
export const DropFailed: Story = {
  name: "CsvDropStep 読めないファイル",
  render: () => (
    <CsvDropStep
      onFile={fn()}
      error="ファイルを読み取れませんでした。CSV（UTF-8 または Shift_JIS）で保存し直してください。"
    />
  ),
};

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

export const DryRun: Story = {
  name: "CsvDryRunStep",
  render: () => <CsvDryRunStep {...dryRun} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tab", { name: "エラー（2）" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(canvas.getByRole("tab", { name: "更新（9）" }));
    await expect(
      canvas.getByRole("row", { name: /メールアドレス.*sora@old\.test.*sora@example\.jp/ }),
    ).toBeVisible();
    await expect(canvas.getByText("「美容」の間違いではありませんか")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "新規（486）" }));
    await expect(canvas.getByRole("row", { name: /みお.*直近の報酬.*5万.*¥50,000/ })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /はるかの台所.*ファイルのとおり/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "重複（3）" }));
    await expect(canvas.getByText("登録済みの「ことは図書室」と同じ内容です。")).toBeVisible();
    await userEvent.click(canvas.getByLabelText("登録済みの人は取り込まない"));
    await expect(onMatch).toHaveBeenLastCalledWith("skip");
    await expect(canvas.getByText(/^3行で、登録済みの内容を空欄にします。/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText("登録済みの内容を残す"));
    await expect(onBlanks).toHaveBeenLastCalledWith("keep");
  },
};
export const NothingWrong: Story = {
  name: "CsvDryRunStep エラーなし",
  render: () => (
    <CsvDryRunStep
      {...dryRun}
      counts={{ total: 2, created: 2, updated: 0, skipped: 0, failed: 0 }}
      rows={{ ...sampleRows, updated: [], skipped: [] }}
    />
  ),
};
export const NothingToWrite: Story = {
  name: "CsvDryRunStep 全行エラー",
  render: () => (
    <CsvDryRunStep
      {...dryRun}
      counts={{ total: 2, created: 0, updated: 0, skipped: 0, failed: 2 }}
      rows={{ created: [], updated: [], skipped: [] }}
    />
  ),
};
export const NothingNew: Story = {
  name: "CsvDryRunStep 全行重複",
  render: () => (
    <CsvDryRunStep
      {...dryRun}
      counts={{ total: 1, created: 0, updated: 0, skipped: 1, failed: 0 }}
      rows={{ ...sampleRows, created: [], updated: [] }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/すべての行が重複のため/)).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "重複（1）" })).toHaveAttribute("aria-selected", "true");
  },
};
