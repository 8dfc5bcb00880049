import type { Meta, StoryObj } from "@storybook/react-vite";
import { getImportTaskStatus } from "@tsumugi/contract";
import { buildImportTask, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { noTask, status } from "../../testing/importSteps.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

const GONE = "リンク先の取込の結果は、ここにはもうありません";

const meta = {
  title: "画面/クリエイター管理/CSV一括登録/お知らせから",
  component: CreatorImportPage,
  render: () => (
    <PageFrame path={paths.creatorImport.path} at={paths.creatorImport.getHref({ task: "task_old" })}>
      <CreatorImportPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof CreatorImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice leads to the result, although it was seen and put away before. */
export const Loaded: Story = {
  ...over(status(buildImportTask({ uid: "task_old", checked_at: "2026-11-20T00:00:00.000Z" }))),
  play: async () => {
    await expect(await screen.findByRole("button", { name: /続けて取り込む|別のファイル/ })).toBeVisible();
    await expect(screen.queryByText(GONE)).toBeNull();
  },
};

export const Older: Story = {
  ...over(status(buildImportTask({ uid: "task_new", file_name: "新しい一覧.csv" }))),
  play: async () => {
    await expect(await screen.findByText(GONE)).toBeVisible();
    await expect(screen.getByText(/そのあとに「新しい一覧.csv」/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await expect(screen.queryByText(GONE)).toBeNull();
  },
};

/** Nothing is kept at all: that is said, too. */
export const Gone: Story = {
  ...over(noTask),
  play: async () => {
    await expect(await screen.findByText(GONE)).toBeVisible();
    await expect(screen.queryByText(/そのあとに/)).toBeNull();
  },
};

/** What is not known is not said. */
export const Failed: Story = {
  ...over(mockError(getImportTaskStatus, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
    await expect(screen.queryByText(GONE)).toBeNull();
  },
};

export const Phone: Story = { ...Gone, ...onPhone };
