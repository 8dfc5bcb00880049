import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getErasureImpact,
  getManagedCreator,
  getMergeImpact,
  getPayee,
  listCreatorTimeline,
  updatePayee,
} from "@tsumugi/contract";
import {
  buildAccountsToMerge,
  buildErasureImpact,
  buildManagedCreatorDetail,
  buildPayee,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { ManagedCreatorPage } from "./ManagedCreatorPage.tsx";

const meta = {
  title: "画面/クリエイター管理/詳細",
  component: ManagedCreatorPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.managedCreator.path}
      at={parameters.at ?? paths.managedCreator.getHref("managed_creator_001")}
    >
      <ManagedCreatorPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and read aloud: the words stand in the page twice. */
const toastSays = async (words: string | RegExp) =>
  expect((await screen.findAllByText(words, undefined, { timeout: 5000 })).length).toBeGreaterThan(0);

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("link", { name: "編集" })).toBeVisible();
    await expect(await screen.findByRole("table", { name: "案件ごとの報酬" })).toBeVisible();
  },
};

/** What happened, by kind; each entry leads to the very row. */
export const Happened: Story = {
  name: "これまでの動きを種類で絞る",
  play: async () => {
    await expect(await screen.findByText("藤井 彩乃", { selector: ".after" })).toBeVisible();
    const post = await screen.findByRole("link", { name: "「乾燥肌の朝ルーティン」を投稿" });
    await expect(post).toHaveAttribute("href", "/projects/project_002/posts?post=post_001");
    await userEvent.click(screen.getByRole("tab", { name: "変更" }));
    await waitFor(() => expect(screen.queryByText("「乾燥肌の朝ルーティン」を投稿")).toBeNull());
    await expect(await screen.findByText("「みお」の記録をまとめた")).toBeVisible();
  },
};
export const HappenedOnPhone: Story = { ...Happened, ...onPhone };

export const TimelineFailed: Story = {
  name: "これまでの動きを読み込めない",
  ...over(mockError(listCreatorTimeline, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
    await expect(await screen.findByRole("link", { name: "編集" })).toBeVisible();
  },
};

/** Those who pay say why tax is withheld, and that they have seen the number in the public register. */
export const PayeeDetails: Story = {
  name: "源泉徴収の理由と登録番号を変える",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "税区分を変更" }));
    const dialog = within(await screen.findByRole("dialog", { name: "支払先の情報を変更" }));
    const reason = dialog.getByRole("textbox", { name: /源泉徴収の理由/ });
    await userEvent.clear(reason);
    await userEvent.type(reason, "原稿料のため");
    await asksToClose();
    await userEvent.clear(dialog.getByRole("textbox", { name: /登録番号/ }));
    await expect(dialog.queryByRole("checkbox", { name: /公表サイト/ })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await toastSays("支払先の情報を保存しました");
  },
};

const payee = buildPayee({}, 1);
const theirPayee = {
  ...payee,
  entity_type: payee.entity_type === "corporation" ? ("individual" as const) : ("corporation" as const),
  version: payee.version + 1,
};
const sentPayees: unknown[] = [];

/** A colleague changed the kind of payee: nobody is asked, and only the reason is written. */
export const PayeeOfTwo: Story = {
  name: "支払先の情報を2人で変更",
  ...over(
    mockEndpoint(getPayee, payee),
    mockEndpoint(updatePayee, ({ body }) => {
      sentPayees.push(body);
      return savedMeanwhile(theirPayee, body) ?? theirPayee;
    }),
  ),
  play: async () => {
    sentPayees.length = 0;
    await userEvent.click(await screen.findByRole("button", { name: "税区分を変更" }));
    const dialog = within(await screen.findByRole("dialog", { name: "支払先の情報を変更" }));
    const reason = dialog.getByRole("textbox", { name: /源泉徴収の理由/ });
    await userEvent.clear(reason);
    await userEvent.type(reason, "原稿料のため");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await toastSays("支払先の情報を保存しました");
    await expect(sentPayees.at(-1)).toEqual({
      withholding_reason: "原稿料のため",
      version: theirPayee.version,
    });
  },
};

