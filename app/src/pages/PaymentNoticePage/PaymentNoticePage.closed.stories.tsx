import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getPaymentNotice,
  type NoticeStatus,
  type PaymentNotice,
  updatePaymentNotice,
} from "@tsumugi/contract";
import { buildPaymentNotice, buildPersonRef, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { liveEvents } from "../../testing/liveEvents.ts";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細/入力中に下書きではなくなった",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = buildPaymentNotice({ status: "draft", note: "先の備考" }, 2);
const colleague = buildPersonRef({ name: "高橋 直子" }, 3);
const movedTo = (status: NoticeStatus): PaymentNotice => ({
  ...draft,
  status,
  version: 9,
  history: [
    ...draft.history,
    {
      kind: "moved",
      at: "2026-11-20T00:00:00Z",
      from: "draft",
      to: status,
      mover: "issuer",
      by: colleague,
      reason: "",
      transfer: null,
    },
  ],
});
const live = liveEvents();
let present = draft;

const shared = {
  beforeEach: () => {
    present = draft;
  },
  ...over(
    live.handler,
    mockEndpoint(getPaymentNotice, () => present),
    mockEndpoint(updatePaymentNotice, () => {
      present = movedTo("issued");
      const refusal = { code: "illegal_transition", message: "発行済みです。", request_id: "r" };
      return Response.json(refusal, { status: 409 });
    }),
  ),
};
const typeNote = async () => {
  const note = await screen.findByRole("textbox", { name: /備考/ });
  await userEvent.clear(note);
  await userEvent.type(note, "自分の備考");
};
const expectKept = async (title: string) => {
  await expect(await screen.findByText(title)).toBeVisible();
  // The field that had the focus has gone: what is left of it is where the person is now.
  await expect(screen.getByRole("button", { name: "入力した内容をコピー" })).toHaveFocus();
  const table = within(screen.getByRole("region", { name: "保存していない入力" }));
  await expect(table.getAllByRole("row")).toHaveLength(2);
  await expect(table.getByRole("cell", { name: "自分の備考" })).toBeVisible();
  await expect(table.getByRole("cell", { name: "先の備考" })).toBeVisible();
};

/** A colleague issued it: what was typed stays readable beside what was issued, until the person throws it away. */
export const Issued: Story = {
  name: "ほかの人が発行した",
  ...shared,
  play: async () => {
    await typeNote();
    present = movedTo("issued");
    await live.send({ type: "notices.changed" });
    await expectKept("高橋 直子さんがこの支払通知書を発行しました");
    await expect(screen.getByRole("button", { name: "入力した内容をコピー" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "破棄する" }));
    await waitFor(() => expect(screen.queryByText("自分の備考")).toBeNull());
  },
};

export const Cancelled: Story = {
  name: "ほかの人が取り消した",
  ...shared,
  play: async () => {
    await typeNote();
    present = movedTo("cancelled");
    await live.send({ type: "notices.changed" });
    await expectKept("高橋 直子さんがこの下書きを取り消しました");
  },
};

/** The save is what finds out. */
export const RefusedSave: Story = {
  name: "保存を断られて知る",
  ...shared,
  play: async () => {
    await typeNote();
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await expectKept("高橋 直子さんがこの支払通知書を発行しました");
  },
};
