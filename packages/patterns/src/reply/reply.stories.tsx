import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ChatThread } from "../chat-rooms/ChatThread/ChatThread.tsx";
import { CommentComposer } from "../chat-rooms/CommentComposer/CommentComposer.tsx";
import { TermsCard } from "../chat-rooms/TermsCard/TermsCard.tsx";
import type { PostLineLook } from "../posts/AddPostsForm/PostLineList.tsx";
import { sampleComments, sampleMembers, sampleTerms } from "../testing/samples.ts";
import { ReplyAnswer, type ReplyAnswerProps } from "./ReplyAnswer/ReplyAnswer.tsx";
import { ReplyLayout } from "./ReplyLayout/ReplyLayout.tsx";
import { ReplySubmission } from "./ReplySubmission/ReplySubmission.tsx";

const onAnswer = fn();

/** What became of addresses: taken, taken with something missing from another account, not read. */
const results: readonly PostLineLook[] = [
  {
    url: "https://www.instagram.com/p/Cabcdefghi1/",
    kind: "stored",
    reason: null,
    post: {
      title: "秋の新作リップを使ってみた",
      owner_mismatch: false,
      pr_check: { status: "ok", missing: [] },
    },
  },
  {
    url: "https://www.instagram.com/p/Cabcdefghi2/",
    kind: "stored",
    reason: null,
    post: {
      title: "2色を比べました",
      owner_mismatch: true,
      pr_check: { status: "missing", missing: ["#PR"] },
    },
  },
  {
    url: "https://www.tiktok.com/@hana/video/7300000000000000002",
    kind: "stored",
    reason: null,
    note: "数値とPR表記は、担当者が投稿を見て確認します。",
    post: { title: "", owner_mismatch: false, pr_check: { status: "unchecked", missing: [] } },
  },
  {
    url: "https://www.tiktok.com/@hana/video/7300000000000000001",
    kind: "unreadable",
    reason: "投稿が見つかりませんでした。削除されたか、非公開になっていないか確かめてください。",
    post: null,
  },
];

const Page = ({
  answer,
  error,
  children,
}: Pick<ReplyAnswerProps, "answer" | "error"> & { children?: React.ReactNode }) => (
  <ReplyLayout company={{ name: "つむぎ化粧品", image: null }} projectName="秋の新作リップ">
    <TermsCard terms={sampleTerms} />
    <ReplyAnswer answer={answer} version={1} error={error} onAnswer={onAnswer} />
    {children}
  </ReplyLayout>
);

const meta = {
  title: "画面の型/依頼への返信/依頼への返信",
  component: Page,
  parameters: {
    layout: "fullscreen",
    ...guide({
      use: "クリエイターがスマートフォンで依頼を読み、引き受ける・断る・相談するを選ぶ画面の組み立てです。",
      do: [
        "答えと希望（金額・日程）を、同じ画面で送れるようにします。",
        "送信に失敗しても、書いたものを残します。",
      ],
      dont: ["アカウントの登録を求めない。リンクだけで回答ができます。"],
      keyboard: [
        ["Tab / Space", "答えを選ぶ"],
        ["Enter", "送る"],
      ],
    }),
  },
  globals: { viewport: { value: "phone" } },
  args: { answer: null },
  beforeEach: () => {
    onAnswer.mockClear();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "回答前" };

const onSubmit = fn();

/** What cannot be read as an address goes along, so that it comes back with a reason instead of being lost. */
export const SubmitsEveryLine: Story = {
  name: "読めない行も送る",
  render: () => <ReplySubmission onSubmit={onSubmit} />,
  play: async () => {
    onSubmit.mockClear();
    const field = await screen.findByRole("textbox", { name: /投稿のURL/ });
    await userEvent.type(
      field,
      "https://www.instagram.com/p/Cabcdefghi1/\nhttps:/www.instagram.com/p/Cabcdefghi2/\ninstagram,com/p/Cabcdefghi3/",
    );
    await userEvent.click(screen.getByRole("button", { name: "3件の投稿URLを登録する" }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith([
        "https://www.instagram.com/p/Cabcdefghi1/",
        "https:/www.instagram.com/p/Cabcdefghi2/",
        "instagram,com/p/Cabcdefghi3/",
      ]),
    );
  },
};

export const Accepts: Story = {
  name: "確かめてから受ける",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "受ける" }));
    const dialog = await screen.findByRole("dialog", { name: "この依頼を受けますか？" });
    await expect(onAnswer).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole("textbox", { name: /ひとこと/ }), "よろしくお願いします");
    await userEvent.click([...dialog.querySelectorAll("button")].at(-1) as HTMLElement);
    await expect(onAnswer).toHaveBeenCalledWith({
      answer: "accepted",
      comment: "よろしくお願いします",
      fee: null,
      delivery_on: null,
    });
  },
};

