import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  deleteCompanyUser,
  getMemberWork,
  inviteMember,
  listCompanyUsers,
  reinviteMember,
  resetMemberSecondFactor,
  updateCompanyUser,
  withdrawInvitation,
} from "@tsumugi/contract";
import {
  buildCompanyUserList,
  buildPendingInvitation,
  daysAgo,
  mockEndpoint,
  mockError,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { MemberSettingsPage } from "./MemberSettingsPage.tsx";

const meta = {
  title: "画面/設定/メンバーの操作",
  component: MemberSettingsPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.memberSettings.path} at={parameters.at ?? paths.memberSettings.path}>
      <MemberSettingsPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof MemberSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = buildCompanyUserList({
  pending_invitations: [
    buildPendingInvitation({}, 1),
    buildPendingInvitation({ email: "kigen@example.jp", invited_at: daysAgo(9), expires_at: daysAgo(2) }, 2),
  ],
});
const shown = mockEndpoint(listCompanyUsers, list);
const colleague = list.items[1];
const name = colleague?.name ?? "";

const openInvite = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "メンバーを招待" }));
  const dialog = within(await screen.findByRole("dialog", { name: "メンバーを招待" }));
  const field = dialog.getByRole("textbox", { name: /メールアドレス/ });
  await userEvent.click(field);
  return { dialog, field };
};

export const Invites: Story = {
  ...over(shown),
  play: async () => {
    const { dialog } = await openInvite();
    await userEvent.paste("田中 <tanaka@example.jp>\nｓａｔｏ＠example.jp\nshinjin@demo.tsumugi.test");
    await expect(dialog.getByRole("status")).toHaveTextContent(/招待を送る 2件.*招待中 1件/);
    await userEvent.click(dialog.getByRole("button", { name: "2人に招待を送る" }));
    await expect((await screen.findAllByText("2人に招待を送りました。")).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Somebody else took the seat meanwhile: nothing was sent, and what was typed stays. */
export const InviteRefused: Story = {
  ...over(shown, mockError(inviteMember, "seats_full")),
  play: async () => {
    const { dialog, field } = await openInvite();
    await userEvent.paste("tanaka@example.jp");
    await userEvent.click(dialog.getByRole("button", { name: "1人に招待を送る" }));
    await expect(await dialog.findByText(/メンバー数が上限に達しています/)).toBeVisible();
    await expect(field).toHaveValue("tanaka@example.jp");
  },
};

export const Reinvites: Story = {
  ...over(shown),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "kigen@example.jpへの招待を再送" }));
    await expect(
      (await screen.findAllByText(/^kigen@example.jp に新しい招待を送りました/)).length,
    ).toBeGreaterThan(0);
  },
};

export const ReinviteRefused: Story = {
  ...over(shown, mockError(reinviteMember, "rate_limited")),
  play: async () => {
    const button = await screen.findByRole("button", { name: "kigen@example.jpへの招待を再送" });
    await userEvent.click(button);
    await expect((await screen.findAllByText(/操作が集中しています/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(button).toBeEnabled());
  },
};

const askToWithdraw = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "kigen@example.jpへの招待を取り消す" }));
  return within(await screen.findByRole("dialog"));
};

export const Withdraws: Story = {
  ...over(shown),
  play: async () => {
    const dialog = await askToWithdraw();
    await userEvent.click(dialog.getByRole("button", { name: "招待を取り消す" }));
    await expect(
      (await screen.findAllByText("kigen@example.jp への招待を取り消しました")).length,
    ).toBeGreaterThan(0);
  },
};

/** Accepted in the very moment: the refusal stands in the dialog. */
export const WithdrawRefused: Story = {
  ...over(shown, mockError(withdrawInvitation, "not_found")),
  play: async () => {
    const dialog = await askToWithdraw();
    await userEvent.click(dialog.getByRole("button", { name: "招待を取り消す" }));
    await expect(await dialog.findByText(/見つかりませんでした/)).toBeVisible();
  },
};

