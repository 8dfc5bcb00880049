import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPaymentNotice, buildTransferFile } from "@tsumugi/mocks";
import { Button, Card } from "@tsumugi/ui";
import { formatYen } from "@tsumugi/ui/format";
import { Case, Gallery, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { sampleNotices } from "../testing/notices.ts";
import { NoticeConfirmCard } from "./NoticeConfirmCard/NoticeConfirmCard.tsx";
import { NoticeDueClock } from "./NoticeDueClock/NoticeDueClock.tsx";
import { NoticeHistory } from "./NoticeHistory/NoticeHistory.tsx";
import { NoticeIssueDialog } from "./NoticeIssueDialog/NoticeIssueDialog.tsx";
import { NoticeStatusLegend } from "./NoticeStatusLegend/NoticeStatusLegend.tsx";
import { NoticeStatusMenu } from "./NoticeStatusMenu/NoticeStatusMenu.tsx";
import { NoticeTotals } from "./NoticeTotals/NoticeTotals.tsx";
import { TransferFileList } from "./TransferFileList/TransferFileList.tsx";

const meta = { title: "画面の型/支払通知書/支払通知書の部分" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const disputed = buildPaymentNotice({ status: "disputed", edition: 2 }, 4);
const paid = buildPaymentNotice({ status: "paid" }, 9).history;
/** The bank sent the first transfer back, and paid the second. */
const sentBack = paid.flatMap((entry, index) =>
  index < paid.length - 1
    ? [entry]
    : [
        {
          ...entry,
          kind: "refused" as const,
          from: "approved" as const,
          to: "approved" as const,
          at: "2026-11-18T01:00:00Z",
          reason: "該当する口座がありません。",
          transfer: { debit_on: "2026-11-17", result_code: "2" },
        },
        { ...entry, transfer: { debit_on: "2026-11-19", result_code: "" } },
      ],
);
const statuses = ["draft", "issued", "disputed", "confirmed", "approved", "paid", "cancelled"] as const;

export const States: Story = {
  name: "ConfirmCard・History・Legend・DueClock",
  render: () => (
    <Gallery>
      {statuses.map((status) => (
        <Case key={status} name={status}>
          <NoticeConfirmCard notice={buildPaymentNotice({ status }, 2)} />
        </Case>
      ))}
      <Case name="受け取り・新しい版に替わる">
        <NoticeConfirmCard
          notice={buildPaymentNotice({ status: "cancelled", next_uid: "notice_002" }, 2)}
          view="received"
        />
      </Case>
      <Case name="版と履歴" width={420}>
        <Card title="版と履歴">
          <NoticeHistory
            currentUid={disputed.uid}
            editions={[
              { ...disputed, edition: 2 },
              { ...disputed, uid: "notice_003", edition: 1, status: "cancelled", payable: 88_000 },
            ]}
            // biome-ignore lint/a11y/useAnchorContent: the list puts the edition in
            linkTo={(edition) => <a href={`#${edition.uid}`} />}
            history={disputed.history}
            confirmation={null}
          />
        </Card>
      </Case>
      <Case name="返された振込" width={420}>
        <Card title="履歴">
          <NoticeHistory currentUid="notice_009" history={sentBack} confirmation={null} />
        </Card>
      </Case>
      <Case name="ステータスの意味" width={480}>
        <NoticeStatusLegend />
      </Case>
      <Case name="期日の時計: 遠い・近い・超過・法定期限を超過・支払済み">
        <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
          {(["2026-12-31", "2026-11-24", "2026-11-17"] as const).map((due_on) => (
            <NoticeDueClock key={due_on} notice={buildPaymentNotice({ status: "issued", due_on }, 2)} />
          ))}
          {sampleNotices.slice(8).map((notice) => (
            <NoticeDueClock key={notice.uid} notice={notice} />
          ))}
          <NoticeDueClock notice={buildPaymentNotice({ status: "paid" }, 6)} />
        </div>
      </Case>
      <Case name="合計・狭い" width={320}>
        <NoticeTotals totals={{ count: 0, subtotal: 0, tax: 0, withholding: 0, payable: 0 }} />
      </Case>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/連絡がなければ、2026\/11\/23\(月\)（あと3日）に/)).toBeVisible();
    await expect(canvas.getByText(/支払先が「内容相違」に変更/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "第1版" })).toHaveAttribute("href", "#notice_003");
  },
};

