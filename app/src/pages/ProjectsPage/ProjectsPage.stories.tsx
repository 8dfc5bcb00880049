import type { Meta, StoryObj } from "@storybook/react-vite";
import { listProjects } from "@tsumugi/contract";
import { buildProject, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectsPage } from "./ProjectsPage.tsx";

const meta = {
  title: "画面/案件/一覧",
  component: ProjectsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.projects.path} at={parameters.at ?? paths.projects.path}>
      <ProjectsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "案件作成" })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("row").length).toBeGreaterThan(1));
  },
};

/** A view of the company narrows the list, and what is changed under it can be kept. */
export const SavedView: Story = {
  name: "保存したビュー",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /投稿期間中$/ }));
    await waitFor(() => expect(screen.getByRole("combobox", { name: "段階" })).toHaveValue("posting"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "段階" }), "approach");
    await expect(await screen.findByText("変更あり")).toBeVisible();
    await expect(screen.getByRole("button", { name: "別のビューとして保存" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listProjects, noRows)),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "最初の案件を作成" })).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listProjects, noRows)).parameters,
    at: paths.projects.getHref({ keyword: "ない案件" }),
  },
  play: async () => {
    await expect(await screen.findByText("条件に合う案件はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listProjects)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listProjects, "database_unavailable")),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await expect(screen.queryByRole("link", { name: "案件作成" })).toBeNull();
  },
};

export const LongText: Story = {
  ...over(mockEndpoint(listProjects, { ...noRows, items: [buildProject({ name: LONG_NAME }, 1)], total: 1 })),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

/** Over the list: how many, how much. Chosen rows are archived together, and come back by the toast. */
export const ArchiveSeveral: Story = {
  play: async () => {
    await expect(await screen.findByText("¥7,950,000")).toBeVisible();
    const boxes = await screen.findAllByRole("checkbox", { name: /を選択/ });
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "アーカイブ" }));
    await expect((await screen.findAllByText("2件の案件をアーカイブしました"))[0]).toBeVisible();
    await expect((await screen.findAllByRole("button", { name: "元に戻す" }))[0]).toBeVisible();
  },
};

/** One card per project. */
export const Phone: Story = {
  play: async () => {
    await expect((await screen.findAllByRole("listitem")).length).toBeGreaterThan(1);
    await expect(screen.queryByRole("grid")).toBeNull();
  },
  ...onPhone,
};

export const Forbidden: Story = { ...ReadOnly, ...over(asViewer) };
