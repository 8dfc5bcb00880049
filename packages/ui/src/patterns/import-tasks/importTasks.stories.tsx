import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CsvDropStep } from "./CsvDropStep/CsvDropStep.tsx";
import { CsvDryRunStep } from "./CsvDryRunStep/CsvDryRunStep.tsx";
import { CsvMappingStep } from "./CsvMappingStep/CsvMappingStep.tsx";
import { CsvResult, type ImportTaskLook } from "./CsvResult/CsvResult.tsx";

const fieldOptions = [
  { value: "display_name", label: "表示名" },
  { value: "email", label: "メールアドレス" },
  { value: "last_fee", label: "直近の報酬（円）" },
];
const errors = [
  {
    row: 3,
    preview: ["", "hanako@", "¥50,000"],
    field: "display_name",
    message: "表示名が空です。表示名を入れて、もう一度取り込んでください。",
  },
  {
    row: 18,
    preview: ["ゆうき", "yuki＠example", ""],
    field: "email",
    message: "メールアドレスの形式が正しくありません。例: hanako@example.jp",
  },
];
const counts = { total: 500, created: 486, updated: 9, skipped: 3, failed: 2 };
const task: ImportTaskLook = {
  ...counts,
  file_name: "クリエイター一覧_2026.csv",
  status: "running",
  done: 220,
  errors: [],
  error_file_url: null,
  failure: null,
  undone_at: null,
};
const onMapping = fn();

const meta = { title: "パターン/import-tasks/CSV一括登録" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drop: Story = {
  name: "CsvDropStep",
  render: () => <CsvDropStep onFile={fn()} templateHref="#template" />,
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

function Mapping() {
  const [mapping, setMapping] = useState<(string | null)[]>(["display_name", "email", null]);
  return (
    <CsvMappingStep
      fileName="クリエイター一覧_2026.csv"
      headers={["お名前", "メール", "備考"]}
      sample={[
        ["はなこ", "hanako@example.jp", "前回の反応が良い"],
        ["髙橋ゆうき①", "yuki@example.jp", ""],
      ]}
      total={500}
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

export const DryRun: Story = {
  name: "CsvDryRunStep",
  render: () => <CsvDryRunStep counts={counts} errors={errors} />,
};
export const NothingToWrite: Story = {
  name: "CsvDryRunStep 全行エラー",
  render: () => (
    <CsvDryRunStep counts={{ total: 2, created: 0, updated: 0, skipped: 0, failed: 2 }} errors={errors} />
  ),
};
export const Running: Story = { name: "CsvResult 取込中", render: () => <CsvResult task={task} /> };
export const Done: Story = {
  name: "CsvResult 一部エラー",
  render: () => (
    <CsvResult
      task={{ ...task, status: "done_with_errors", done: 500, errors, error_file_url: "/errors.csv" }}
      onDownloadErrors={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "エラーの行をダウンロード" }),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  name: "CsvResult 失敗",
  render: () => (
    <CsvResult
      task={{
        ...task,
        status: "failed",
        failure: "列の対応付けがファイルと合いません。列を選び直してください。",
      }}
    />
  ),
};
