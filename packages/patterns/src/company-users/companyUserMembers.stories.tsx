import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  buildColleague,
  buildCompanyUserList,
  buildMemberWork,
  buildPendingInvitation,
  daysAgo,
} from "@tsumugi/mocks";
import { Button, Card, EmptyState } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ChangeRoleDialog } from "./ChangeRoleDialog/ChangeRoleDialog.tsx";
import { InviteMemberDialog } from "./InviteMemberDialog/InviteMemberDialog.tsx";
import { MemberTable } from "./MemberTable/MemberTable.tsx";
import { PendingInvitationList } from "./PendingInvitationList/PendingInvitationList.tsx";
import { RemoveMemberDialog } from "./RemoveMemberDialog/RemoveMemberDialog.tsx";
import { RoleSelect } from "./RoleSelect/RoleSelect.tsx";
import { SeatsMeter } from "./SeatsMeter/SeatsMeter.tsx";

const list = buildCompanyUserList({
  items: [1, 2, 3, 4].map((index) => buildColleague({}, index)),
  pending_invitations: [
    buildPendingInvitation({}, 1),
    buildPendingInvitation({ email: "kigen@example.jp", invited_at: daysAgo(6), expires_at: daysAgo(-1) }, 2),
    buildPendingInvitation({ email: "kireta@example.jp", invited_at: daysAgo(9), expires_at: daysAgo(2) }, 3),
    buildPendingInvitation({ email: "machigai@exmaple.jp", mail_refused: true }, 5),
  ],
});
const actions = {
  onChangeRole: fn(),
  onRemove: fn(),
  onResend: fn(),
  onRevoke: fn(),
  onImage: fn(),
};

const meta = {
  title: "画面の型/メンバー/メンバー",
  component: MemberTable,
  args: {
    members: list.items,
    currentUid: "user_001",
    onChangeRole: actions.onChangeRole,
    onRemove: actions.onRemove,
  },
} satisfies Meta<typeof MemberTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "一覧・招待中・人数",
  render: (args) => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 }}>
      <Card
        title="メンバー"
        flush
        actions={
          <Button variant="primary" icon="plus">
            メンバーを招待
          </Button>
        }
      >
        <MemberTable {...args} />
      </Card>
      <Card title="招待中" flush>
        <PendingInvitationList
          invitations={list.pending_invitations}
          onResend={actions.onResend}
          onRevoke={actions.onRevoke}
        />
      </Card>
      <Card title="契約の人数">
        <SeatsMeter seats={list.seats} pendingCount={list.pending_invitations.length} />
      </Card>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("期限切れ。再送すると新しいリンクが届きます")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "kigen@example.jpへの招待を再送" }));
    await expect(actions.onResend).toHaveBeenCalledWith(list.pending_invitations[1]);
    const [own, other] = list.items;
    await userEvent.click(canvas.getByRole("button", { name: `${own?.name}さんの操作` }));
    // The only admin stays one, and the menu says why.
    const role = await screen.findByRole("menuitem", { name: /権限を変更/ });
    await expect(role).toHaveTextContent("自分の権限は変更できません");
    await userEvent.click(role);
    await expect(args.onChangeRole).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: `${other?.name}さんの操作` }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "メンバーを削除" }));
    await expect(args.onRemove).toHaveBeenCalledWith(list.items[1]);
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="読み込み中">
        <MemberTable label="メンバー（読み込み中）" members={[]} loading />
        <PendingInvitationList invitations={[]} loading />
      </Case>
      <Case name="閲覧のみ（管理者以外）">
        <MemberTable label="メンバー（閲覧のみ）" members={list.items} currentUid="user_002" />
      </Case>
      <Case name="該当なし">
        <MemberTable
          label="メンバー（該当なし）"
          members={[]}
          empty={<EmptyState compact kind="noMatch" title="該当するメンバーはいません" />}
        />
      </Case>
      <Case name="長い名前・狭い" width={360}>
        <MemberTable
          members={[buildColleague({ name: LONG_NAME, email: `${"long".repeat(9)}@example.jp` }, 5)]}
        />
        <PendingInvitationList
          invitations={[buildPendingInvitation({ email: `${"long".repeat(9)}@example.jp` }, 4)]}
          onResend={actions.onResend}
          onRevoke={actions.onRevoke}
        />
      </Case>
      <Case name="招待を再送中">
        <PendingInvitationList
          invitations={list.pending_invitations.slice(0, 1)}
          onResend={actions.onResend}
          loadingUid={list.pending_invitations[0]?.uid}
        />
      </Case>
      <Case name="人数が上限" width={480}>
        <SeatsMeter seats={{ used: 10, max: 10 }} pendingCount={2} />
      </Case>
      <Case name="権限（選べないものがある）" width={480}>
        <RoleSelect
          value="staff"
          onValueChange={fn()}
          blocked={{ finance: "支払通知書が契約に含まれず、選べません。ツムギの運営にご相談ください。" }}
        />
      </Case>
    </Cases>
  ),
};

const member = buildColleague({ name: "鈴木 一郎", email: "suzuki@example.jp", role: "staff" }, 2);
const invite = fn();

