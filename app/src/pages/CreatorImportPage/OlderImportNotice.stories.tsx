import type { Meta, StoryObj } from "@storybook/react-vite";
import { getImportTaskStatus } from "@tsumugi/contract";
import { buildImportTask, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { noTask, status } from "../../testing/importSteps.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { CreatorImportPage } from "./CreatorImportPage.tsx";

const at = paths.creatorImport.getHref({ task: "task_old" });
const GONE = "リンク先の取込の結果は、ここにはもうありません";

const meta = {
  title: "画面/クリエイター管理/一括登録/お知らせから",
  component: CreatorImportPage,
  render: () => (
    <PageFrame path={paths.creatorImport.path} at={at}>
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

/** Left for another file meanwhile: the same link leads to the result again. */
export const PressedAgain: Story = {
  name: "もう一度押す",
  parameters: Loaded.parameters,
  render: () => (
    <PageFrame path={paths.creatorImport.path} at={at}>
      <Link to={at}>取込が終わりました</Link>
      <CreatorImportPage />
    </PageFrame>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "別のファイルを取り込む" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "別のファイルを取り込む" })).toBeNull());
    await userEvent.click(screen.getByRole("link", { name: "取込が終わりました" }));
    await expect(await screen.findByRole("button", { name: "別のファイルを取り込む" })).toBeVisible();
  },
};

export const Older: Story = {
  ...over(status(buildImportTask({ uid: "task_new", file_name: "新しい一覧.csv" }))),
  play: async () => {
    await expect(await screen.findByText(GONE)).toBeVisible();
    await expect(screen.getByText(/そのあとに「新しい一覧.csv」/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
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
