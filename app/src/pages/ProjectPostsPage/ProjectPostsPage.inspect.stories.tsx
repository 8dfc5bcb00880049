import type { Meta, StoryObj } from "@storybook/react-vite";
import { listProjectCreators, updateJobStatus } from "@tsumugi/contract";
import { buildProjectCreator, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ProjectPostsPage } from "./ProjectPostsPage.tsx";

const meta = {
  title: "画面/案件/投稿実績/検収",
  component: ProjectPostsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.projectPosts.path} at={parameters.at} frame="project">
      <ProjectPostsPage />
    </PageFrame>
  ),
} satisfies Meta<typeof ProjectPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const posted = buildProjectCreator({ display_name: "みお", job_status: "posted" }, 4);
let inspected: unknown;
/** The next step of the sheet and of Home leads here: it is done here, too. */
export const Inspects: Story = {
  name: "1人の投稿を見て、検収済みにする",
  parameters: {
    ...over(
      mockEndpoint(listProjectCreators, { items: [posted], next_cursor: null, total: 1 }),
      mockEndpoint(updateJobStatus, ({ body }) => {
        inspected = body;
        return { items: [], skipped: [] } as never;
      }),
    ).parameters,
    at: paths.projectPosts.getHref("project_001", { creator_uid: posted.creator_uid }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "検収済みにする" }));
    await waitFor(() =>
      expect(inspected).toEqual({ creator_uid: posted.creator_uid, job_status: "inspected", was: "posted" }),
    );
  },
};
