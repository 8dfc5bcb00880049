import type { Meta, StoryObj } from "@storybook/react-vite";
import { listPrLedger, savePostReuse } from "@tsumugi/contract";
import { buildPrRecord, buildReuse, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../../paths.ts";
import { PageFrame } from "../../../testing/PageFrame.tsx";
import { sharedRecord } from "../../../testing/sharedRecord.ts";
import { over } from "../../../testing/states.ts";
import { ProjectPostsPage } from "../ProjectPostsPage.tsx";

const record = buildPrRecord({}, 1);
const opened = buildReuse({ place: "公式サイト", note: "切り抜きは不可" }, 1);
const reuse = sharedRecord(opened);
const withReuse = () => buildPrRecord({ reuses: [reuse.read()] }, 1);

const meta = {
  title: "画面/案件/PR表記の台帳/二次利用",
  component: ProjectPostsPage,
  tags: ["no-visual"],
  beforeEach: reuse.begin,
  render: () => (
    <PageFrame
      path={paths.projectPosts.path}
      at={paths.projectPosts.getHref("project_001", { view: "pr", open: record.post.uid })}
      frame="project"
    >
      <ProjectPostsPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(listPrLedger, () => ({ items: [withReuse()] })),
    mockEndpoint(savePostReuse, ({ body: { version, place, note, ends_on } }) => {
      const answer = reuse.save({ version }, { place, note: note ?? "", ends_on: ends_on ?? null });
      return answer instanceof Response ? answer : withReuse();
    }),
  ),
} satisfies Meta<typeof ProjectPostsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const renamePlace = async () => {
  const panel = within(await screen.findByRole("dialog"));
  await userEvent.click(await panel.findByRole("button", { name: /変更.*公式サイト/ }));
  const place = await panel.findByRole("textbox", { name: /^利用先(?!の|で)/ });
  return { panel, place };
};

/** The end and the note of a colleague stay beside the place that was changed here. */
export const KeepsTheirs: Story = {
  name: "同僚が書いた終了日とメモは、利用先を変えても残る",
  play: async () => {
    const { panel, place } = await renamePlace();
    await userEvent.type(place, "の特集");
    await reuse.colleagueSaves({ ends_on: "2026-11-30", note: "同僚のメモ" });
    await userEvent.click(panel.getByRole("button", { name: "変更を保存する" }));
    await expect((await screen.findAllByText("二次利用を保存しました"))[0]).toBeVisible();
    await expect(reuse.present()).toMatchObject({
      place: "公式サイトの特集",
      ends_on: "2026-11-30",
      note: "同僚のメモ",
    });
  },
};

export const Asks: Story = {
  name: "同じ欄を同僚も変えたら、見比べて選ぶ",
  play: async () => {
    const { panel, place } = await renamePlace();
    await userEvent.type(place, "の特集");
    await reuse.colleagueSaves({ place: "店頭" });
    await userEvent.click(panel.getByRole("button", { name: "変更を保存する" }));
    const asking = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(asking.getByText("店頭")).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "自分の内容で保存する" }));
    await expect((await screen.findAllByText("二次利用を保存しました"))[0]).toBeVisible();
    await expect(reuse.present().place).toBe("公式サイトの特集");
  },
};
