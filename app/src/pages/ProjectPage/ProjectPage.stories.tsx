import type { Meta, StoryObj } from "@storybook/react-vite";
import { assignCreators, getProject, listProjectCreators, listRowComments } from "@tsumugi/contract";
import {
  buildProject,
  buildProjectCreator,
  buildRowComment,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { asViewer, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";
import { keepTakenBack } from "./takenBackSends.ts";

const meta = {
  title: "画面/案件/クリエイター",
  component: ProjectPage,
  // What a story takes back would open in the next one.
  beforeEach: () => keepTakenBack(undefined),
  render: renderProjectPage,
  ...over(),
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await screen.findAllByRole("button", { name: /のステータス/ });
  },
};

/** For who works on in a spreadsheet, or has no account here. */
export const Exports: Story = {
  name: "表をCSVに出力する",
  play: async () => {
    await screen.findAllByRole("rowheader");
    await userEvent.click(screen.getByRole("button", { name: "CSV出力" }));
    await screen.findByText("「案件_クリエイター_20261120.csv」を保存しました");
  },
};

export const OpensStatus: Story = {
  ...Loaded,
  name: "ステータスを開く",
  play: async () => {
    const [status] = await screen.findAllByRole("button", { name: /のステータス/ });
    await userEvent.click(status as HTMLElement);
    await waitFor(() => expect(screen.getByText("ステータスを変える")).toBeVisible());
    await userEvent.keyboard("{Escape}");
  },
};

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
    await expect(row.getByRole("textbox", { name: "コメント" })).toHaveValue("到着の連絡を待ちます");
    await expect(row.getByRole("textbox", { name: "コメントの編集" })).toHaveValue("先方に確認中（追記）");
    await userEvent.clear(row.getByRole("textbox", { name: "コメント" }));
    await asksToClose();
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
    await userEvent.click(await screen.findByRole("button", { name: "元に戻す" }));
    await waitFor(() => expect(putBack).toEqual([late.creator_uid]));
  },
};

const shownColumns = () => screen.getAllByRole("columnheader").map((header) => header.textContent ?? "");

/** A view brings its columns; going back to all rows brings this person's own ones. */
export const ViewWithColumns: Story = {
  name: "ビューが列を持つ",
  play: async () => {
    await screen.findByRole("columnheader", { name: /社内メモ/ });
    await userEvent.click(await screen.findByRole("button", { name: /依頼の準備$/ }));
    await waitFor(() => expect(screen.queryByRole("columnheader", { name: /社内メモ/ })).toBeNull());
    const arranged = shownColumns().findIndex((text) => text.includes("報酬"));
    await expect(arranged).toBe(shownColumns().findIndex((text) => text.includes("ステータス")) + 1);
    await expect(screen.queryByText("変更あり")).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "列の設定" }));
    const settings = within(await screen.findByRole("dialog", { name: /列/ }));
    await userEvent.click(settings.getByRole("checkbox", { name: "社内メモ" }));
    await expect(await screen.findByRole("columnheader", { name: /社内メモ/ })).toBeVisible();
    await expect(await screen.findByText("変更あり")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "すべて" }));
    await expect(await screen.findByRole("columnheader", { name: /共有メモ/ })).toBeVisible();
  },
};

export const OpenedForGone: Story = {
  name: "リンクのクリエイターが案件にいない",
  parameters: { ...over().parameters, at: paths.project.getHref("project_001", { creator: "nobody" }) },
  play: async () => {
    await expect(
      await screen.findByText("リンク先のクリエイターは見つかりませんでした", undefined, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** Of two buttons with one name, one would send to all, the other to those that are chosen. */
export const SendsToChosen: Story = {
  name: "行を選んだ間、送るボタンは選んだ人だけ",
  ...over(
    mockEndpoint(listProjectCreators, {
      items: [1, 2, 3].map((index) =>
        buildProjectCreator({ job_status: "candidate", email: "mio@example.jp" }, index),
      ),
      next_cursor: null,
      total: 3,
    }),
  ),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "依頼を送る" })).toBeVisible();
    const [first] = await screen.findAllByRole("checkbox", { name: /を選択$/ });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole("button", { name: "候補1名に依頼を送る" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "依頼を送る" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "選択を解除" }));
    await expect(await screen.findByRole("button", { name: "依頼を送る" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listProjectCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("クリエイターはまだ追加されていません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listProjectCreators, noRows)).parameters,
    at: paths.project.getHref("project_001", { keyword: "いない人" }),
  },
  play: async () => {
    await expect(await screen.findByText("条件に合うクリエイターはいません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listProjectCreators)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(getProject, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await screen.findAllByRole("rowheader");
    await expect(screen.queryByRole("button", { name: "依頼を送る" })).toBeNull();
    await expect(screen.queryByRole("button", { name: /のステータス/ })).toBeNull();
  },
};

/** An archived project: everything is there, but no job goes out. */
export const ReadOnly: Story = {
  ...over(mockEndpoint(getProject, buildProject({ archived_at: "2026-11-01T00:00:00.000Z" }, 1))),
  play: async () => {
    await expect(await screen.findByText("アーカイブ済みの案件です")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "依頼を送る" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listProjectCreators, {
      ...noRows,
      items: [buildProjectCreator({ display_name: LONG_NAME, memo: LONG_NAME }, 1)],
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
};
