import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  applyTransferResult,
  createTransferFile,
  previewTransferFile,
  previewTransferResult,
} from "@tsumugi/contract";
import {
  buildPersonRef,
  buildTransferItem,
  buildTransferPreview,
  buildTransferResult,
  buildTransferResultRow,
  mockEndpoint,
  mockError,
  NOW,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticesPage } from "./PaymentNoticesPage.tsx";

/** Somebody else, or the other tab, was a moment earlier. */
const meta = {
  title: "画面/支払通知書/ファイル（ほかの人が先）",
  component: PaymentNoticesPage,
  render: () => (
    <PageFrame path={paths.paymentNotices.path}>
      <PaymentNoticesPage />
    </PageFrame>
  ),
} satisfies Meta<typeof PaymentNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = {
  file_uid: "transfer_file_009",
  file_name: "総合振込_20261225_2件.txt",
  debit_on: "2026-12-25",
};
const earlier = [{ ...file, exported_at: NOW, exported_by: null }];
let isTaken = false;

/** What the other one has put into a file is not offered once more, but named, to be chosen knowingly. */
export const FileMade: Story = {
  name: "全銀ファイル",
  ...over(
    mockEndpoint(previewTransferFile, ({ body }) =>
      buildTransferPreview({
        items: [buildTransferItem(isTaken ? { earlier } : {}, 1), buildTransferItem({}, 2)],
        debit_on: body.debit_on,
      }),
    ),
    mockError(createTransferFile, "conflict"),
  ),
  play: async () => {
    isTaken = false;
    await screen.findByText("1〜7件 / 7件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
    const dialog = within(await screen.findByRole("dialog"));
    const save = await dialog.findByRole("button", { name: "2件を出力する" });
    // A payee may stand in the file twice.
    const { number } = buildTransferItem({}, 1);
    await expect(dialog.getByRole("cell", { name: number })).toBeInTheDocument();
    isTaken = true;
    await userEvent.click(save);
    await expect(await dialog.findByRole("button", { name: "1件を出力する" })).toBeVisible();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: /^前に出力した1件もふくめる/ })).not.toBeChecked();
    await expect(
      dialog.getByText(new RegExp(`${number}（総合振込_20261225_2件\\.txt）。二重に振り込まないよう`)),
    ).toBeVisible();
  },
};

/** The other one has taken the bank's answer in: nothing is said to have been paid now. */
export const ResultTaken: Story = {
  name: "振込結果の取込",
  ...over(
    mockEndpoint(
      previewTransferResult,
      buildTransferResult({ rows: [buildTransferResultRow({}, 1), buildTransferResultRow({}, 2)] }),
    ),
    mockEndpoint(
      applyTransferResult,
      buildTransferResult({
        rows: [
          buildTransferResultRow({ outcome: "already" }, 1),
          buildTransferResultRow({ outcome: "already" }, 2),
        ],
        applied: { at: NOW, by: null },
      }),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "ファイル" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "振込結果を取り込む" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.upload(dialog.getByLabelText("振込結果ファイルを選ぶ"), new File(["1210"], "kekka.txt"));
    await userEvent.click(await dialog.findByRole("button", { name: "2件を支払済みにする" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const toasts = document.querySelector("[data-tsu-toaster] ul");
    await waitFor(() => expect(toasts).toHaveTextContent("この振込結果は、すでに反映されていました"));
    await expect(toasts).not.toHaveTextContent("0件を");
  },
};

const again_after: unknown[] = [];

/** The next month's answer has the same bytes as the former: it is taken in once somebody says that it is another one. */
export const SameBytes: Story = {
  name: "前と中身が同じ振込結果",
  ...over(
    mockEndpoint(
      previewTransferResult,
      buildTransferResult({
        rows: [buildTransferResultRow({}, 1)],
        applied: { at: NOW, by: buildPersonRef({ name: "経理 花子" }, 2) },
      }),
    ),
    mockEndpoint(applyTransferResult, ({ body }) => {
      again_after.push(body.again_after);
      return buildTransferResult({ rows: [buildTransferResultRow({}, 1)] });
    }),
  ),
  play: async () => {
    again_after.length = 0;
    await userEvent.click(await screen.findByRole("button", { name: "ファイル" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "振込結果を取り込む" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.upload(dialog.getByLabelText("振込結果ファイルを選ぶ"), new File(["1210"], "kekka.txt"));
    await expect(
      await dialog.findByText(/経理 花子さんが反映したファイルと、中身がまったく同じです/),
    ).toBeVisible();
    const apply = dialog.getByRole("button", { name: "1件を支払済みにする" });
    await userEvent.click(apply);
    await expect(again_after).toEqual([]);
    await userEvent.click(dialog.getByRole("checkbox", { name: /銀行から新しく取ったもの/ }));
    await userEvent.click(apply);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(again_after).toEqual([NOW]);
  },
};
