import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignCreators, getManagedCreator, listProjectCreators, listRowComments } from "@tsumugi/contract";
import { buildProjectCreator, buildRowComment, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";

/** One row of the sheet, opened. */
const meta = {
  title: "画面/案件/クリエイターの行",
  component: ProjectPage,
  render: renderProjectPage,
  ...over(),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = buildProjectCreator({ job_request_uid: "job_request_009", display_name: "みお" }, 9);

/** Opened for one creator from an お知らせ; from the row to the links of the job. */
export const OpenedForOne: Story = {
  name: "リンクから開いたクリエイターと、返信リンク",
  parameters: {
    ...over(
      mockEndpoint(listProjectCreators, {
        items: [buildProjectCreator({}, 8), asked],
        next_cursor: null,
        total: 2,
      }),
    ).parameters,
    at: paths.project.getHref("project_001", { creator: asked.creator_uid }),
  },
  play: async () => {
    await waitFor(() =>
      expect(document.activeElement?.closest("tr")).toHaveAttribute("data-key", asked.creator_uid),
    );
    await waitFor(() => expect(document.activeElement?.closest("th, td")).toHaveClass("key"));
    await userEvent.click(await screen.findByRole("button", { name: "みおの行を開く" }));
    const dialog = within(await screen.findByRole("dialog", { name: "みお" }));
    await userEvent.click(dialog.getByRole("tab", { name: "依頼のリンク" }));
    await expect(await dialog.findByText("取り消し済み")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "新しいリンクをコピー" }));
    await expect(await dialog.findByDisplayValue(/^https:\/\/tsumugi.example\/r\//)).toBeVisible();
  },
};
/** The terms open over the row: what is written in it is there when they close, also from another tab. */
export const TermsOverRow: Story = {
  name: "行で書きかけのまま、条件を開いて戻る",
  tags: ["no-visual"],
  parameters: {
    ...over(
      mockEndpoint(listProjectCreators, { items: [asked], next_cursor: null, total: 1 }),
      mockEndpoint(listRowComments, {
        items: [buildRowComment({ is_own: true, text: "先方に確認中" })],
        next_cursor: null,
      }),
    ).parameters,
    at: paths.project.getHref("project_001", { row: asked.creator_uid, open: "comments" }),
  },
  play: async () => {
    const row = within(await screen.findByRole("dialog", { name: "みお" }));
    await userEvent.type(await row.findByRole("textbox", { name: "コメント" }), "到着の連絡を待ちます");
    await userEvent.click(row.getByRole("button", { name: "コメントを編集" }));
    await userEvent.type(row.getByRole("textbox", { name: "コメントの編集" }), "（追記）");
    await userEvent.click(row.getByRole("tab", { name: "条件" }));
    await userEvent.click(await row.findByRole("button", { name: "条件を変えて送る・相談に答える" }));
    const terms = within(await screen.findByRole("dialog", { name: /条件/ }));
    await userEvent.click(terms.getAllByRole("button", { name: "閉じる" })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /条件/ })).toBeNull());
    await userEvent.click(row.getByRole("tab", { name: /コメント/ }));
    await expect(await row.findByRole("textbox", { name: "コメント" })).toHaveValue("到着の連絡を待ちます");
    await expect(row.getByRole("textbox", { name: "コメントの編集" })).toHaveValue("先方に確認中（追記）");
    await userEvent.clear(row.getByRole("textbox", { name: "コメント" }));
    await asksToClose();
  },
};

/** Esc closes the names that are offered behind `@`, and not the panel with what is written. */
export const MentionsColleague: Story = {
  name: "コメントでメンバーを呼ぶ",
  parameters: TermsOverRow.parameters ?? {},
  play: async () => {
    const row = within(await screen.findByRole("dialog", { name: "みお" }));
    const box = await row.findByRole("textbox", { name: "コメント" });
    await userEvent.type(box, "確認をお願いします @");
    await expect((await row.findAllByRole("option")).length).toBeGreaterThan(1);
    await userEvent.keyboard("{Escape}");
    await expect(row.queryByRole("option")).toBeNull();
    await expect(box).toHaveValue("確認をお願いします @");
    await userEvent.keyboard("{Backspace}@{Enter}");
    await expect((box as HTMLTextAreaElement).value).toMatch(/^確認をお願いします @\S+ \S+ $/);
  },
};

