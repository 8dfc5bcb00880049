import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkImportDraft,
  checkImportTask,
  getImportTaskStatus,
  type ImportMapping,
  type ImportTask,
  listImportDraftRows,
  listManagedCreators,
  startImportDraft,
} from "@tsumugi/contract";
import {
  buildImportDraft,
  buildImportTask,
  buildList,
  buildManagedCreator,
  buildPlatformAccount,
  buildRunningImportTask,
  mockEndpoint,
  NOW,
  pageOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../paths.ts";
import { FlowFrame } from "../testing/FlowFrame.tsx";
import { failOnConsoleError, flow, hearConsoleErrors } from "../testing/states.ts";

const FILE = "クリエイター一覧.csv";
const headers = ["お名前", "氏名", "メール", "インスタ", "フォロワー数"];
const rows = [
  ["そら｜週末アウトドア", "青木 空", "sora@creators.test", "@sora_weekend", "24,300"],
  ["ことは図書室", "西村 琴葉", "kotoha@creators.test", "kotoha_library", "１２０００"],
  ["", "鈴木 一郎", "ichiro@creators.test", "", ""],
];
const guessed: ImportMapping = [null, "real_name", "email", "instagram", "instagram_followers"];
const missing = "「表示名」にあたる列がありません。どの列が表示名かを選んでください。";
const csv = () => new File([[headers, ...rows].map((row) => `${row.join(",")}\r\n`).join("")], FILE);

const found = {
  file_name: FILE,
  encoding: "utf-8" as const,
  total: 3,
  created: 2,
  updated: 0,
  skipped: 0,
  failed: 1,
  errors: [
    {
      row: 4,
      preview: rows[2] as string[],
      field: "display_name" as const,
      message: "表示名が空です。表示名を入力してください。",
    },
  ],
};

/** What the dry run shows of the rows. */
const shown = {
  rows: {
    created: rows
      .slice(0, 2)
      .map(([name = ""], index) => ({ row: index + 2, name, changes: [], reason: null })),
    updated: [],
    skipped: [],
  },
  failed_rows: found.errors.map(({ row, preview: cells, field, message }) => ({
    row,
    cells,
    problems: [{ field, message }],
  })),
};

/** The server works on each time it is asked; nothing has begun before a run. */
const kept: { task: ImportTask | null; asked: number } = { task: null, asked: 0 };

function taskNow(): ImportTask | null {
  if (!kept.task || kept.task.finished_at) return kept.task;
  kept.asked += 1;
  if (kept.asked < 3)
    return buildRunningImportTask(
      { ...found, failed: 0, errors: [], created: kept.asked, done: kept.asked },
      1,
    );
  kept.task = buildImportTask({ ...found, done: 3, finished_at: NOW }, 1);
  return kept.task;
}

const imported = () =>
  rows.slice(0, 2).map(([display_name = "", real_name = "", email = ""], index) => {
    const instagram = buildPlatformAccount(
      { platform: "instagram", follower_count: [24_300, 12_000][index] },
      1,
    );
    const blank = { memo: "", tags: [], genres: [], last_fee: null, last_contact_at: null, owner: null };
    return buildManagedCreator(
      { ...blank, display_name, real_name, email, accounts: [instagram] },
      31 + index,
    );
  });

const answers = [
  mockEndpoint(listManagedCreators, () =>
    pageOf([...(kept.task?.finished_at ? imported() : []), ...buildList(buildManagedCreator, 4)]),
  ),
  mockEndpoint(getImportTaskStatus, () => ({ task: taskNow() })),
  mockEndpoint(checkImportDraft, ({ body: { mapping } }) =>
    buildImportDraft(
      {
        step: mapping ? "check" : "mapping",
        file_name: FILE,
        error_kinds: [],
        preview: { ...found, rows: shown.rows, headers, sample: rows, mapping: mapping ?? guessed },
      },
      1,
    ),
  ),
  mockEndpoint(listImportDraftRows, () => pageOf(shown.failed_rows.map((row) => ({ ...row, fixed: [] })))),
  mockEndpoint(startImportDraft, () => {
    kept.task = buildRunningImportTask(
      { ...found, errors: [], failed: 0, created: 0, status: "queued", done: 0 },
      1,
    );
    return kept.task;
  }),
  mockEndpoint(checkImportTask, () => {
    kept.task = buildImportTask({ ...found, done: 3, checked_at: NOW }, 1);
    return kept.task;
  }),
];

const meta = {
  title: "流れ/一括登録",
  component: FlowFrame,
  // Its steps explain it; a table of the frame's props helps nobody.
  tags: ["!autodocs"],
  args: { at: paths.managedCreators.getHref() },
  beforeEach: () => {
    Object.assign(kept, { task: null, asked: 0 });
    return hearConsoleErrors();
  },
  afterEach: failOnConsoleError,
  ...flow(...answers),
} satisfies Meta<typeof FlowFrame>;
export default meta;

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const counts = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

/** A file from a spreadsheet becomes records, and the row that does not says why. */
export const ImportCreators: StoryObj<typeof meta> = {
  name: "ファイルを置いてから結果を確かめるまで",
  play: async ({ step }) => {
    await step("クリエイター管理から一括登録を開く", async () => {
      // The first page of a flow loads half of the app.
      const link = await screen.findByRole("link", { name: "一括登録" }, { timeout: 20_000 });
      await userEvent.click(link);
      await heading("一括登録");
    });
    await step("ファイルを渡す", async () => {
      await userEvent.upload(await screen.findByLabelText("CSV・Excelファイルを選ぶ"), csv());
      await expect(await screen.findByText(missing)).toBeVisible();
      await expect(screen.getByRole("button", { name: "事前確認へ" })).toHaveAttribute(
        "aria-disabled",
        "true",
      );
    });
    await step("「お名前」を表示名に対応付ける", async () => {
      const mapping = within(screen.getByRole("region", { name: "列の対応付け" }));
      await userEvent.selectOptions(mapping.getByLabelText("「お名前」の取込先"), "表示名");
      const goOn = { name: "事前確認へ" };
      await waitFor(() =>
        expect(screen.getByRole("button", goOn)).not.toHaveAttribute("aria-disabled", "true"),
      );
      await expect(screen.queryByText(missing)).toBeNull();
    });
    await step("書き込む前に件数とエラーを確かめる", async () => {
      await userEvent.click(screen.getByRole("button", { name: "事前確認へ" }));
      await screen.findByRole("button", { name: "2件を取り込む" });
      await expect(counts()).toEqual(["3件", "2件", "0件", "0件", "1件"]);
      await expect(await screen.findByText("表示名が空です。表示名を入力してください。")).toBeVisible();
    });
    await step("取り込み、進み具合を見る", async () => {
      await userEvent.click(screen.getByRole("button", { name: "2件を取り込む" }));
      await expect(await screen.findByRole("progressbar")).toBeVisible();
    });
    await step("結果を確かめて一覧へ戻る", async () => {
      await expect(await screen.findByText("1件を取り込めませんでした")).toBeVisible();
      await expect(counts()).toEqual(["3件", "2件", "0件", "0件", "1件"]);
      await userEvent.click(screen.getByRole("button", { name: "確認して一覧へ" }));
      await heading("クリエイター管理");
      await expect(await screen.findByRole("link", { name: /そら｜週末アウトドア/ })).toBeVisible();
    });
  },
};