export const Invites: Story = {
  name: "まとめて招待",
  render: () => (
    <InviteMemberDialog
      open
      onOpenChange={fn()}
      seats={{ used: 7, max: 10 }}
      members={list.items.map(({ email }) => email)}
      invited={["shinjin@demo.tsumugi.test"]}
      onInvite={invite}
    />
  ),
  play: async () => {
    invite.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: "メンバーを招待" }));
    const field = dialog.getByRole("textbox", { name: /メールアドレス/ });
    await waitFor(() => expect(field).not.toHaveStyle({ pointerEvents: "none" }));
    await userEvent.click(dialog.getByRole("button", { name: "招待を送る" }));
    await expect(field).toHaveAccessibleDescription(/入力されていません/);
    await userEvent.click(field);
    await userEvent.paste(
      "田中 花子 <Tanaka@example.jp>\nｓａｔｏ＠example.jp\nshinjin@demo.tsumugi.test\nadmin@demo.tsumugi.test\nmori@example",
    );
    await expect(dialog.getByRole("status")).toHaveTextContent(
      "招待を送る 2件すでにメンバー 1件招待中 1件アドレスではない 1件",
    );
    await userEvent.click(dialog.getByRole("radio", { name: /閲覧のみ/ }));
    await userEvent.click(dialog.getByRole("button", { name: "2人に招待を送る" }));
    await expect(invite).toHaveBeenCalledWith({
      emails: ["tanaka@example.jp", "sato@example.jp"],
      role: "viewer",
    });
  },
};

/** More than fit: nothing is sent, and the field says how many are too many. */
export const InvitesTooMany: Story = {
  name: "空きより多い招待",
  render: () => (
    <InviteMemberDialog open onOpenChange={fn()} seats={{ used: 9, max: 10 }} onInvite={invite} />
  ),
  play: async () => {
    invite.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: "メンバーを招待" }));
    const field = dialog.getByRole("textbox", { name: /メールアドレス/ });
    // The dialog lets the pointer through to itself once it stands.
    await waitFor(() => expect(field).not.toHaveStyle({ pointerEvents: "none" }));
    await userEvent.click(field);
    await userEvent.paste("a@example.jp\nb@example.jp");
    await userEvent.click(dialog.getByRole("button", { name: "招待を送る" }));
    await expect(field).toHaveAccessibleDescription(/空きは1人ですが、2件.*1件減らして/);
    await expect(invite).not.toHaveBeenCalled();
  },
};

const changeRole = fn();

export const ChangesRole: Story = {
  name: "権限の変更",
  render: () => <ChangeRoleDialog open onOpenChange={fn()} member={member} onSubmit={changeRole} />,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "鈴木 一郎さんの権限を変更" }));
    await userEvent.click(dialog.getByRole("radio", { name: /経理/ }));
    await userEvent.click(dialog.getByRole("button", { name: "権限を変更する" }));
    await expect(changeRole).toHaveBeenCalledWith("finance");
  },
};

const removal = fn();

export const Removes: Story = {
  name: "削除と引き継ぎ",
  render: () => (
    <RemoveMemberDialog
      open
      onOpenChange={fn()}
      member={member}
      work={buildMemberWork()}
      successors={list.items.slice(2)}
      onRemove={removal}
    />
  ),
  play: async () => {
    removal.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: /鈴木 一郎さんを/ }));
    await userEvent.click(dialog.getByRole("button", { name: "メンバーを削除する" }));
    await expect(removal).not.toHaveBeenCalled();
    const successor = dialog.getByRole("combobox", { name: /引き継ぎ先/ });
    await expect(successor).toHaveAccessibleDescription(/引き継ぎ先が選ばれていません/);
    await expect(dialog.getByText("担当のクリエイター").parentElement).toHaveTextContent("24名");
    await userEvent.selectOptions(successor, "担当なしにする");
    await expect(dialog.getByText("送られません。管理者が引き取れます")).toBeVisible();
    await userEvent.selectOptions(successor, list.items[2]?.uid ?? "");
    await userEvent.click(dialog.getByRole("button", { name: "メンバーを削除する" }));
    await expect(removal).toHaveBeenCalledWith(list.items[2]?.uid);
  },
};

const nothing = buildMemberWork({
  project_count: 0,
  creator_count: 0,
  room_count: 0,
  scheduled_comment_count: 0,
  scheduled_job_count: 0,
  shared_view_count: 0,
  shared_template_count: 0,
  cell_count: 0,
  private_count: 0,
});

export const RemovesWithoutWork: Story = {
  name: "担当のない人の削除",
  render: () => (
    <RemoveMemberDialog
      open
      onOpenChange={fn()}
      member={member}
      work={nothing}
      successors={list.items.slice(2)}
      onRemove={removal}
    />
  ),
  play: async () => {
    removal.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: /鈴木 一郎さんを/ }));
    await expect(dialog.queryByRole("combobox")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "メンバーを削除する" }));
    await expect(removal).toHaveBeenCalledWith(null);
  },
};

/** Nobody is removed before it is known what they hold. */
export const RemovesUncounted: Story = {
  name: "数えられないとき",
  render: () => (
    <RemoveMemberDialog
      open
      onOpenChange={fn()}
      member={member}
      workError="件数を読み込めませんでした。もう一度お試しください。"
      onRetryWork={fn()}
      successors={list.items.slice(2)}
      onRemove={removal}
    />
  ),
  play: async () => {
    removal.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: /鈴木 一郎さんを/ }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /引き継ぎ先/ }), "担当なしにする");
    await userEvent.click(dialog.getByRole("button", { name: "メンバーを削除する" }));
    await expect(removal).not.toHaveBeenCalled();
  },
};
