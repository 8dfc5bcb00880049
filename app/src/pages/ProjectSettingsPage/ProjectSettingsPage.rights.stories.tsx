import type { Meta, StoryObj } from "@storybook/react-vite";
import { updateProjectNote } from "@tsumugi/contract";
import { mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { endingRight } from "../../testing/endingRight.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProjectSettingsPage } from "./ProjectSettingsPage.tsx";

const right = endingRight();

const meta = {
  title: "画面/案件/設定・ノート/権限が変わる",
  component: ProjectSettingsPage,
  tags: ["no-visual"],
  beforeEach: right.begin,
  render: () => (
    <PageFrame
      path={paths.projectSettings.path}
      at={paths.projectSettings.getHref("project_001")}
      frame="project"
      storage={right.area}
    >
      <ProjectSettingsPage />
    </PageFrame>
  ),
  ...over(right.user, mockError(updateProjectNote, "forbidden")),
} satisfies Meta<typeof ProjectSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An admin takes the right to write away while the note is typed: it stays to be read and copied. */
export const NoteKept: Story = {
  name: "ノートの入力中に閲覧のみになる",
  play: async () => {
    await userEvent.type(await screen.findByLabelText("ノート"), "撮影は21日に変わりました");
    right.end();
    await userEvent.click(screen.getByRole("button", { name: "ノートを保存" }));
    await right.isSaid();
    const note = screen.getByLabelText("ノート");
    await expect(note).toHaveDisplayValue(/撮影は21日に変わりました$/);
    await expect(note).toHaveAttribute("readonly");
    await expect(screen.queryByRole("button", { name: "ノートを保存" })).toBeNull();
  },
};
