import type { Meta, StoryObj } from "@storybook/react-vite";
import { answerJob, getReplyPage, type JobStatus } from "@tsumugi/contract";
import {
  buildJobRequest,
  buildJobVersions,
  buildReplyPage,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ReplyFrame } from "../../testing/ReplyFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ReplyPage } from "./ReplyPage.tsx";

/** The page is opened again in the same tab. */
function Reopened() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>ページを開き直す</Button>
      <ReplyFrame key={count} />
    </>
  );
}

const meta = {
  title: "画面/依頼への返信",
  component: ReplyPage,
  render: () => <ReplyFrame />,
  // What one story has begun is not there in the next.
  beforeEach: () => sessionStorage.clear(),
  ...onPhone,
  ...over(),
} satisfies Meta<typeof ReplyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: "受ける" })).toBeVisible();
    const asked = screen.getByText("投稿のお願い").closest("section") ?? document.body;
    await expect(within(asked).getByText("紬 セラミドセラム 30mL")).toBeVisible();
    await expect(within(asked).getByText("お送りします")).toBeVisible();
  },
};

export const Accepts: Story = {
  name: "受ける前に確かめる",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "受ける" }));
    await waitFor(() => expect(screen.getByText("この依頼を受けますか？")).toBeVisible());
    const dialog = within(screen.getByRole("dialog", { name: "この依頼を受けますか？" }));
    await expect(dialog.getByText("報酬")).toBeVisible();
    await expect(dialog.getByText("納品日")).toBeVisible();
  },
};

export const ContractEnded: Story = {
  name: "依頼元の契約が終わっていると、回答だけができない",
  ...over(
    mockEndpoint(
      getReplyPage,
      buildReplyPage({
        answers_closed:
          "依頼元の企業とツムギの契約期間が終わっているため、このページから回答はできません。依頼元の担当者に直接ご連絡ください。",
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/このページから回答はできません/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /引き受ける/ })).toBeNull();
    await expect(await canvas.findByRole("textbox", { name: /メッセージ/ })).toBeVisible();
  },
};

const accepted = buildReplyPage({ job_status: "accepted" });
export const Accepted: Story = {
  ...over(
    mockEndpoint(getReplyPage, { ...accepted, job_request: { ...accepted.job_request, answer: "accepted" } }),
  ),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "下書きを提出する" })).toBeVisible();
    const post = screen.getByRole("button", { name: "投稿URLを登録する" });
    await expect(post).toBeVisible();
    // What has to be handed in stands above the chat.
    const chat = screen.getByRole("textbox", { name: "メッセージ" });
    await expect(post.compareDocumentPosition(chat)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** A phone throws the page out while one looks for the URL in another app: what was typed is there again. */
export const ComesBack: Story = {
  name: "閉じて開いても残る書きかけ",
  render: () => <Reopened />,
  ...over(
    mockEndpoint(getReplyPage, { ...accepted, job_request: { ...accepted.job_request, answer: "accepted" } }),
  ),
  play: async () => {
    const text = "1枚目は使用前、2枚目は使用後です。";
    await userEvent.type(await screen.findByRole("textbox", { name: /投稿の文章・構成/ }), text);
    await userEvent.type(screen.getByRole("textbox", { name: /投稿のURL/ }), "https://example.com/p/1");
    await userEvent.click(screen.getByRole("button", { name: "ページを開き直す" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /投稿の文章・構成/ })).toHaveValue(text));
    await expect(screen.getByRole("textbox", { name: /投稿のURL/ })).toHaveValue("https://example.com/p/1");
    await userEvent.click(screen.getByRole("button", { name: "下書きを提出する" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /投稿の文章・構成/ })).toHaveValue(""));
    await userEvent.click(screen.getByRole("button", { name: "ページを開き直す" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: /投稿の文章・構成/ })).toHaveValue(""));
  },
};

export const AnswerComesBack: Story = {
  name: "閉じて開いても残る相談の内容",
  render: () => <Reopened />,
  play: async () => {
    const ask = async () => {
      await userEvent.click(await screen.findByRole("button", { name: "条件を相談する" }));
      return screen.findByRole("textbox", { name: /相談したい内容/ });
    };
    await userEvent.type(await ask(), "納期を1週間延ばせますか");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "ページを開き直す" }));
    await expect(await ask()).toHaveValue("納期を1週間延ばせますか");
  },
};

const { items } = buildJobVersions();
const [newest] = items;
const secondVersion = buildReplyPage({
  versions: items.map((version) => ({ ...version, ...(version === newest && { answer: null, wish: null }) })),
  job_request: buildJobRequest({ version: 2, ...(newest && { terms: newest.terms }) }, 1),
});

/** Changed terms came: what changed stands above them, and all versions can be read. */
export const NewTerms: Story = {
  name: "新しい条件が届いた",
  ...over(mockEndpoint(getReplyPage, secondVersion)),
  play: async () => {
    await expect(await screen.findByText(/新しい条件（第2版）が届いています/)).toBeVisible();
    await expect(screen.getByText("第1版から変わった条件")).toBeVisible();
    await userEvent.click(screen.getByText("これまでの条件をすべて見る（2版）"));
    await expect(screen.getByText("いまの条件")).toBeVisible();
  },
};