export const NegotiatingNeedsWords: Story = {
  name: "相談には内容が要る",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を相談する" }));
    const send = await screen.findByRole("button", { name: "相談を送る" });
    await userEvent.click(send);
    await expect(onAnswer).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole("textbox", { name: /相談したい内容/ })).toHaveFocus());
    await expect(screen.getByText(/相談したい内容が入力されていません/)).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: /相談したい内容/ }), "納期を1週間延ばせますか");
    await userEvent.click(send);
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledWith({
        answer: "negotiating",
        comment: "納期を1週間延ばせますか",
        fee: null,
        delivery_on: null,
      }),
    );
  },
};

export const AsksForMore: Story = {
  name: "希望の報酬と納品日を送る",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "条件を相談する" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /希望の報酬/ }), "8万");
    await userEvent.type(screen.getByRole("textbox", { name: /希望の納品日/ }), "2026/12/14");
    await userEvent.click(screen.getByRole("button", { name: "相談を送る" }));
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledWith({
        answer: "negotiating",
        comment: "",
        fee: 80_000,
        delivery_on: "2026-12-14",
      }),
    );
  },
};

export const DeclinesWithAQuestion: Story = {
  name: "断りながら質問する",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "辞退する" }));
    const dialog = await screen.findByRole("dialog", { name: "この依頼を辞退しますか？" });
    await userEvent.type(
      screen.getByRole("textbox", { name: /理由や伝えたいこと/ }),
      "今月は予定が埋まっています。来月の案件はありますか？",
    );
    await userEvent.click([...dialog.querySelectorAll("button")].at(-1) as HTMLElement);
    await expect(onAnswer).toHaveBeenCalledWith({
      answer: "declined",
      comment: "今月は予定が埋まっています。来月の案件はありますか？",
      fee: null,
      delivery_on: null,
    });
  },
};

/** The server refuses: the question of the dialog stands still, with the reason and everything typed. */
export const Refused: Story = {
  name: "断られても、書いたものは残る",
  args: { error: "送信できませんでした。通信を確かめて、もう一度お試しください。" },
  play: async () => {
    onAnswer.mockRejectedValueOnce(new Error());
    await userEvent.click(await screen.findByRole("button", { name: "条件を相談する" }));
    const words = await screen.findByRole("textbox", { name: /相談したい内容/ });
    await userEvent.type(words, "二次利用の期間を教えてください");
    await userEvent.click(screen.getByRole("button", { name: "相談を送る" }));
    await waitFor(() => expect(onAnswer).toHaveBeenCalled());
    await expect(await screen.findByText(/送信できませんでした/)).toBeVisible();
    await expect(words).toHaveValue("二次利用の期間を教えてください");
  },
};

export const Accepted: Story = {
  name: "受けたあと",
  args: {
    answer: "accepted",
    children: (
      <>
        <ReplySubmission
          onSubmit={fn()}
          results={results}
          posts={[
            {
              uid: "p",
              url: "https://example.jp/p",
              title: "秋の新作リップを使ってみた",
              platform: "instagram",
            },
          ]}
        />
        <Card title="メッセージ" flush>
          <div style={{ height: 420 }}>
            <ChatThread comments={sampleComments} members={sampleMembers} ownUid="creator" />
          </div>
          <CommentComposer value="" onValueChange={fn()} onSend={fn()} />
        </Card>
      </>
    ),
  },
};
