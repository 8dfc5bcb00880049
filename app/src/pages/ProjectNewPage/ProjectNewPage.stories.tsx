import type { Meta, StoryObj } from "@storybook/react-vite";
import { createProject, getCompanyUser, getProject, listProjects } from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildProject,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { mapArea } from "../../testing/mapArea.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectNewPage } from "./ProjectNewPage.tsx";

const meta = {
  title: "画面/案件/作成",
  component: ProjectNewPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.projectNew.path} at={parameters.at ?? paths.projectNew.path}>
      <ProjectNewPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const copying = { at: paths.projectNew.getHref({ from: "project_001" }) };
const name = () => screen.findByLabelText(/案件名/);
const create = async () => userEvent.click(await screen.findByRole("button", { name: "案件を作成" }));

export const Loaded: Story = {
  play: async () => {
    await expect(await name()).toBeVisible();
    await expect(screen.getByRole("button", { name: "案件を作成" })).toBeVisible();
  },
};

export const NoName: Story = {
  name: "案件名の入力漏れ",
  play: async () => {
    await create();
    await expect(await screen.findByText(/案件名が入力されていません/)).toBeVisible();
  },
};

export const Created: Story = {
  name: "作成すると案件へ移る",
  play: async () => {
    await userEvent.type(await name(), "春の新色リップ");
    await create();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect((await screen.findAllByText("「春の新色リップ」を作成しました"))[0]).toBeVisible();
  },
};

/** What was typed is still there, with the reason above the button. */
export const Failed: Story = {
  ...over(mockError(createProject, "database_unavailable")),
  play: async () => {
    await userEvent.type(await name(), "春の新色リップ");
    await create();
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(await name()).toHaveValue("春の新色リップ");
  },
};

const namesake = buildProject({ name: "春の 新色リップ", client_name: "みなと製菓" }, 3);
const withNamesake = mockEndpoint(listProjects, {
  ...noRows,
  items: [namesake, buildProject({}, 2)],
  total: 2,
});

/** Another project of that name stands: said before a second one is made, and no reason not to make it. */
export const SameName: Story = {
  name: "同じ名前の案件がある",
  ...over(withNamesake),
  play: async () => {
    await userEvent.type(await name(), "　春の新色リップ ");
    await expect(screen.queryByText("同じ名前の案件があります")).toBeNull();
    await userEvent.tab();
    await expect(await screen.findByText("同じ名前の案件があります")).toBeVisible();
    await expect(screen.getByText(/「春の 新色リップ」（みなと製菓、\d{4}\/.*作成）。/)).toBeVisible();
    await create();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

/** The second copy of one project: its name is taken before anything is typed. */
export const SecondCopy: Story = {
  name: "2つ目の複製",
  parameters: {
    ...over(
      mockEndpoint(listProjects, {
        ...noRows,
        items: [buildProject({ name: `${buildProject({}, 1).name}のコピー` }, 4)],
        total: 1,
      }),
    ).parameters,
    ...copying,
  },
  play: async () => {
    await expect(await screen.findByText("同じ名前の案件があります")).toBeVisible();
  },
};

/** Tags, rule and columns of another project are taken over, its days are not. */
export const Copy: Story = {
  name: "複製",
  parameters: { ...over().parameters, ...copying },
  play: async () => {
    await expect(await name()).toHaveValue(`${buildProject({}, 1).name}のコピー`);
  },
};

/** What comes along is in the address: it is the same after a reload, beside what was typed. */
export const CopyReloaded: Story = {
  name: "引き継ぐものを選んで読み込み直す",
  parameters: { at: paths.projectNew.getHref({ from: "project_001", creators: "1", fees: "1" }) },
  play: async () => {
    const creators = await screen.findByRole("checkbox", { name: /クリエイターも引き継ぐ/ });
    await expect(creators).toBeChecked();
    const fees = screen.getByRole("checkbox", { name: "報酬も予定として引き継ぐ" });
    await expect(fees).toBeChecked();
    await userEvent.type(await name(), "（第2弾）");
    await userEvent.click(fees);
    await expect(fees).not.toBeChecked();
    await expect(creators).toBeChecked();
    await expect(await name()).toHaveValue(`${buildProject({}, 1).name}のコピー（第2弾）`);
  },
};

export const Loading: Story = {
  name: "複製元の読み込み中",
  parameters: { ...over(mockForever(getProject)).parameters, ...copying },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "案件作成" })).toBeVisible();
    await expect(screen.queryByLabelText(/案件名/)).toBeNull();
  },
};

