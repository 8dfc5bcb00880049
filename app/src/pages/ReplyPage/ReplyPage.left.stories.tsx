import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerReplyNotice, getReplyPage, listReplyNotices } from "@tsumugi/contract";
import { buildReplyNotice, buildReplyPage, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ReplyFrame } from "../../testing/ReplyFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ReplyPage } from "./ReplyPage.tsx";

const meta = {
  title: "画面/依頼への返信/送れなくなった入力",
  component: ReplyPage,
  render: () => <ReplyFrame />,
  beforeEach: () => sessionStorage.clear(),
  ...onPhone,
} satisfies Meta<typeof ReplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Coming back to the net asks again, as each minute does. */
const until = (holds: () => Promise<unknown>) =>
  waitFor(
    () => {
      window.dispatchEvent(new Event("online"));
      return holds();
    },
    { timeout: 10_000, interval: 500 },
  );

const accepted = buildReplyPage({ job_status: "accepted" });
const text = "1枚目は使用前、2枚目は使用後です。";

/** The staff withdraw the link while a draft is written: it can be copied out. */
export const Revoked: Story = {
  name: "下書きの途中で取り消されたリンク",
  ...over(mockEndpoint(getReplyPage, accepted, { once: true }), mockError(getReplyPage, "link_revoked")),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /投稿の文章・構成/ }), text);
    await userEvent.type(screen.getByRole("textbox", { name: /投稿のURL/ }), "https://example.com/p/1");
    await until(() => expect(screen.queryByRole("button", { name: "下書きを提出する" })).toBeNull());
    const left = within(screen.getByRole("region", { name: "送っていない入力" }));
    await expect(left.getByRole("textbox", { name: "下書きの文章・構成" })).toHaveValue(text);
    await expect(left.getByRole("textbox", { name: "投稿のURL" })).toHaveValue("https://example.com/p/1");
  },
};

/** The staff end the job while a consultation is written. */
export const Rejected: Story = {
  name: "相談の途中で見送られた依頼",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage(), { once: true }),
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "rejected" })),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を相談する" }));
    await userEvent.type(
      await screen.findByRole("textbox", { name: /相談したい内容/ }),
      "納期を延ばせますか",
    );
    await until(() => expect(screen.getByText(/見送りとなりました/)).toBeVisible());
    await expect(screen.getByText(/いまの回答は送っていません/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "相談したい内容" })).toHaveValue("納期を延ばせますか");
  },
};

const notice = buildReplyNotice({}, 1);
const confirmed = buildReplyNotice({ status: "confirmed", version: notice.version + 1 }, 1);

/** Confirmed on another device while it is said here what is wrong: told, and the same text goes out at the next press. */
export const NoticeMovedOn: Story = {
  name: "相違を書く間に確認された支払通知書",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "paying" })),
    mockEndpoint(listReplyNotices, { items: [notice] }, { once: true }),
    mockEndpoint(listReplyNotices, { items: [confirmed] }),
    mockError(answerReplyNotice, "stale_version"),
  ),
  play: async () => {
    const wrong = "報酬は7万円で合意しています。";
    await userEvent.click(await screen.findByRole("button", { name: "内容が違う" }));
    await userEvent.type(screen.getByRole("textbox", { name: /どこが違うか/ }), wrong);
    await userEvent.click(screen.getByRole("button", { name: "違うと連絡する" }));
    await waitFor(() => expect(screen.getByText("内容を確認しました")).toBeVisible());
    await expect(screen.getByRole("textbox", { name: /どこが違うか/ })).toHaveValue(wrong);
  },
};

const replaced = buildReplyNotice({ status: "cancelled", next_uid: "notice_002" }, 1);

/** Its next edition stands beside it: nobody waits for one. */
export const NoticeReplaced: Story = {
  name: "新しい版と並ぶ、取り消した支払通知書",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage({ job_status: "paying" })),
    mockEndpoint(listReplyNotices, { items: [buildReplyNotice({ edition: 2 }, 2), replaced] }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^新しい版が届いています。/)).toBeVisible();
    await expect(screen.queryByText(/まだ届いていないときは/)).toBeNull();
  },
};
