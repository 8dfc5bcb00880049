import type { Meta, StoryObj } from "@storybook/react-vite";
import { listSavedViews, updateSavedView } from "@tsumugi/contract";
import { buildSavedView, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { over } from "../../testing/states.ts";
import { ProjectsPage } from "./ProjectsPage.tsx";

const view = sharedRecord(buildSavedView({ list: "projects", can_edit: true }, 1));

const meta = {
  title: "画面/案件/一覧/共有のビューを2人で変える",
  component: ProjectsPage,
  tags: ["no-visual"],
  beforeEach: view.begin,
  render: () => (
    <PageFrame path={paths.projects.path} at={paths.projects.path}>
      <ProjectsPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(listSavedViews, () => ({ items: [view.read()] })),
    mockEndpoint(updateSavedView, ({ body }) => view.save(body)),
  ),
} satisfies Meta<typeof ProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const deleted = { is: false };

const phase = () => screen.getByRole("combobox", { name: "段階" });
const choose = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /投稿期間中$/ }));
  await waitFor(() => expect(phase()).toHaveValue("posting"));
};

/** Nothing was changed here: the list shows what the colleague made of the view, with nothing to write back. */
export const Follows: Story = {
  name: "何も変えていなければ、同僚の更新を表示する",
  play: async () => {
    await choose();
    await view.colleagueSaves({ query: "phase=approach" });
    await waitFor(() => expect(phase()).toHaveValue("approach"));
    await expect(screen.queryByText("変更あり")).toBeNull();
  },
};

/** The own filter is not written over the colleague's without asking. */
export const Asks: Story = {
  name: "自分も変えていたら、見比べて選ぶ",
  play: async () => {
    await choose();
    await userEvent.selectOptions(phase(), "approach");
    await view.colleagueSaves({ query: "phase=preparing" });
    await expect(phase()).toHaveValue("approach");
    await userEvent.click(await screen.findByRole("button", { name: "ビューを更新" }));
    const asking = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(view.present().query).toBe("phase=preparing");
    await userEvent.click(asking.getByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() => expect(view.present().query).toBe("phase=approach"));
    await waitFor(() => expect(screen.queryByText("変更あり")).toBeNull());
  },
};

/** The view goes from the bar, what is filtered by stays, and it can be saved as another one. */
export const Deleted: Story = {
  name: "同僚が削除したビューを更新する",
  beforeEach: () => {
    deleted.is = false;
  },
  ...over(
    mockEndpoint(listSavedViews, () => ({ items: deleted.is ? [] : [view.read()] })),
    mockError(updateSavedView, "not_found"),
  ),
  play: async () => {
    await choose();
    await userEvent.selectOptions(phase(), "approach");
    deleted.is = true;
    await userEvent.click(await screen.findByRole("button", { name: "ビューを更新" }));
    await expect(
      (
        await screen.findAllByText(
          /は、削除されたか共有が終わっています。今の条件は、別のビューとして保存できます。/,
        )
      )[0],
    ).toBeVisible();
    await expect(await screen.findByRole("button", { name: "ビューとして保存" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "ビューを更新" })).toBeNull();
    await expect(phase()).toHaveValue("approach");
  },
};