const openMenu = async (entry: RegExp) => {
  await userEvent.click(await screen.findByRole("button", { name: `${name}さんの操作` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
  return within(await screen.findByRole("dialog"));
};

export const ChangesRole: Story = {
  ...over(shown),
  play: async () => {
    const dialog = await openMenu(/権限を変更/);
    const ofUnsent = /送信予約中の依頼1件は、予定の日時に、あなたの名前で送られます。/;
    await userEvent.click(dialog.getByRole("radio", { name: /管理者/ }));
    await expect(dialog.queryByText(ofUnsent)).toBeNull();
    await userEvent.click(dialog.getByRole("radio", { name: /閲覧のみ/ }));
    await expect(await dialog.findByText(ofUnsent)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "権限を変更する" }));
    await expect(
      (await screen.findAllByText(`${name}さんの権限を「閲覧のみ」に変更しました`)).length,
    ).toBeGreaterThan(0);
  },
};

export const ChangeRoleRefused: Story = {
  ...over(shown, mockError(updateCompanyUser, "conflict")),
  play: async () => {
    const dialog = await openMenu(/権限を変更/);
    await userEvent.click(dialog.getByRole("radio", { name: /閲覧のみ/ }));
    await userEvent.click(dialog.getByRole("button", { name: "権限を変更する" }));
    await expect(await dialog.findByText(/ほかの変更と重なりました/)).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /閲覧のみ/ })).toBeChecked();
  },
};

/** Nobody changes the own role or removes oneself, and the menu says why. */
export const OwnRow: Story = {
  ...over(shown),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: `${list.items[0]?.name}さんの操作` }));
    await expect(await screen.findByRole("menuitem", { name: /権限を変更/ })).toHaveTextContent(
      "自分の権限は変更できません",
    );
    await expect(screen.getByRole("menuitem", { name: /メンバーを削除/ })).toHaveTextContent(
      "自分は削除できません",
    );
  },
};

/** Device and codes are lost: the dialog says how to find out who asks, and a refusal stays in it. */
export const ResetsSecondFactor: Story = {
  ...over(shown),
  play: async () => {
    const dialog = await openMenu(/2段階認証をリセット/);
    await expect(dialog.getByText(/メールのほかの方法で確かめてください/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "リセットする" }));
    await expect(
      (await screen.findAllByText(`${name}さんの2段階認証をリセットしました`)).length,
    ).toBeGreaterThan(0);
  },
};

export const ResetRefused: Story = {
  ...over(shown, mockError(resetMemberSecondFactor, "conflict")),
  play: async () => {
    const dialog = await openMenu(/2段階認証をリセット/);
    await userEvent.click(dialog.getByRole("button", { name: "リセットする" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/ほかの変更と重なりました/);
  },
};

export const Removes: Story = {
  ...over(shown),
  play: async () => {
    const dialog = await openMenu(/メンバーを削除/);
    await expect(await dialog.findByText("予約送信")).toBeVisible();
    const successor = dialog.getByRole("combobox", { name: /引き継ぎ先/ });
    // Only those who may write can take over.
    await expect(within(successor).getAllByRole("option")).toHaveLength(3);
    await userEvent.selectOptions(successor, list.items[0]?.uid ?? "");
    await userEvent.click(dialog.getByRole("button", { name: "メンバーを削除する" }));
    await expect(
      (await screen.findAllByText(`${name}さんをメンバーから削除しました`)).length,
    ).toBeGreaterThan(0);
  },
};

export const RemoveRefused: Story = {
  ...over(shown, mockError(deleteCompanyUser, "conflict")),
  play: async () => {
    const dialog = await openMenu(/メンバーを削除/);
    const successor = dialog.getByRole("combobox", { name: /引き継ぎ先/ });
    await dialog.findByText("予約送信");
    await userEvent.selectOptions(successor, "担当なしにする");
    await userEvent.click(dialog.getByRole("button", { name: "メンバーを削除する" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/ほかの変更と重なりました/);
    await expect(successor).toHaveValue("-");
  },
};

/** What the person holds could not be counted: nobody is removed unseen. */
export const RemoveUncounted: Story = {
  ...over(shown, mockError(getMemberWork, "internal")),
  play: async () => {
    const dialog = await openMenu(/メンバーを削除/);
    await expect(await dialog.findByRole("button", { name: "もう一度数える" })).toBeVisible();
  },
};
