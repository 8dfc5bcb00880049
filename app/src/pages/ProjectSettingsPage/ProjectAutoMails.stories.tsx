import type { Meta, StoryObj } from "@storybook/react-vite";
import { getProjectAutoMails, setProjectAutoMails } from "@tsumugi/contract";
import { mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { over } from "../../testing/states.ts";
import { ProjectSettingsPage } from "./ProjectSettingsPage.tsx";

const opened = {
  on: true,
  reply_days: 1,
  draft_days: 2,
  posting_days: null,
  overdue_days: 1,
  version: 1,
};
const mails = sharedRecord(opened);

const meta = {
  title: "画面/案件/設定・ノート/自動のお知らせ",
  component: ProjectSettingsPage,
  tags: ["no-visual"],
  beforeEach: mails.begin,
  render: () => (
    <PageFrame
      path={paths.projectSettings.path}
      at={paths.projectSettings.getHref("project_001")}
      frame="project"
    >
      <ProjectSettingsPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getProjectAutoMails, () => mails.read()),
    mockEndpoint(setProjectAutoMails, ({ body }) => mails.save(body)),
  ),
} satisfies Meta<typeof ProjectSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draftDays = () => screen.findByRole("combobox", { name: "下書きの期限" });
const isOn = () => screen.getByRole("switch", { name: /期限のお知らせを自動で送る/ });
const save = () => userEvent.click(screen.getByRole("button", { name: "自動のお知らせを保存" }));

/** A colleague turns the mails off while the days are being chosen: they stay off. */
export const StaysOff: Story = {
  name: "同僚が止めたお知らせは、日数を保存しても止まったまま",
  play: async () => {
    await userEvent.selectOptions(await draftDays(), "5");
    await mails.colleagueSaves({ on: false });
    await save();
    await expect((await screen.findAllByText("自動のお知らせを保存しました"))[0]).toBeVisible();
    await expect(mails.present()).toMatchObject({ on: false, draft_days: 5 });
    await waitFor(() => expect(isOn()).not.toBeChecked());
  },
};

export const Follows: Story = {
  name: "何も変えていなければ、同僚の設定を表示する",
  play: async () => {
    await draftDays();
    await mails.colleagueSaves({ on: false });
    await waitFor(() => expect(isOn()).not.toBeChecked());
  },
};

/** Both chose the days of the drafts: nothing is saved over the colleague's choice unasked. */
export const AsksAboutTheSame: Story = {
  name: "同じ設定を同僚も変えていれば、見比べて選ぶ",
  play: async () => {
    await userEvent.selectOptions(await draftDays(), "5");
    await mails.colleagueSaves({ draft_days: 7, on: true });
    await save();
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("5日前")).toBeVisible();
    await expect(dialog.getByText("7日前")).toBeVisible();
    await expect(mails.present()).toMatchObject({ draft_days: 7 });
    await userEvent.click(dialog.getByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() => expect(mails.present()).toMatchObject({ draft_days: 5 }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const TakesTheirs: Story = {
  name: "同僚の設定を選べば、それが表示される",
  play: async () => {
    await userEvent.selectOptions(await draftDays(), "5");
    await mails.colleagueSaves({ draft_days: 7 });
    await save();
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "現在の内容にする" }));
    await waitFor(async () => expect(await draftDays()).toHaveValue("7"));
    await expect(mails.present()).toMatchObject({ draft_days: 7 });
  },
};
