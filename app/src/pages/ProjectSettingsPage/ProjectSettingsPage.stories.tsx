import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Project, updateProjectNote } from "@tsumugi/contract";
import { buildProject, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { contractEnded, over } from "../../testing/states.ts";
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