/** Two records of the same person: the other one is found, what follows is counted, and both become one. */
export const Merges: Story = {
  name: "2件を1件にまとめる",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "その他の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "ほかの記録とまとめる" }));
    const [choose] = await screen.findAllByRole("button", { name: /を選ぶ$/ });
    await userEvent.click(choose as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "2件の記録を1件にまとめる" }));
    await expect(await dialog.findByText("4件")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "1件にまとめる" }));
    await toastSays(/にまとめました$/);
  },
};

const refused = {
  project_count: 1,
  room_count: 1,
  post_count: 0,
  notice_count: 0,
  shared_projects: [{ uid: "p1", name: "冬の保湿ケア", outcome: "refused" as const }],
  bank_accounts: buildAccountsToMerge(),
};
export const MergeRefused: Story = {
  name: "同じ案件で両方に依頼している",
  ...over(mockEndpoint(getMergeImpact, refused)),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "その他の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "ほかの記録とまとめる" }));
    const [choose] = await screen.findAllByRole("button", { name: /を選ぶ$/ });
    await userEvent.click(choose as HTMLElement);
    await expect(await screen.findByText("このままではまとめられません")).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "1件にまとめる" })).toHaveAttribute("aria-disabled", "true"),
    );
  },
};

/** A viewer sees the record without fees and without any button that changes it. */
export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "案件" })).toBeVisible();
    await expect(screen.queryByRole("heading", { name: "報酬の履歴" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "その他の操作" })).toBeNull();
  },
};

export const ContractEnded: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "報酬の履歴" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "編集" })).toBeNull();
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };

export const Loading: Story = {
  ...over(mockForever(getManagedCreator)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getManagedCreator, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(
    mockEndpoint(
      getManagedCreator,
      buildManagedCreatorDetail({ archived_at: "2026-11-01T00:00:00.000Z", erase_on: "2026-12-01" }, 1),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("アーカイブ済みです")).toBeVisible();
    await expect(screen.getByRole("button", { name: "元に戻す" })).toBeVisible();
  },
};

/** What stands elsewhere is counted when the dialog opens, and what may stay opens in a tab of its own. */
export const AsksBeforeErasing: Story = {
  name: "個人情報を消去する前に、ほかのところの名前を数える",
  ...over(
    mockError(getErasureImpact, "internal", undefined, { once: true }),
    mockEndpoint(getErasureImpact, buildErasureImpact()),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "その他の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "個人情報を消去" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText(/進行中の依頼が\d件あるため、まだ消去できません/)).toBeVisible();
    await userEvent.click(await dialog.findByRole("button", { name: "もう一度数える" }));
    await expect(await dialog.findByText("6件を「（削除済み）」に置き換えます。")).toBeInTheDocument();
    const left = await dialog.findByRole("link", { name: /^ほのか/ });
    await expect(left).toHaveAttribute("target", "_blank");
    await expect(left).toHaveAttribute("href", "/creators/managed_creator_004");
  },
};

/** What was erased cannot be brought back: no button says so, and the connection offers nothing either. */
export const Erased: Story = {
  name: "個人情報を消去済み",
  ...over(
    mockEndpoint(
      getManagedCreator,
      buildManagedCreatorDetail(
        {
          display_name: "削除済みクリエイター",
          archived_at: "2026-11-01T00:00:00.000Z",
          erase_on: null,
          accounts: [],
          creator: null,
        },
        1,
      ),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("個人情報を消去済みです")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "元に戻す" })).toBeNull();
    await expect(screen.queryByText(/編集から追加できます/)).toBeNull();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(
      getManagedCreator,
      buildManagedCreatorDetail(
        { display_name: LONG_NAME, memo: LONG_NAME.repeat(6), address: LONG_NAME },
        1,
      ),
    ),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

const into = { uid: "managed_creator_002", display_name: "はるか", absorbed_name: "はるか（旧）" };

/** The record went into another one: its old address leads there and says so. */
export const Moved: Story = {
  name: "まとめられた記録のアドレス",
  ...over(mockError(getManagedCreator, "creator_merged", { current: into })),
  play: async () => {
    await toastSays("「はるか（旧）」は「はるか」にまとめられました");
    await expect(screen.queryByText(/見つかりません/)).toBeNull();
  },
};
