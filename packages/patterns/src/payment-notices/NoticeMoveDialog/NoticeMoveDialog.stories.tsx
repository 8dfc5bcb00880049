import type { Meta, StoryObj } from "@storybook/react-vite";
import { noticeStatusMoves } from "@tsumugi/contract";
import { buildPaymentNotice } from "@tsumugi/mocks";
import { framed, guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { NoticeMoveDialog } from "./NoticeMoveDialog.tsx";

const approved = [4, 5].map((index) => buildPaymentNotice({ status: "approved" }, index));
const draft = buildPaymentNotice({ status: "draft" }, 1);

const meta = {
  title: "画面の型/支払通知書/NoticeMoveDialog",
  component: NoticeMoveDialog,
  args: {
    to: "paid",
    notices: [...approved, draft],
    moveOf: ({ status }) => noticeStatusMoves(status, "issuer").find(({ to }) => to === "paid"),
    onMove: fn(),
    onClose: fn(),
  },
  parameters: {
    ...framed,
    ...guide({
      use: "選んだ支払通知書のステータスをまとめて変える前に、どれが変わり、どれが変わらないかを見せます。",
      do: [
        "変えられない理由は、遷移表の言葉をそのまま見せます。",
        "サーバーに断られたものは refused に渡します。",
      ],
      dont: ["発行には使わない。NoticeIssueDialog が、宛先とみなし確認の日も見せます。"],
    }),
  },
} satisfies Meta<typeof NoticeMoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  name: "支払済みにする",
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const rest = within(dialog.getByRole("list", { name: "変えない支払通知書" }));
    await expect(rest.getByText("まだ発行していません。先に発行してください。")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "2件を支払済みにする" }));
    await expect(args.onMove).toHaveBeenCalledWith({
      uids: approved.map(({ uid }) => uid),
      paid_on: "2026-11-20",
    });
  },
};

/** Nothing was paid before the notice went out. */
export const PaidTooEarly: Story = {
  name: "発行日より前の支払日",
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const day = dialog.getByRole("textbox", { name: /支払日/ });
    await userEvent.clear(day);
    await userEvent.type(day, "2020/1/1");
    await userEvent.click(dialog.getByRole("button", { name: "2件を支払済みにする" }));
    await expect(day).toHaveAccessibleDescription(/発行日（2026\/11\/16）より前です/);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

const orderedFor = (ordered_on: string) => approved.map((notice) => ({ ...notice, ordered_on }));

/** The bank's day is the one that counts for the year. */
export const PaidByFile: Story = {
  name: "振込ファイルの振込日を初めの支払日にする",
  args: { notices: orderedFor("2026-11-18") },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const day = dialog.getByRole("textbox", { name: /支払日/ });
    await expect(day).toHaveValue("2026/11/18");
    await expect(dialog.getAllByText(/振込ファイルの振込日 /)).toHaveLength(2);
    await userEvent.clear(day);
    await userEvent.type(day, "2026/11/17");
    await userEvent.click(dialog.getByRole("button", { name: "2件を支払済みにする" }));
    await expect(day).toHaveAccessibleDescription(/振込日（2026\/11\/18）より前です/);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

const [first = draft, second = draft] = approved;

/** One that the bank pays later does not hold up the others. */
export const PaidBeforeFile: Story = {
  name: "振込日がまだ来ていないものを除く",
  args: { notices: [first, { ...second, ordered_on: "2026-11-25" }] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const rest = within(dialog.getByRole("list", { name: "変えない支払通知書" }));
    await expect(rest.getByText(/^振込日2026\/11\/25.*そのファイルを取り消してください。$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "1件を支払済みにする" }));
    await expect(args.onMove).toHaveBeenCalledWith({ uids: [first.uid], paid_on: "2026-11-20" });
  },
};

/** The day that fits one of them may not fit the other: the message says which. */
export const PaidBeforeOne: Story = {
  name: "1件だけ振込日より前の支払日",
  args: { notices: [first, { ...second, ordered_on: "2026-11-19" }] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    const day = dialog.getByRole("textbox", { name: /支払日/ });
    await userEvent.clear(day);
    await userEvent.type(day, "2026/11/18");
    await userEvent.click(dialog.getByRole("button", { name: "2件を支払済みにする" }));
    await expect(day).toHaveAccessibleDescription(
      new RegExp(`「${second.payee.name}」: .*振込日（2026/11/19）より前です`),
    );
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  name: "理由を書いて取り消す",
  args: {
    to: "cancelled",
    moveOf: ({ status }) => noticeStatusMoves(status, "issuer").find(({ to }) => to === "cancelled"),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "3件を取り消す" }));
    await expect(dialog.getByText(/理由が空です/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /理由/ }), "重複のため");
    await userEvent.click(dialog.getByRole("button", { name: "3件を取り消す" }));
    await expect(args.onMove).toHaveBeenCalledWith({
      uids: [...approved, draft].map(({ uid }) => uid),
      reason: "重複のため",
    });
  },
};

export const Refused: Story = {
  name: "一部を断られた",
  args: { refused: new Map([[approved[0]?.uid ?? "", "ほかの人が先に更新しました。"]]) },
  play: async () => {
    await expect(await screen.findByText("1件は変えられませんでした")).toBeInTheDocument();
  },
};
