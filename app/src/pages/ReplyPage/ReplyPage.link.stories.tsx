import type { Meta, StoryObj } from "@storybook/react-vite";
import { getReplyPage } from "@tsumugi/contract";
import { buildReplyPage, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { paths } from "../../paths.ts";
import { ReplyFrame } from "../../testing/ReplyFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ReplyPage } from "./ReplyPage.tsx";

const meta = {
  title: "画面/依頼への返信/リンクの形",
  component: ReplyPage,
  beforeEach: () => sessionStorage.clear(),
  ...onPhone,
} satisfies Meta<typeof ReplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Messengers take the signs behind an address for a part of it. */
export const WithSentence: Story = {
  name: "文の続きが付いたリンク",
  render: () => <ReplyFrame at={paths.reply.getHref("token。ご確認ください）")} />,
  ...over(
    mockEndpoint(getReplyPage, ({ params }) => buildReplyPage({ project_name: `「${params.token}」で開く` })),
  ),
  play: async () => {
    await expect(await screen.findByText("「token」で開く")).toBeVisible();
  },
};

/** Copied by hand, or broken by a mail program: nobody can say more than that, but what to do. */
export const CutOff: Story = {
  name: "途中で切れたリンク",
  render: () => <ReplyFrame />,
  ...over(mockError(getReplyPage, "not_found")),
  play: async () => {
    await expect(await screen.findByText("この返信リンクは使えません")).toBeVisible();
    await expect(screen.getByText(/途中で切れている/)).toBeVisible();
    await expect(screen.getByText(/依頼元の担当者に新しいリンクを頼んでください/)).toBeVisible();
  },
};

/** The company is gone: no newer mail is worth looking for, and the page says what the server knows. */
export const CompanyGone: Story = {
  name: "依頼元の企業がなくなったリンク",
  render: () => <ReplyFrame />,
  ...over(
    mockError(getReplyPage, "link_expired", { message: "依頼元の企業がツムギの利用を終了しています。" }),
  ),
  play: async () => {
    await expect(await screen.findByText("この返信リンクは使えません")).toBeVisible();
    await expect(screen.getByText(/利用を終了しています/)).toBeVisible();
    await expect(screen.queryByText(/新しいリンク/)).toBeNull();
  },
};
