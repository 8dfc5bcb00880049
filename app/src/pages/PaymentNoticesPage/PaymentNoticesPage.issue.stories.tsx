import type { Meta, StoryObj } from "@storybook/react-vite";
import { listPaymentNotices, type PaymentNotice, updateNoticeStatuses } from "@tsumugi/contract";
import { buildNoticeTotals, buildPaymentNotice, mockEndpoint, noticeStepsOf } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { liveEvents } from "../../testing/liveEvents.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticesPage } from "./PaymentNoticesPage.tsx";

const meta = {
  title: "画面/支払通知書/まとめて発行する間に変わった",
  component: PaymentNoticesPage,
  render: () => (
    <PageFrame path={paths.paymentNotices.path}>
      <PaymentNoticesPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = (index: number) => buildPaymentNotice({ status: "draft", payable: 40_914 }, index);
const drafts = [draft(1), draft(2), draft(3)] as const;
const theirs: PaymentNotice = { ...drafts[1], payable: 40_619, version: 9 };
const cancelled: PaymentNotice = { ...drafts[2], status: "cancelled", version: 9 };
const live = liveEvents();
let present: readonly PaymentNotice[] = drafts;
const sent: { uid: string; version?: number | undefined }[][] = [];

const shared = {
  beforeEach: () => {
    present = drafts;
    sent.length = 0;
  },
  ...over(
    live.handler,
    mockEndpoint(listPaymentNotices, () => ({
      items: [...present],
      next_cursor: null,
      total: present.length,
      totals: buildNoticeTotals([...present]),
      steps: noticeStepsOf([...present]),
    })),
    mockEndpoint(updateNoticeStatuses, ({ body }) => {
      sent.push(body.items);
      const results = body.items.map(({ uid, version }) => {
        const kept = present.find((notice) => notice.uid === uid);
        if (!kept || kept.version !== version)
          return {
            uid,
            notice: null,
            error: { code: "stale_version", message: "ほかの人が先に更新しました。" },
          };
        return { uid, notice: { ...kept, status: body.status, version: kept.version + 1 }, error: null };
      });
      present = present.map((notice) => results.find(({ uid }) => uid === notice.uid)?.notice ?? notice);
      return { results };
    }),
  ),
};

const openDialog = async () => {
  await screen.findByText("1〜3件 / 3件");
  await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
  await userEvent.click(await screen.findByRole("button", { name: "発行" }));
  const dialog = within(await screen.findByRole("dialog"));
  await expect(dialog.getByRole("button", { name: "3件を発行する" })).toBeVisible();
  return dialog;
};
const changed = "開いている間に、ほかの人が変更しました";
const press = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole("button", { name }));
const expectMarked = async (dialog: ReturnType<typeof within>) => {
  await expect(await dialog.findByText(changed)).toBeVisible();
  const table = within(dialog.getByRole("region", { name: `「${theirs.payee.name}」の変更` }));
  await expect(table.getByRole("cell", { name: "¥40,914" })).toBeVisible();
  await expect(table.getByRole("cell", { name: "¥40,619" })).toBeVisible();
  const [row] = within(dialog.getByRole("list", { name: "発行する支払通知書" }))
    .getAllByRole("listitem")
    .filter((one) => one.textContent?.includes(theirs.payee.name));
  await expect(row).toHaveTextContent("ほかの人が変更");
};

/** One is changed, one cancelled: both are said, and nothing goes out before it was read. */
export const WhileOpen: Story = {
  name: "変更と取消を確かめる",
  ...shared,
  play: async () => {
    const dialog = await openDialog();
    present = [drafts[0], theirs, cancelled];
    await live.send({ type: "notices.changed" });
    await expectMarked(dialog);
    await expect(
      dialog.getByText(`「${cancelled.payee.name}」は「取消」になったため、発行するものから外しました。`),
    ).toBeVisible();
    await press(dialog, "2件を発行する");
    await expect(sent).toEqual([]);
    await press(dialog, "変更を確認した");
    await press(dialog, "2件を発行する");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent).toEqual([
      [
        { uid: drafts[0].uid, version: drafts[0].version },
        { uid: theirs.uid, version: 9 },
      ],
    ]);
  },
};

/** What changed waits for another day, and the others go out. */
export const LeavesOut: Story = {
  name: "変更のあったものを外す",
  ...shared,
  play: async () => {
    const dialog = await openDialog();
    present = [drafts[0], theirs, cancelled];
    await live.send({ type: "notices.changed" });
    await expectMarked(dialog);
    await press(dialog, "変更のあったものを外す");
    await waitFor(() => expect(dialog.queryByText(changed)).toBeNull());
    await press(dialog, "1件を発行する");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent).toEqual([[{ uid: drafts[0].uid, version: drafts[0].version }]]);
  },
};

/** The change is known only from the refusal: what went out is no news, and the rest goes with the next press. */
export const RefusedAsStale: Story = {
  name: "1件を断られて知る",
  ...shared,
  play: async () => {
    const dialog = await openDialog();
    present = [drafts[0], theirs, drafts[2]];
    await press(dialog, "3件を発行する");
    await expect(await dialog.findByText("1件は発行できませんでした。")).toBeVisible();
    await expectMarked(dialog);
    await expect(dialog.queryByText(/発行するものから外しました/)).toBeNull();
    await press(dialog, "変更を確認した");
    await press(dialog, "1件を発行する");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sent.at(-1)).toEqual([{ uid: theirs.uid, version: 9 }]);
  },
};

/** A colleague was first with all of them: it says so, and there is nothing left to press but 閉じる. */
export const NothingLeft: Story = {
  name: "1件も残らない",
  ...shared,
  play: async () => {
    const dialog = await openDialog();
    present = drafts.map((notice) => ({ ...notice, status: "issued", version: 9 }));
    await live.send({ type: "notices.changed" });
    await expect(await dialog.findByText("発行できる下書きがありません")).toBeVisible();
    await expect(dialog.getAllByText(/は「発行済み」になったため/)).toHaveLength(3);
    await expect(dialog.queryByRole("button", { name: /発行する/ })).toBeNull();
  },
};
