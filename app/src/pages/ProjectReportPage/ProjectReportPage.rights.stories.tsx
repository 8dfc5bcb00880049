import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProjectReport, updateProjectReport } from "@tsumugi/contract";
import { buildProjectReport, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { endingRight } from "../../testing/endingRight.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProjectReportPage } from "./ProjectReportPage.tsx";

const right = endingRight();

const meta = {
  title: "画面/案件/レポート/権限が変わる",
  component: ProjectReportPage,
  tags: ["no-visual"],
  beforeEach: right.begin,
  render: () => (
    <PageFrame
      path={paths.projectReport.path}
      at={paths.projectReport.getHref("project_001")}
      frame="project"
      storage={right.area}
    >
      <ProjectReportPage />
    </PageFrame>
  ),
  ...over(
    right.user,
    mockEndpoint(getProjectReport, buildProjectReport({ comment: "開いたときの総評" })),
    mockError(updateProjectReport, "forbidden"),
  ),
} satisfies Meta<typeof ProjectReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An admin takes the right to write away while the summary is typed: it stays to be read and copied. */
export const CommentKept: Story = {
  name: "総評の入力中に閲覧のみになる",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "総評を編集" }));
    await userEvent.type(screen.getByRole("textbox", { name: "総評" }), "と追記");
    right.end();
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await right.isSaid();
    const comment = screen.getByRole("textbox", { name: "総評" });
    await expect(comment).toHaveDisplayValue("開いたときの総評と追記");
    await expect(comment).toHaveAttribute("readonly");
    await expect(screen.queryByRole("button", { name: "保存する" })).toBeNull();
  },
};