let isListed = true;
/** A colleague moves the row out of the filter, or takes it out of the project, while something is written in it. */
export const LeavesTheList: Story = {
  name: "書きかけの行が、一覧からなくなったとき",
  parameters: {
    ...over(
      mockEndpoint(listProjectCreators, () => ({
        items: isListed ? [asked] : [],
        next_cursor: null,
        total: isListed ? 1 : 0,
      })),
    ).parameters,
    at: paths.project.getHref("project_001", { row: asked.creator_uid, open: "comments" }),
  },
  beforeEach: () => {
    isListed = true;
  },
  play: async () => {
    const row = within(await screen.findByRole("dialog", { name: "みお" }));
    await userEvent.type(await row.findByRole("textbox", { name: "コメント" }), "到着の連絡を待ちます");
    isListed = false;
    await waitFor(() => {
      window.dispatchEvent(new Event("online"));
      return expect(row.getByText("この行は一覧からなくなりました")).toBeVisible();
    });
    await expect(row.getByRole("textbox", { name: "コメント" })).toHaveValue("到着の連絡を待ちます");
  },
};

const others = mockEndpoint(listProjectCreators, {
  items: [buildProjectCreator({}, 8), asked],
  next_cursor: null,
  total: 2,
});
const gone = paths.project.getHref("project_001", { creator: "managed_creator_099", open: "comments" });

/** A notification outlives the row that it is about: the creator was taken out of the project since. */
export const LinkToRemovedRow: Story = {
  name: "リンク先の行が、案件から外されていたとき",
  parameters: { ...over(others).parameters, at: gone },
  play: async () => {
    await expect(await screen.findByText(/はこの案件にいません/)).toBeVisible();
    await expect(screen.getByRole("link", { name: "クリエイターの記録を開く" })).toHaveAttribute(
      "href",
      paths.managedCreator.getHref("managed_creator_099"),
    );
  },
};

/** The creator's record went into another one since: the same row is that one's. */
export const LinkToMergedRow: Story = {
  name: "リンク先の行が、まとめられた記録のとき",
  tags: ["no-visual"],
  parameters: {
    ...over(
      others,
      mockError(getManagedCreator, "creator_merged", {
        current: { uid: asked.creator_uid, display_name: "みお", absorbed_name: "みお（旧）" },
      }),
    ).parameters,
    at: gone,
  },
  play: async () => {
    const row = within(await screen.findByRole("dialog", { name: "みお" }));
    await expect(await row.findByRole("textbox", { name: "コメント" })).toBeVisible();
  },
};

export const OpenedForOneOnPhone: Story = {
  ...OpenedForOne,
  ...onPhone,
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-key", asked.creator_uid));
    await userEvent.click(await screen.findByRole("button", { name: "みおの操作" }));
    await expect(await screen.findByRole("menuitem", { name: "返信リンク" })).toBeVisible();
  },
};

const late = buildProjectCreator(
  {
    job_status: "requested",
    display_name: "みお",
    job_request_uid: "job_request_009",
    next_action: "ask_for_reply",
  },
  9,
);
const reminded = over(mockEndpoint(listProjectCreators, { items: [late], next_cursor: null, total: 1 }));

/** From the next step, and from home, to what was mailed and the button that reminds. */
export const Reminder: Story = {
  name: "次の一手の催促から、メールのタブへ",
  ...reminded,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "みお: 回答を催促" }));
    const panel = within(await screen.findByRole("dialog", { name: "みお" }));
    await expect(panel.getByRole("tab", { name: "メール", selected: true })).toBeVisible();
    await expect(await panel.findByRole("button", { name: /催促/ })).toBeVisible();
  },
};
export const ReminderFromHome: Story = {
  name: "ホームの催促から開いたとき",
  parameters: {
    ...reminded.parameters,
    at: paths.project.getHref("project_001", { creator: late.creator_uid, open: "mails" }),
  },
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "みお" }));
    await expect(panel.getByRole("tab", { name: "メール", selected: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "みお" })).toBeNull());
  },
};
export const ReminderFromHomeOnPhone: Story = { ...ReminderFromHome, ...onPhone };

/** Whoever was asked already loses the link: the question says so, and one press puts everything back. */
let putBack: readonly string[] = [];
export const TakesOutWhoWasAsked: Story = {
  name: "打診中の人を案件から外し、元に戻す",
  parameters: {
    ...over(
      mockEndpoint(listProjectCreators, { items: [late], next_cursor: null, total: 1 }),
      mockEndpoint(assignCreators, ({ body }) => {
        putBack = body.creator_uids;
        return { assigned: [...body.creator_uids], already_assigned: [] };
      }),
    ).parameters,
    at: paths.project.getHref("project_001", { creator: late.creator_uid, open: "history" }),
  },
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "みお" }));
    await userEvent.click(panel.getByRole("button", { name: "案件から外す" }));
    const question = within(await screen.findByRole("dialog", { name: /案件から外しますか/ }));
    await expect(question.getByText(/届いた依頼のリンクは開けなくなります/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "案件から外す" }));
    const toasts = within(screen.getByRole("region", { name: /通知メッセージ/ }));
    await userEvent.click(await toasts.findByRole("button", { name: "元に戻す" }));
    await waitFor(() => expect(putBack).toEqual([late.creator_uid]));
  },
};
