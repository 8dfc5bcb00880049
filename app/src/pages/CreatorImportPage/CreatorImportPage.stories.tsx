import type { Meta, StoryObj } from "@storybook/react-vite";
import { createImportTask, getImportTaskStatus } from "@tsumugi/contract";
import { buildRunningImportTask, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

const meta = {
  title: "画面/クリエイター管理/CSV一括登録",
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

const noTask = mockEndpoint(getImportTaskStatus, { task: null });
const file = () => new File(["表示名\r\nみお\r\n"], "一覧.csv", { type: "text/csv" });

export const Empty: Story = {
  ...over(noTask),
  play: async () => {
    await expect(await screen.findByLabelText("CSVファイルを選ぶ")).toBeInTheDocument();
  },
};

/** From the file over the columns to the dry run. */
export const Mapping: Story = {
  ...over(noTask),
  play: async () => {
    await userEvent.upload(await screen.findByLabelText("CSVファイルを選ぶ"), file());
    await userEvent.click(await screen.findByRole("button", { name: "事前確認へ" }));
    await expect(await screen.findByRole("button", { name: /件を取り込む/ })).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(noTask, mockError(createImportTask, "csv_unreadable")),
  play: async () => {
    await userEvent.upload(await screen.findByLabelText("CSVファイルを選ぶ"), file());
    await expect(await screen.findByText(/ファイルを読み取れませんでした/)).toBeVisible();
  },
};

/** Progress that survives leaving the page. */
export const Loading: Story = {
  ...over(mockEndpoint(getImportTaskStatus, { task: buildRunningImportTask({}, 1) })),
  play: async () => {
    await expect(await screen.findByRole("progressbar")).toBeVisible();
  },
};

/** What became of every row. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "確認して一覧へ" })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
  },
};
