import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPaymentNotice, type PaymentNotice, updateNoticeStatus } from "@tsumugi/contract";
import { buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { liveEvents } from "../../testing/liveEvents.ts";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { over } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細/発行する前に変わった",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = buildPaymentNotice({ status: "draft", payable: 40_914 }, 2);
const lines = draft.lines.map((line) => ({ ...line, amount: 1_000 }));
const theirs: PaymentNotice = { ...draft, lines, payable: 40_619, version: 9 };
const live = liveEvents();
let present = draft;
const sent: unknown[] = [];

const shared = {
  beforeEach: () => {
    present = draft;
    sent.length = 0;
  },
  ...over(
    live.handler,
    mockEndpoint(getPaymentNotice, () => present),
    mockEndpoint(updateNoticeStatus, ({ body }) => {
      sent.push(body);
      return savedMeanwhile(present, body) ?? { ...present, status: body.status, version: 10 };
    }),
  ),
};
const amount = () => screen.getByRole("textbox", { name: /金額/ });
const openDialog = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "発行の確認へ" }));
  return within(await screen.findByRole("dialog"));
};
/** Says so, and nothing goes out before it was read. */
const expectChangeReadFirst = async (dialog: ReturnType<typeof within>) => {
  await expect(await dialog.findByText("開いている間に、ほかの人が変更しました")).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "¥40,914" })).toBeInTheDocument();
  await expect(dialog.getByRole("cell", { name: "¥40,619" })).toBeInTheDocument();
  const calls = sent.length;
  await userEvent.click(dialog.getByRole("button", { name: "1件を発行する" }));
  await expect(sent).toHaveLength(calls);
  await userEvent.click(dialog.getByRole("button", { name: "変更を確認した" }));
  await userEvent.click(dialog.getByRole("button", { name: "1件を発行する" }));
  await expect((await screen.findAllByText(/の支払通知書を発行しました/))[0]).toBeVisible();
  await expect(sent.at(-1)).toEqual({ status: "issued", version: 9 });
};

/** Nothing was typed: the form shows what a colleague saves, and the dialog its amount. */
export const Follows: Story = {
  name: "何も入力していない下書き",
  ...shared,
  play: async () => {
    await waitFor(() => expect(amount()).not.toHaveValue("1,000"));
    present = theirs;
    await live.send({ type: "notices.changed" });
    await waitFor(() => expect(amount()).toHaveValue("1,000"));
    const dialog = await openDialog();
    await expect(dialog.getByText("差引支払額の合計は ¥40,619 です。")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "1件を発行する" }));
    await expect((await screen.findAllByText(/の支払通知書を発行しました/))[0]).toBeVisible();
    await expect(sent).toEqual([{ status: "issued", version: 9 }]);
  },
};

/** A colleague saves while the question is open: the two amounts stand there, and have to be agreed to. */
export const WhileOpen: Story = {
  name: "発行の確認を開いている間",
  ...shared,
  play: async () => {
    const dialog = await openDialog();
    present = theirs;
    await live.send({ type: "notices.changed" });
    await expectChangeReadFirst(dialog);
  },
};

/** The change is known only from the refusal: the dialog shows it then, and the next press goes through. */
export const RefusedAsStale: Story = {
  name: "発行を断られて知る",
  ...shared,
  play: async () => {
    const dialog = await openDialog();
    present = theirs;
    await userEvent.click(dialog.getByRole("button", { name: "1件を発行する" }));
    await expectChangeReadFirst(dialog);
  },
};
