import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProject, type Project, updateProjectNote } from "@tsumugi/contract";
import { buildProject, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { ProjectSettingsPage } from "./ProjectSettingsPage.tsx";

const meta = {
  title: "画面/案件/設定・ノート",
  component: ProjectSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.projectSettings.path}
      at={parameters.at ?? paths.projectSettings.getHref("project_001")}
      frame="project"
    >
      <ProjectSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ProjectSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByLabelText("ノート")).toBeVisible();
    await expect(await screen.findByLabelText(/案件名/)).toBeVisible();
  },
};

const theirs: Project = buildProject({ note: "撮影は21日に変わりました", version: 9 }, 1);

/** Somebody saved meanwhile: both texts stand side by side, and nothing is lost. */
export const Conflict: Story = {
  ...over(mockError(updateProjectNote, "stale_version", { current: theirs })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText("ノート"), "自分の追記");
    await userEvent.click(screen.getByRole("button", { name: "ノートを保存" }));
    await waitFor(() => expect(screen.getByText("撮影は21日に変わりました")).toBeVisible());
  },
};

const renamed: Project = buildProject({ name: "名前だけ変わった案件", version: 9 }, 1);

/** Something else was saved meanwhile: the note nobody touched is saved without a question. */
export const OtherFieldChanged: Story = {
  ...over(
    mockEndpoint(updateProjectNote, ({ body }) =>
      body.version === 9
        ? { ...renamed, note: body.note, version: 10 }
        : new Response(
            JSON.stringify({ code: "stale_version", message: "更新されています", current: renamed }),
            {
              status: 409,
              headers: { "content-type": "application/json" },
            },
          ),
    ),
  ),
  play: async () => {
    await userEvent.type(await screen.findByLabelText("ノート"), "自分の追記");
    await userEvent.click(screen.getByRole("button", { name: "ノートを保存" }));
    await expect((await screen.findAllByText("案件ノートを保存しました"))[0]).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByLabelText("ノート")).toHaveAttribute("readonly");
  },
};

export const Loading: Story = {
  ...over(mockForever(getProject)),
  play: async () => {
    await expect((await screen.findAllByLabelText("読み込み中"))[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...over(mockError(getProject, "internal")),
  play: async () => {
    await expect((await screen.findAllByText("req_mock"))[0]).toBeVisible();
  },
};

export const Forbidden: Story = { ...ReadOnly, ...over(asViewer) };

export const LongText: Story = {
  ...over(mockEndpoint(getProject, buildProject({ name: LONG_NAME, note: LONG_NAME.repeat(8) }, 1))),
  play: async () => {
    await expect(await screen.findByLabelText("ノート")).toHaveValue(LONG_NAME.repeat(8));
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };
