import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  checkImportDraft,
  createImportDraft,
  getImportDraft,
  getImportTaskStatus,
  type ImportTask,
  listImportDrafts,
  stopImportTask,
} from "@tsumugi/contract";
import {
  buildImportDraft,
  buildImportPreview,
  buildImportTask,
  buildRunningImportTask,
  buildStoppedImportTask,
  buildUndoingImportTask,
  mockEndpoint,
  mockError,
  NOW,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { noTask, status, upload } from "../../testing/importSteps.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

const meta = {
  title: "画面/クリエイター管理/一括登録",
  component: CreatorImportPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.creatorImport.path} at={parameters.at ?? paths.creatorImport.path}>
      <CreatorImportPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CreatorImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...over(noTask),
  play: async () => {
    await expect(await screen.findByLabelText("CSV・Excelファイルを選ぶ")).toBeInTheDocument();
    await expect(screen.queryByText("前回の取込")).toBeNull();
  },
};

/** A table copied from a spreadsheet goes the same way as a file. */
export const Paste: Story = {
  ...over(noTask),
  play: async () => {
    await userEvent.click(await screen.findByLabelText("Excel から貼り付ける"));
    await userEvent.paste("表示名\tメール\r\nみお\tmio@creators.test\r\n");
    await userEvent.click(screen.getByRole("button", { name: "貼り付けた表を読み取る" }));
    await expect(await screen.findByRole("region", { name: "列の対応付け" })).toBeVisible();
  },
};

/** Two columns onto one field are refused at once, with the way out. */
export const Mapping: Story = {
  ...over(noTask),
  play: async () => {
    await upload();
    const mapping = within(await screen.findByRole("region", { name: "列の対応付け" }));
    await userEvent.selectOptions(mapping.getByLabelText("「氏名」の取込先"), "表示名");
    await expect(await screen.findByText(/「表示名」と「氏名」が同じ項目/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "事前確認へ" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.selectOptions(mapping.getByLabelText("「氏名」の取込先"), "氏名");
    await waitFor(() => expect(screen.queryByText(/同じ項目に対応/)).toBeNull());
  },
};

/** What the company chose for these headers before is chosen again, and said to be. */
export const Remembered: Story = {
  ...over(
    noTask,
    mockEndpoint(checkImportDraft, () => buildImportDraft({ preview: { mapping_from: "remembered" } }, 1)),
  ),
  play: async () => {
    await upload();
    await expect(await screen.findByText(/前回の取込と同じ見出し/)).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(noTask, mockError(createImportDraft, "csv_unreadable")),
  play: async () => {
    await upload();
    await expect(await screen.findByText(/ファイルを読み取れませんでした/)).toBeVisible();
  },
};

let isBusy = true;

/** Too many large files at once: what was handed in stays, and goes out again by one press. */
export const Busy: Story = {
  ...over(
    noTask,
    mockEndpoint(createImportDraft, () =>
      isBusy
        ? Response.json(
            { code: "rate_limited", message: "大きなファイルの処理が混み合っています。" },
            { status: 429 },
          )
        : buildImportDraft({}, 1),
    ),
  ),
  beforeEach: () => {
    isBusy = true;
  },
  play: async () => {
    await upload();
    await expect(await screen.findByText(/は、まだ届いていません/)).toBeVisible();
    await expect(screen.getByText(/混み合っています/)).toBeVisible();
    isBusy = false;
    await userEvent.click(screen.getByRole("button", { name: "もう一度送る" }));
    await expect(await screen.findByRole("region", { name: "列の対応付け" })).toBeVisible();
  },
};

const { uid, file_name, size, created_at, expires_at } = buildImportDraft({}, 1);
const summary = { uid, file_name, size, created_at, expires_at };

/** A file handed in before, with what was chosen for it, to go on with. */
export const GoOn: Story = {
  ...over(
    noTask,
    mockEndpoint(listImportDrafts, () => ({ items: [summary] })),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: `「${file_name}」を続ける` }));
    await expect(await screen.findByRole("region", { name: "列の対応付け" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "別のファイルを選ぶ" }));
    await expect(await screen.findByRole("region", { name: "途中の取込" })).toBeVisible();
  },
};