export const SourceGone: Story = {
  name: "見つからない複製元",
  parameters: { ...over(mockError(getProject, "not_found")).parameters, ...copying },
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    ...over(
      mockEndpoint(
        getProject,
        buildProject({ name: LONG_NAME, client_name: LONG_NAME, product_name: LONG_NAME }, 1),
      ),
    ).parameters,
    ...copying,
  },
  play: async () => {
    await expect(await name()).toHaveValue(`${LONG_NAME}のコピー`);
  },
};

let role: "staff" | "viewer" = "staff";
const me = buildCurrentUser();
const KEY = `tsumugi.backup.${me.uid}:${me.company?.uid}.project.new`;
const storedForms = new Map<string, string>();
const area = mapArea(storedForms);

/** An admin takes the right to write away while something is typed: it stays to be read, and is back after a reload. */
export const RightEnds: Story = {
  name: "入力中に閲覧のみになる",
  beforeEach: () => {
    storedForms.clear();
    role = "staff";
  },
  render: () => (
    <PageFrame path={paths.projectNew.path} storage={area}>
      <ProjectNewPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getCompanyUser, () => buildCurrentUser({ role })),
    mockError(createProject, "forbidden"),
  ),
  play: async () => {
    await userEvent.type(await name(), "春の新色リップ");
    await userEvent.type(screen.getByLabelText("目的"), "認知を広げる");
    role = "viewer";
    await create();
    await expect(await screen.findByText("いまは保存できません", {}, { timeout: 10_000 })).toBeVisible();
    await expect(await name()).toHaveValue("春の新色リップ");
    await expect(screen.getByLabelText("目的")).toHaveValue("認知を広げる");
    await expect(storedForms.get(KEY)).toContain("認知を広げる");
    // Two banners, one below the other, with room between them.
    const boxOf = (title: string) => screen.getByText(title).closest("[data-tone]")?.getBoundingClientRect();
    const upper = boxOf("いまは保存できません")?.bottom ?? Number.NaN;
    const lower = boxOf("入力中だった内容を復元しました")?.top ?? Number.NaN;
    await expect(lower - upper).toBeGreaterThanOrEqual(8);
  },
};

/** The page is opened again, by who has the right back. */
export const Restored: Story = {
  name: "入力中だった内容の復元",
  beforeEach: () => {
    role = "staff";
    const values = {
      name: "書きかけの案件",
      platforms: ["instagram"],
      starts_on: "2026-12-01",
      budget: 300000,
    };
    storedForms.clear();
    storedForms.set(KEY, `${Date.now()} ${JSON.stringify({ values })}`);
  },
  render: RightEnds.render,
  ...over(mockEndpoint(getCompanyUser, () => buildCurrentUser({ role }))),
  play: async () => {
    await expect(await screen.findByText("入力中だった内容を復元しました")).toBeVisible();
    await expect(await name()).toHaveValue("書きかけの案件");
    await expect(screen.getByLabelText("予算（税抜）")).toHaveValue("300,000");
    await userEvent.type(await name(), "2");
    await create();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(storedForms.size).toBe(0);
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
    await expect(screen.queryByLabelText(/案件名/)).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
    await expect(screen.queryByLabelText(/案件名/)).toBeNull();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
