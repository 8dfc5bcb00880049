import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildReplyPage, buildRevisedDraft, dayFromToday } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { DraftComments } from "../job-drafts/DraftComments/DraftComments.tsx";
import { ReplyDeadlines } from "./ReplyDeadlines/ReplyDeadlines.tsx";
import { ReplyDraftForm, type ReplyDraftFormProps } from "./ReplyDraftForm/ReplyDraftForm.tsx";
import { ReplyDrafts } from "./ReplyDrafts/ReplyDrafts.tsx";
import { ReplyRequests } from "./ReplyRequests/ReplyRequests.tsx";

const page = buildReplyPage();

const meta = {
  title: "画面の型/依頼への返信/下書きと期限",
  parameters: guide({
    use: "返信ページで下書きを出し、版ごとの修正の依頼とコメントを読む部品です。社内の確認画面には DraftVersion と DraftDecision を使います。",
    do: ["提出の前に、足りない表記を知らせます。", "修正の回数は、残りが分かるように「1／2回」と書きます。"],
    dont: ["前の版のコメントを消さない。何を直したかを双方が確かめます。"],
    keyboard: [
      ["Tab", "欄とボタンを移る"],
      ["Enter", "前の版を開く"],
    ],
  }),
  globals: { viewport: { value: "phone", isRotated: false } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = fn();
function Form(props: Partial<ReplyDraftFormProps>) {
  const [images] = useState(props.images ?? []);
  return (
    <ReplyDraftForm
      version={2}
      rules={page}
      images={images}
      onAddImages={fn()}
      onRemoveImage={fn()}
      onRetryImage={fn()}
      onSubmit={submit}
    />
  );
}

export const Checks: Story = {
  name: "提出前に足りないものが分かる",
  render: () => <Form />,
  play: async () => {
    const field = await screen.findByRole("textbox", { name: /投稿の文章/ });
    // Nothing is missed in what has not been begun; what is asked for is named.
    await expect(screen.queryByText("見つかりません")).toBeNull();
    await expect(screen.getByText("#PR")).toBeVisible();
    await userEvent.type(field, "【PR】 #つむぎ化粧品");
    await expect(screen.getAllByText("見つかりません")).toHaveLength(2);
    await userEvent.type(field, " #PR @tsumugi_cosme");
    await expect(screen.queryByText("見つかりません")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "下書きを提出する" }));
    await expect(submit).toHaveBeenCalledWith({ text: "【PR】 #つむぎ化粧品 #PR @tsumugi_cosme", url: "" });
  },
};

export const Nothing: Story = {
  name: "何も入れずに提出",
  render: () => <Form />,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "下書きを提出する" }));
    const field = screen.getByRole("textbox", { name: /投稿の文章/ });
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
  },
};

export const Uploading: Story = {
  name: "送信の終わっていない画像",
  render: () => (
    <Form images={[{ key: "1", name: "朝.jpg", url: "", state: "uploading", share: 0.4 } as never]} />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "下書きを提出する" }));
    await expect(screen.getByText(/送信の終わっていない画像があります/)).toBeVisible();
  },
};

export const Revised: Story = {
  name: "修正のお願い",
  render: () => (
    <ReplyDrafts
      drafts={[buildRevisedDraft()]}
      revisionCount={1}
      maxRevisions={2}
      commentsOf={(draft) => <DraftComments draft={draft} place={null} onAdd={async () => undefined} />}
    />
  ),
};

export const Deadlines: Story = {
  name: "期限",
  render: () => (
    <ReplyDeadlines
      status="revision"
      deadlines={{
        reply_on: dayFromToday(-8),
        draft_on: dayFromToday(-1),
        posting_starts_on: dayFromToday(2),
        posting_on: dayFromToday(6),
      }}
    />
  ),
  play: async () => {
    await expect(await screen.findByText("1日超過")).toBeVisible();
    await expect(screen.getByText("あと6日")).toBeVisible();
  },
};

export const Requests: Story = {
  name: "いくつもの依頼",
  render: () => (
    <ReplyRequests
      requests={[
        {
          key: "1",
          title: <a href="#second">春の新作リップ</a>,
          company: "つむぎ化粧品",
          status: "requested",
          deadline: { kind: "reply", on: dayFromToday(2) },
          isCurrent: false,
        },
        {
          key: "2",
          title: <strong>冬の保湿ケア 2026（表示中）</strong>,
          company: "つむぎ化粧品",
          status: "drafting",
          deadline: { kind: "draft", on: dayFromToday(9) },
          isCurrent: true,
        },
      ]}
    />
  ),
};