/** Taken over in another tab, thrown away or expired: the page says so, with the way on. */
export const Gone: Story = {
  parameters: {
    ...over(
      mockEndpoint(getImportDraft, () =>
        Response.json(
          { code: "not_found", message: "この取込の途中のファイルはありません。" },
          { status: 404 },
        ),
      ),
    ).parameters,
    at: paths.creatorImport.getHref({ draft: "import_draft_009" }),
  },
  play: async () => {
    await expect(await screen.findByText(/途中のファイルはありません/)).toBeVisible();
    await expect(await screen.findByLabelText("CSV・Excelファイルを選ぶ")).toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "結果を見る" }));
    await expect(await screen.findByText("2件を取り込めませんでした")).toBeVisible();
  },
};

/** Progress that survives leaving the page. */
export const Loading: Story = {
  ...over(status(buildRunningImportTask({}, 1))),
  play: async () => {
    await expect(await screen.findByRole("progressbar")).toBeVisible();
  },
};

const stopping: { task: ImportTask } = { task: buildRunningImportTask({}, 1) };

/** Stopping says beforehand what stays. */
export const Stop: Story = {
  ...over(
    mockEndpoint(stopImportTask, () => {
      stopping.task = buildStoppedImportTask({}, 1);
      return stopping.task;
    }),
    mockEndpoint(getImportTaskStatus, () => ({ task: stopping.task })),
  ),
  beforeEach: () => {
    stopping.task = buildRunningImportTask({}, 1);
  },
  play: async () => {
    await expect(await screen.findByText("あと約40秒")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "取込を止める" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/500行のうち300行まで.*登録と更新は残り/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "止める" }));
    await expect(await screen.findByText("500行のうち300行で取込を止めました")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
/** What became of every row. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "確認して一覧へ" })).toBeVisible();
  },
};

export const BackToResult: Story = {
  ...Loaded,
  name: "別のファイルから結果に戻る",
  play: async () => {
    await expect(await screen.findByRole("button", { name: "確認して一覧へ" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "別のファイルを取り込む" }));
    await userEvent.click(await screen.findByRole("button", { name: "結果を見る" }));
    await expect(await screen.findByText("2件を取り込めませんでした")).toBeVisible();
  },
};

const day = { finished_at: NOW, created_at: NOW };

/** Taking back says beforehand what it does. */
export const Undo: Story = {
  ...over(status(buildImportTask(day, 1))),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "取込を取り消す" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/462件を削除し、更新した30件を取込の前の内容に戻します/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "取り消す" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Undoing: Story = {
  ...over(status(buildUndoingImportTask({}, 1))),
  play: async () => {
    await expect(await screen.findByRole("progressbar", { name: /取り消し中/ })).toBeVisible();
  },
};

/** What somebody changed since is kept, and named. */
export const Undone: Story = {
  ...over(
    status(
      buildUndoingImportTask(
        {
          undone_at: NOW,
          undo: { started_at: NOW, done: 492, total: 492, kept: 1, kept_names: ["みお｜毎日スキンケア"] },
        },
        1,
      ),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("取込を取り消し、491件を元に戻しました")).toBeVisible();
    await expect(screen.getByText(/「みお｜毎日スキンケア」/)).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    noTask,
    mockEndpoint(checkImportDraft, () => {
      const preview = buildImportPreview({ file_name: `${"とても長い名前の一覧_".repeat(12)}.csv` });
      const headers = preview.headers.map((header) => header.repeat(20));
      const sample = preview.sample.map((row) => row.map((cell) => cell.repeat(15)));
      return buildImportDraft({ preview: { ...preview, headers, sample } }, 1);
    }),
  ),
  play: async () => {
    await upload();
    await expect(await screen.findByRole("region", { name: "列の対応付け" })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
  },
};

export const Phone: Story = { ...Empty, ...onPhone };
export const PhoneResult: Story = { ...over(), ...onPhone, play: Loaded.play };
