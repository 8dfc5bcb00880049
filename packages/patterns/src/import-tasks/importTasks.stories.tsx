import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CsvDropStep } from "./CsvDropStep/CsvDropStep.tsx";
import { CsvDryRunStep, type CsvDryRunStepProps } from "./CsvDryRunStep/CsvDryRunStep.tsx";
import { ImportDraftList } from "./ImportDraftList/ImportDraftList.tsx";
import { ImportFixing } from "./ImportFixing/ImportFixing.tsx";
import { sampleFailedRows, sampleFieldLabel, sampleHeaders, sampleRows } from "./samples.ts";

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
  leftOut: ["血液型", "備考2"],
};
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
    await expect(canvas.getByText(/^取り込まない列（2）: 血液型、備考2。/)).toBeVisible();
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