/** The staff send other terms while the creator answers: nothing is recorded, what was typed is there again. */
export const Overtaken: Story = {
  name: "返事のあいだに条件が変わった",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage(), { once: true }),
    mockEndpoint(getReplyPage, secondVersion),
    mockError(answerJob, "stale_version"),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を相談する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/1つ以上を入力してください/)).toBeVisible();
    await expect(dialog.queryByText("任意")).toBeNull();
    await userEvent.type(dialog.getByRole("textbox", { name: /希望の報酬/ }), "160000");
    await userEvent.click(screen.getByRole("button", { name: "相談を送る" }));
    await expect(
      await screen.findByText(/回答はまだ送っていません/, undefined, { timeout: 5000 }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByText("第1版から変わった条件")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "条件を相談する" }));
    await expect(await screen.findByRole("textbox", { name: /希望の報酬/ })).toHaveValue("160,000");
  },
};

const inStatus = (job_status: JobStatus, text: RegExp): Story => ({
  ...over(mockEndpoint(getReplyPage, buildReplyPage({ job_status }))),
  play: async () => {
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "受ける" })).toBeNull();
  },
});
export const AgainCandidate: Story = inStatus("candidate", /前の依頼は終わっています/);
export const Preparing: Story = inStatus("preparing", /発送や日程を調整しています/);
export const Drafting: Story = inStatus("drafting", /制作をお願いします/);
export const DraftReview: Story = inStatus("draft_review", /下書きを受け取りました/);
export const Revision: Story = inStatus("revision", /下書きの修正をお願いします/);
export const Approved: Story = inStatus("approved", /投稿に進んでください/);
export const Posted: Story = inStatus("posted", /投稿を受け取りました/);
export const Inspected: Story = inStatus("inspected", /検収が済みました/);
export const Paying: Story = inStatus("paying", /お支払いの手続きをしています/);
export const Completed: Story = inStatus("completed", /この依頼は完了しました/);
export const Declined: Story = inStatus("declined", /辞退となりました/);
const answered = (answer: "declined" | "negotiating") => {
  const job_request = buildJobRequest({ answer }, 1);
  return over(mockEndpoint(getReplyPage, buildReplyPage({ job_status: answer, job_request })));
};
/** Who has declined can still ask: the room stays open, and nothing asks for the answer again. */
export const DeclinedAndAsks: Story = {
  name: "辞退したあとに質問する",
  ...answered("declined"),
  play: async () => {
    await expect(await screen.findByText(/辞退となりました/)).toBeVisible();
    const words = screen.getByRole("textbox", { name: "メッセージ" });
    await userEvent.type(words, "来月の案件はありますか？");
    await userEvent.click(screen.getByRole("button", { name: "送信" }));
    await waitFor(() => expect(words).toHaveValue(""));
    // What is being sent gives way to what was sent: found in between, it would be gone before it is looked at.
    await waitFor(() => expect(screen.getByText("来月の案件はありますか？")).toBeVisible());
    await expect(screen.queryByRole("button", { name: "受ける" })).toBeNull();
  },
};
export const Rejected: Story = inStatus("rejected", /見送りとなりました/);
export const Cancelled: Story = inStatus("cancelled", /この依頼は中止になりました/);
export const Negotiating: Story = {
  ...answered("negotiating"),
  play: async () => {
    await expect(await screen.findByText(/条件の相談を送りました/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "相談の内容を変える" })).toBeVisible();
  },
};

export const Expired: Story = {
  ...over(mockError(getReplyPage, "link_expired")),
  play: async () => {
    await expect(await screen.findByText("この返信リンクは使えません")).toBeVisible();
    // Nobody can write to the address that the mail came from.
    await expect(screen.getByText(/いちばん新しく届いたリンク.*担当者/)).toBeVisible();
  },
};

/** Withdrawn by the staff: said, with what to do. */
export const Revoked: Story = {
  name: "取り消されたリンク",
  ...over(mockError(getReplyPage, "link_revoked")),
  play: async () => {
    await expect(await screen.findByText("この返信リンクは取り消されました")).toBeVisible();
    await expect(screen.getAllByText(/取り消されました/)).toHaveLength(1);
    await expect(screen.getByText(/^新しいリンクのメールが届いていないか確認し/)).toBeVisible();
    await expect(screen.getByText(/担当者に再送を頼んでください/)).toBeVisible();
  },
};

/** The staff withdraw it while the page is open: what was begun stays to be copied. */
export const RevokedMeanwhile: Story = {
  name: "開いているうちに取り消されたリンク",
  ...over(
    mockEndpoint(getReplyPage, buildReplyPage(), { once: true }),
    mockError(getReplyPage, "link_revoked"),
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "メッセージ" }), "少し相談したいです。");
    await waitFor(
      () => {
        // Coming back to the net asks again, as each minute does.
        window.dispatchEvent(new Event("online"));
        return expect(screen.getByText(/取り消されました/, { selector: "[role=alert] *" })).toBeVisible();
      },
      { timeout: 10_000, interval: 500 },
    );
    await expect(screen.queryByRole("button", { name: "受ける" })).toBeNull();
    await expect(screen.queryByText(/まで使えます/)).toBeNull();
    await userEvent.click(screen.getByText("書きかけの文章は残っています"));
    await expect(screen.getByText("少し相談したいです。")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(getReplyPage)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getReplyPage, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(mockEndpoint(getReplyPage, buildReplyPage({ project_name: LONG_NAME, shared_memo: LONG_NAME }))),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};
