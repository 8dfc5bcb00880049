import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ImportRowError } from "@tsumugi/contract";
import { buildRunningImportTask, buildStoppedImportTask } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { expect, fn, within } from "storybook/test";
import { CsvResult } from "./CsvResult/CsvResult.tsx";
import { sampleFieldLabel } from "./samples.ts";

const errors: ImportRowError[] = [
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
const task = buildRunningImportTask({
  ...counts,
  file_name: "クリエイター一覧_2026.csv",
  done: 220,
});

const stopped = buildStoppedImportTask({ total: 500, done: 220, created: 214, updated: 3, skipped: 3 });

const meta = { title: "画面の型/一括登録/一括登録の結果" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: "CsvResult 取込中",
  render: () => (
    <CsvResult task={{ ...task, seconds_left: 38 }} stop={<Button size="sm">取込を止める</Button>} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("あと約40秒")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "取込を止める" })).toBeVisible();
  },
};
export const Unknown: Story = {
  name: "CsvResult 取込中（残り時間がまだわからない）",
  render: () => <CsvResult task={{ ...task, seconds_left: null }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/あと約/)).toBeNull();
  },
};
export const Stopped: Story = {
  name: "CsvResult 停止",
  render: () => <CsvResult task={stopped} actions={<Button size="sm">取込を取り消す</Button>} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("500行のうち220行で取込を止めました")).toBeVisible();
    await expect(canvas.getByText(/途中のファイルから続けて取り込めます/)).toBeVisible();
  },
};
export const StoppedNamesakes: Story = {
  name: "CsvResult 停止（別人として登録）",
  render: () => <CsvResult task={{ ...stopped, on_match: "create" }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/この取込を取り消してください/)).toBeVisible();
  },
};
export const Waiting: Story = {
  name: "CsvResult 待機中",
  render: () => <CsvResult task={{ ...task, status: "queued", done: 0 }} />,
};
export const Complete: Story = {
  name: "CsvResult 完了",
  render: () => <CsvResult task={{ ...task, failed: 0, created: 488, status: "done", done: 500 }} />,
};
export const Done: Story = {
  name: "CsvResult 一部エラー",
  render: () => (
    <CsvResult
      task={{ ...task, status: "done_with_errors", done: 500, errors, error_file_url: "/errors.csv" }}
      fieldLabel={sampleFieldLabel}
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
        failure: "取込が途中で止まりました。取り込めなかった行のファイルを、もう一度取り込んでください。",
      }}
    />
  ),
};
const finished = { ...task, status: "done" as const, done: 500, failed: 0, created: 488 };
export const Undoing: Story = {
  name: "CsvResult 取り消し中",
  render: () => (
    <CsvResult
      task={{
        ...finished,
        undo: { started_at: "2026-11-20T02:58:00Z", done: 180, total: 497, kept: 0, kept_names: [] },
      }}
    />
  ),
};
export const Undone: Story = {
  name: "CsvResult 取り消し済み（残したものあり）",
  render: () => (
    <CsvResult
      task={{
        ...finished,
        undone_at: "2026-11-20T03:00:00Z",
        undo: {
          started_at: "2026-11-20T02:58:00Z",
          done: 497,
          total: 497,
          kept: 7,
          kept_names: ["みお", "はるか", "そら", "ことは", "ゆうき"],
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("取込を取り消し、490件を元に戻しました")).toBeVisible();
    await expect(canvas.getByText(/「みお」、「はるか」.*ほか2件.*個別に直してください。/)).toBeVisible();
  },
};