const move = fn();

export const Moves: Story = {
  name: "NoticeStatusMenu",
  render: () => (
    <NoticeStatusMenu
      status="confirmed"
      name="佐々木 美桜"
      onMove={move}
      moves={[
        { to: "issued", allowed: true, needsReason: true },
        { to: "approved", allowed: true, needsReason: false },
        {
          to: "paid",
          allowed: false,
          needsReason: false,
          why: "まだ支払承認されていません。先に承認してください。",
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /ステータス: 確認済み/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("menuitem", { name: "ほかのステータス（1）" }));
    await expect(await screen.findByRole("menuitem", { name: /支払済み/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: /^発行済み/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await expect(dialog.getByText(/理由が空です/)).toBeVisible();
    await expect(move).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox"), "金額の確認をやり直すため");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await expect(move).toHaveBeenCalledWith({ status: "issued", reason: "金額の確認をやり直すため" });
  },
};

const issue = fn();
const drafts = [1, 2, 3].map((index) => buildPaymentNotice({ status: "draft" }, index));
const [ready, second, third] = drafts as [
  (typeof drafts)[number],
  (typeof drafts)[number],
  (typeof drafts)[number],
];

export const Issues: Story = {
  name: "NoticeIssueDialog",
  render: () => (
    <NoticeIssueDialog
      open
      onOpenChange={fn()}
      deemedOn="2026-11-27"
      onIssue={issue}
      notices={[
        ready,
        { ...second, payee: { ...second.payee, email: "" } },
        { ...third, due_on: "2027-03-31" },
      ]}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText("1件は発行できません")).toBeInTheDocument();
    await expect(dialog.getByText("メールアドレス未登録（メールは届きません）")).toBeInTheDocument();
    await expect(
      dialog.getByText(`差引支払額の合計は ${formatYen(ready.payable + second.payable)} です。`),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "2件を発行する" }));
    await expect(issue).toHaveBeenCalledWith([ready.uid, second.uid]);
  },
};

const agree = fn();
const leaveOut = fn();

/** A colleague changed the amount of one and issued another: nothing goes out before that was read, or left out. */
export const ChangedMeanwhile: Story = {
  name: "NoticeIssueDialog: 開いている間に変わった",
  render: () => (
    <NoticeIssueDialog
      open
      onOpenChange={fn()}
      deemedOn="2026-11-27"
      onIssue={issue}
      notices={[ready, third]}
      changes={[
        {
          uid: ready.uid,
          name: ready.payee.name,
          rows: [{ label: "差引支払額", mine: "¥40,914", theirs: "¥40,619" }],
        },
        { uid: second.uid, name: second.payee.name, rows: [], why: "「発行済み」になった" },
      ]}
      onChangesSeen={agree}
      onLeaveOut={leaveOut}
    />
  ),
  play: async () => {
    issue.mockClear();
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("cell", { name: "¥40,914" })).toBeInTheDocument();
    await expect(dialog.getByText(/は「発行済み」になったため/)).toBeInTheDocument();
    await expect(dialog.getAllByText("ほかの人が変更")).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "2件を発行する" }));
    await expect(issue).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "変更を確認した" }));
    await expect(agree).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "変更のあったものを外す" }));
    await expect(leaveOut).toHaveBeenCalledWith([ready.uid, second.uid]);
  },
};

export const TransferFiles: Story = {
  name: "TransferFileList",
  render: () => (
    <TransferFileList
      files={[
        buildTransferFile({}, 1),
        buildTransferFile(
          { withdrawn: { at: "2026-11-19T02:00:00Z", by: null, reason: "振込日を変えるため" } },
          2,
        ),
        buildTransferFile({ paid: 2, name: LONG_NAME }, 3),
        buildTransferFile({ paid: 1, refused: 1 }, 4),
      ]}
      actions={({ name }) => <Button aria-label={`${name}を取り消す`}>取り消す</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("取消済み")).toBeVisible();
    await expect(canvas.getByText("すべて支払済み")).toBeVisible();
    // What was taken back offers nothing more.
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
    await expect(canvas.getByText("1件振込不能")).toBeVisible();
    await expect(canvas.getByText("1件支払済み")).toBeVisible();
  },
};
