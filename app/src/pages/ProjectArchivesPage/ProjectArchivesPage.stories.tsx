import type { Meta, StoryObj } from "@storybook/react-vite";
import { archiveProjects, listArchivedProjects } from "@tsumugi/contract";
import { buildProject, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectArchivesPage } from "./ProjectArchivesPage.tsx";

const meta = {
  title: "画面/案件/アーカイブ",
  component: ProjectArchivesPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.projectArchives.path} at={parameters.at ?? paths.projectArchives.path}>
      <ProjectArchivesPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectArchivesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const archived = buildProject({ archived_at: "2026-11-01T00:00:00.000Z" }, 8);
const menu = () => screen.findByRole("button", { name: /の操作$/ });

export const Loaded: Story = {
  play: async () => {
    await expect((await screen.findAllByText(archived.name))[0]).toBeVisible();
  },
};

const restore = async () => {
  await userEvent.click(await menu());
  await userEvent.click(await screen.findByRole("menuitem", { name: "アーカイブを解除" }));
};

export const Restored: Story = {
  name: "一覧に戻す",
  play: async () => {
    await restore();
    await expect((await screen.findAllByText(`「${archived.name}」を一覧に戻しました`))[0]).toBeVisible();
    await expect(screen.getByRole("button", { name: "元に戻す" })).toBeVisible();
  },
};

export const NotRestored: Story = {
  name: "一覧に戻せないとき",
  ...over(mockError(archiveProjects, "database_unavailable")),
  play: async () => {
    await restore();
    await expect((await screen.findAllByText(/お問い合わせ番号/))[0]).toBeVisible();
    await expect((await screen.findAllByText(archived.name))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listArchivedProjects, noRows)),
  play: async () => {
    await expect(await screen.findByText("アーカイブした案件はありません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listArchivedProjects, noRows)).parameters,
    at: `${paths.projectArchives.path}?keyword=${encodeURIComponent("ない案件")}`,
  },
  play: async () => {
    await expect(await screen.findByText("条件に合う案件はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listArchivedProjects)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listArchivedProjects, "database_unavailable")),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

/** A viewer reads, and nothing can be brought back. */
export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect((await screen.findAllByText(archived.name))[0]).toBeVisible();
    await expect(screen.queryByRole("button", { name: /の操作$/ })).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect((await screen.findAllByText(archived.name))[0]).toBeVisible();
    await expect(screen.queryByRole("button", { name: /の操作$/ })).toBeNull();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listArchivedProjects, {
      ...noRows,
      items: [buildProject({ name: LONG_NAME, client_name: LONG_NAME }, 8)],
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
