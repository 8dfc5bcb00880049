import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTransferFile, previewTransferFile, previewTransferResult } from "@tsumugi/contract";
import {
  buildTransferFile,
  buildTransferItem,
  buildTransferPreview,
  buildTransferResult,
  buildTransferResultRow,
  mockEndpoint,
  mockError,
} from "@tsumugi/mocks";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { PaymentNoticesPage } from "./PaymentNoticesPage.tsx";

const meta = {
  title: "画面/支払通知書/ファイル",
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

const late = fn();

const openMenu = async (item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: "ファイル" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("dialog"));
};

/** What the bank will read, and what is left out with why. */
export const Transfer: Story = {
  name: "全銀ファイル",
  play: async () => {
    await screen.findByText("1〜7件 / 7件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByRole("button", { name: /^[1-9]\d*件を出力する$/ })).toBeVisible();
  },
};

const openTransfer = async () => {
  await screen.findByText("1〜7件 / 7件");
  await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
  await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
  return within(await screen.findByRole("dialog"));
};

const inTime = buildTransferItem({}, 1);
const afterDue = buildTransferItem(
  {
    due_on: "2026-12-30",
    late: { past: "due_day", message: "支払期日 2026/12/30 より後です。" },
  },
  2,
);
const afterLimit = buildTransferItem(
  {
    due_on: "2026-12-30",
    legal_latest_on: "2027-01-03",
    late: { past: "legal_limit", message: "法定期限 2027/01/03（受領日から60日）より後です。" },
  },
  3,
);

/** What is paid too late is named; past the law's last day it goes only where somebody says that it shall. */
export const Late: Story = {
  name: "全銀ファイル（支払期日より後）",
  ...over(
    mockEndpoint(previewTransferFile, ({ body }) =>
      buildTransferPreview({ items: [inTime, afterDue, afterLimit], debit_on: body.debit_on }),
    ),
    mockEndpoint(createTransferFile, ({ body }) => {
      late(body);
      return { file: buildTransferFile({ notice_uids: body.notice_uids }, 1), skipped: [] };
    }),
  ),
  play: async () => {
    late.mockClear();
    const dialog = await openTransfer();
    await expect(await dialog.findByText("支払期日より後になるものが1件あります")).toBeVisible();
    await expect(dialog.getByText(/支払期日 2026\/12\/30 より後です。/)).toBeVisible();
    await expect(dialog.getByText(/法定期限 2027\/01\/03（受領日から60日）より後です。/)).toBeVisible();
    await expect(dialog.getByRole("columnheader", { name: "支払期日" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "2件を出力する" })).toBeVisible();
    await userEvent.click(dialog.getByRole("checkbox", { name: /法定期限を過ぎる1件もふくめる/ }));
    await userEvent.click(dialog.getByRole("button", { name: "3件を出力する" }));
    await waitFor(() => expect(late).toHaveBeenCalled());
    await expect(late.mock.lastCall?.[0]).toMatchObject({ late_uids: [afterLimit.notice_uid] });
  },
};

/** A day on which banks rest: the next one is one press away. No file is made for a day that is not in the field. */
export const ClosedDay: Story = {
  name: "全銀ファイル（銀行の休業日）",
  ...over(
    mockEndpoint(previewTransferFile, ({ body }) =>
      body.debit_on === "2026-12-31"
        ? buildTransferPreview({
            debit_on: "2027-01-04",
            blocked: [
              {
                why: "debit_day",
                message: "2026/12/31（年末年始）は銀行の休業日です。次の営業日（2027/01/04）にしてください。",
              },
            ],
          })
        : buildTransferPreview({ debit_on: body.debit_on }),
    ),
  ),
  play: async () => {
    const dialog = await openTransfer();
    const save = await dialog.findByRole("button", { name: "2件を出力する" });
    const day = dialog.getByRole("textbox", { name: /引落日/ });
    await userEvent.clear(day);
    await userEvent.tab();
    await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "true"));
    await userEvent.type(day, "2026/12/31");
    await userEvent.tab();
    const cure = await dialog.findByRole("button", { name: "2027/01/04(月)にする" });
    await expect(save).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(cure);
    await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled", "true"));
    await expect(day).toHaveValue("2027/01/04");
    await expect(dialog.queryByText(/銀行の休業日です/)).toBeNull();
  },
};

