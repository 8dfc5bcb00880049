import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProject, updateProject } from "@tsumugi/contract";
import { buildProject, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { ProjectEditPage } from "./ProjectEditPage.tsx";

const meta = {
  title: "画面/案件/編集",
  component: ProjectEditPage,
  render: () => (
    <PageFrame path={paths.projectEdit.path} at={paths.projectEdit.getHref("project_001")}>
      <ProjectEditPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectEditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const mine = buildProject({}, 1);
const theirs = buildProject({ name: "担当者が直した案件名", version: mine.version + 1 }, 1);
const name = () => screen.findByLabelText(/案件名/);
const save = async () => userEvent.click(await screen.findByRole("button", { name: "保存する" }));

export const Loaded: Story = {
  play: async () => {
    await expect(await name()).toHaveValue(mine.name);
  },
};

export const Saved: Story = {
  name: "保存すると案件へ戻る",
  play: async () => {
    await userEvent.type(await name(), "（改）");
    await save();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect((await screen.findAllByText(`「${mine.name}（改）」を保存しました`))[0]).toBeVisible();
  },
};

/** Somebody saved meanwhile: 自分 and 現在 side by side. */
export const Conflict: Story = {
  name: "ほかの人との競合",
  ...over(mockError(updateProject, "stale_version", { current: theirs })),
  play: async () => {
    await userEvent.type(await name(), "（改）");
    await save();
    await waitFor(() => expect(screen.getByText(theirs.name)).toBeVisible());
    await expect(screen.getByText(`${mine.name}（改）`)).toBeVisible();
  },
};

const sent: unknown[] = [];
const savedOver = (others: typeof theirs) =>
  mockEndpoint(updateProject, ({ body }) => {
    sent.push(body);
    return savedMeanwhile(others, body) ?? others;
  });
const rename = async () => {
  sent.length = 0;
  await userEvent.type(await name(), "（改）");
  await save();
};
const ownOnly = { name: `${mine.name}（改）`, version: theirs.version };

/** Keeping one's own name leaves the client, whom a colleague changed and nobody typed over. */
export const KeepsMine: Story = {
  name: "競合で自分の内容を残す",
  ...over(savedOver({ ...theirs, client_name: "ほかの人のクライアント" })),
  play: async () => {
    await rename();
    const dialog = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(dialog.getAllByRole("row")).toHaveLength(2);
    await userEvent.click(dialog.getByRole("button", { name: "自分の内容で保存する" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent.at(-1)).toEqual(ownOnly);
  },
};

/** A colleague changed another field: nobody is asked, and both stay. */
export const NoOverlap: Story = {
  name: "ほかの人が別の項目を変えた",
  ...over(savedOver({ ...mine, client_name: "ほかの人のクライアント", version: theirs.version })),
  play: async () => {
    await rename();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent.at(-1)).toEqual(ownOnly);
  },
};

/** The save failed: what was typed stays. */
export const NotSaved: Story = {
  name: "保存の失敗",
  ...over(mockError(updateProject, "database_unavailable")),
  play: async () => {
    await userEvent.type(await name(), "（改）");
    await save();
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(await name()).toHaveValue(`${mine.name}（改）`);
  },
};

export const Loading: Story = {
  ...over(mockForever(getProject)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "案件編集" })).toBeVisible();
    await expect(screen.queryByLabelText(/案件名/)).toBeNull();
  },
};

export const Failed: Story = {
  ...over(mockError(getProject, "database_unavailable")),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

export const Gone: Story = {
  name: "見つからない案件",
  ...over(mockError(getProject, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
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

export const LongText: Story = {
  ...over(
    mockEndpoint(
      getProject,
      buildProject({ name: LONG_NAME, client_name: LONG_NAME, product_name: LONG_NAME }, 1),
    ),
  ),
  play: async () => {
    await expect(await name()).toHaveValue(LONG_NAME);
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
