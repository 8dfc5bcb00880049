import type { Meta, StoryObj } from "@storybook/react-vite";
import { getReplyBankAccount, getReplyPage, getReplyShipment } from "@tsumugi/contract";
import { buildReplyPage, buildReplyShipment, buildRevisedDraft, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { ReplyFrame } from "../../testing/ReplyFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ReplyPage } from "./ReplyPage.tsx";

const meta = {
  title: "画面/依頼への返信/することへ進む",
  component: ReplyPage,
  render: () => <ReplyFrame />,
  beforeEach: () => sessionStorage.clear(),
  ...onPhone,
  ...over(),
} satisfies Meta<typeof ReplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JumpsToAnswer: Story = {
  name: "長い条件の上から、回答へ進む",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await screen.findByRole("button", { name: "回答へ進む" }));
    await expect(screen.getByRole("region", { name: "依頼への回答" })).toHaveFocus();
    // What the terms say is not said once more above them.
    await expect(canvas.getAllByText("回答期限")).toHaveLength(1);
    await expect(canvas.queryByText("投稿期限")).toBeNull();
  },
};

/** A mail that asks for the address leads past all that is read to where it is entered. */
export const OpensAtAddress: Story = {
  name: "お届け先をたずねるメールから開く",
  render: () => <ReplyFrame at={`${paths.reply.getHref("token")}#shipment`} />,
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "accepted" })),
    mockEndpoint(getReplyShipment, {
      shipment: buildReplyShipment({
        status: "confirming_address",
        recipient: { name: "", phone: "", postal_code: "", address: "" },
      }),
    }),
  ),
  play: async () => {
    const asked = await screen.findByText("お届け先をまだ伺っていません。入力してください。");
    await waitFor(() => {
      const { top } = asked.getBoundingClientRect();
      if (top < 0 || top > window.innerHeight) throw new Error(`${top} is not on screen`);
    });
  },
};

const sentBack = buildRevisedDraft();
const preparing = mockEndpoint(getReplyPage, buildReplyPage({ job_status: "preparing" }));
const unknown = { name: "", phone: "", postal_code: "", address: "" };

export const JumpsToAddress: Story = {
  name: "お届け先を待っているとき、お届けへ進む",
  ...over(
    preparing,
    mockEndpoint(getReplyShipment, {
      shipment: buildReplyShipment({ status: "confirming_address", recipient: unknown }),
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/このページでお届け先を入力してください/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "お届けへ進む" }));
    await expect(document.activeElement).toHaveAttribute("id", "shipment");
  },
};

export const JumpsToAccount: Story = {
  name: "口座がないとき、口座へ進む",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "inspected" })),
    mockEndpoint(getReplyBankAccount, { account: null, changed_at: null, pending: null, code_goes_to: "" }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "口座へ進む" }));
    await expect(document.activeElement).toHaveAttribute("id", "bank-account");
  },
};

export const JumpsToDraft: Story = {
  name: "修正を頼まれたら、入力欄へ進む",
  ...over(mockEndpoint(getReplyPage, buildReplyPage({ job_status: "revision", drafts: [sentBack] }))),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "入力欄へ進む" }));
    await expect(document.activeElement).toContainElement(
      screen.getByRole("textbox", { name: /投稿の文章・構成/ }),
    );
    // What was handed in before is put right, not written once more.
    await expect(screen.getByRole("textbox", { name: /投稿の文章・構成/ })).toHaveValue(sentBack.text);
  },
};

/** Of all that can be done, the button of what comes next stands out. */
export const OnePrimary: Story = {
  name: "目立つボタンは、次にすることだけ",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "drafting" })),
    mockEndpoint(getReplyShipment, { shipment: buildReplyShipment({ address_confirmed_at: null }) }),
  ),
  play: async () => {
    const next = await screen.findByRole("button", { name: "下書きを提出する" });
    await expect(next).toHaveAttribute("data-variant", "primary");
    for (const name of ["この住所で受け取る", "投稿URLを登録する", /^口座を/])
      await expect(await screen.findByRole("button", { name })).toHaveAttribute("data-variant", "secondary");
  },
};