/** Refused: the dialog stays with the cause. */
export const TransferRefused: Story = {
  name: "全銀ファイルを作れない",
  ...over(mockError(createTransferFile, "conflict")),
  play: async () => {
    await screen.findByText("1〜7件 / 7件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: /^[1-9]\d*件を出力する$/ }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
  },
};

/** Files that were made; one that never went to the bank is taken back with a reason. */
export const Files: Story = {
  name: "作成した振込ファイル",
  play: async () => {
    const dialog = await openMenu("作成した振込ファイル");
    const [withdraw] = await dialog.findAllByRole("button", { name: /を取り消す$/ });
    if (withdraw) await userEvent.click(withdraw);
    const asking = within(await screen.findByRole("dialog", { name: "この振込ファイルを取り消しますか？" }));
    await userEvent.type(asking.getByRole("textbox"), "振込日を変えるため");
    await userEvent.click(asking.getByRole("button", { name: "取り消す" }));
    await expect((await screen.findAllByText(/を取り消しました。/))[0]).toBeVisible();
  },
};

/** The payee has changed the account since the notice was issued. */
export const OtherAccount: Story = {
  name: "全銀ファイル（通知書と口座が違う）",
  ...over(
    mockEndpoint(
      previewTransferFile,
      buildTransferPreview({
        items: [
          buildTransferItem({ is_other_account: true }, 2),
          buildTransferItem(
            {
              is_other_account: true,
              printed_account: {
                bank_name: "三井住友銀行",
                branch_name: "渋谷支店",
                kind: "ordinary",
                number: "***4561",
              },
            },
            1,
          ),
        ],
      }),
    ),
  ),
  play: async () => {
    await screen.findByText("1〜7件 / 7件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("通知書と口座が違うものが2件あります")).toBeVisible();
    await expect(dialog.getByText(/口座の記載なし → /)).toBeVisible();
    await expect(dialog.getByText(/三井住友銀行 渋谷支店 \*\*\*4561 → /)).toBeVisible();
  },
};

/** A file in which the bank paid nothing is taken as well: what failed waits for another transfer then. */
export const AllRefused: Story = {
  name: "振込結果（すべて振込不能）",
  ...over(
    mockEndpoint(
      previewTransferResult,
      buildTransferResult({ totals: { rows: 2, pays: 0, amount: 0, failed: 2, unmatched: 0 } }),
    ),
  ),
  play: async () => {
    const dialog = await openMenu("振込結果を取り込む");
    await expect(dialog.getByText(/総合振込の結果には全銀協の規定がない/)).toBeVisible();
    await userEvent.upload(dialog.getByLabelText("振込結果ファイルを選ぶ"), new File(["1210"], "kekka.txt"));
    await userEvent.click(await dialog.findByRole("button", { name: "振込不能の2件を反映する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The same answer in another form: the file that it speaks of is named, and nothing is left to do. */
export const ResultKnown: Story = {
  name: "振込結果（すべて反映済み）",
  ...over(
    mockEndpoint(
      previewTransferResult,
      buildTransferResult({
        rows: [
          buildTransferResultRow({ outcome: "failed_already", message: "該当する口座がありません。" }, 1),
          buildTransferResultRow({ outcome: "already" }, 2),
        ],
      }),
    ),
  ),
  play: async () => {
    const dialog = await openMenu("振込結果を取り込む");
    await userEvent.upload(dialog.getByLabelText("振込結果ファイルを選ぶ"), new File(["1210"], "kekka.txt"));
    await expect(await dialog.findByText(/すべて反映済みです/)).toBeVisible();
    await expect(dialog.getByText("振込不能（反映済み）（該当する口座がありません。）")).toBeVisible();
    await expect(dialog.getAllByText(/振込分$/)).toHaveLength(2);
    await expect(dialog.getByRole("button", { name: "0件を支払済みにする" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** The documents of the chosen ones as one file. */
export const Pdfs: Story = {
  name: "PDF（ZIP）",
  play: async () => {
    await screen.findByText("1〜7件 / 7件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "PDF（ZIP）" }));
    await expect((await screen.findAllByText(/\.zip」を保存しました/))[0]).toBeVisible();
  },
};

export const Result: Story = {
  name: "振込結果の取込",
  play: async () => {
    const dialog = await openMenu("振込結果を取り込む");
    await userEvent.upload(dialog.getByLabelText("振込結果ファイルを選ぶ"), new File(["1210"], "kekka.txt"));
    await expect(await dialog.findByRole("button", { name: /^\d+件を支払済みにする$/ })).toBeVisible();
  },
};

/** Wide enough to be read: a table scrolls sideways, and none of its columns is squeezed to nothing. */
const expectReadable = async (dialog: ReturnType<typeof within>) => {
  const headings = await dialog.findAllByRole("columnheader");
  for (const heading of headings) await expect(heading.getBoundingClientRect().width).toBeGreaterThan(60);
};

export const TransferOnPhone: Story = {
  name: "全銀ファイル（スマートフォン）",
  ...onPhone,
  play: async () => {
    await userEvent.click((await screen.findAllByRole("checkbox"))[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
    await expectReadable(within(await screen.findByRole("dialog")));
  },
};

export const ResultOnPhone: Story = {
  name: "振込結果の取込（スマートフォン）",
  ...onPhone,
  play: async () => {
    const dialog = await openMenu("振込結果を取り込む");
    await userEvent.upload(dialog.getByLabelText("振込結果ファイルを選ぶ"), new File(["1210"], "kekka.txt"));
    await expectReadable(dialog);
  },
};
