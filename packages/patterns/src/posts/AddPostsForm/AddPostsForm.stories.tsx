import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPost } from "@tsumugi/mocks";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { AddPostsForm } from "./AddPostsForm.tsx";

const meta = {
  title: "画面の型/投稿実績/AddPostsForm",
  component: AddPostsForm,
  args: {
    jobs: [
      { value: "j1", label: "はなこ美容" },
      { value: "j2", label: "ゆうきの台所" },
    ],
    text: "",
    onTextChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  render: function Typed(args) {
    const [text, setText] = useState(args.text);
    return <AddPostsForm {...args} text={text} onTextChange={setText} />;
  },
} satisfies Meta<typeof AddPostsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Addresses are read out of whatever stands around them. */
export const Submits: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByRole("textbox", { name: /投稿のURL/ });
    await userEvent.click(canvas.getByRole("button", { name: "投稿を登録" }));
    await expect(text).toHaveAccessibleDescription(/URLが入力されていません/);
    await userEvent.selectOptions(canvas.getByRole("combobox"), "j2");
    await userEvent.click(text);
    await userEvent.paste("投稿しました！ https://www.youtube.com/watch?v=abc\nhttps://x.com/a/status/1");
    await userEvent.click(canvas.getByRole("button", { name: "2件の投稿を登録" }));
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { url: "https://www.youtube.com/watch?v=abc", job_request_uid: "j2" },
      { url: "https://x.com/a/status/1", job_request_uid: "j2" },
    ]);
  },
};

/** What was not agreed is registered all the same, and said. */
export const NotAsAgreed: Story = {
  name: "案件の条件に合わない投稿",
  args: {
    terms: {
      platforms: ["instagram"],
      posting_starts_on: "2026-12-20",
      posting_ends_on: "2026-12-31",
    },
    results: [
      {
        url: "https://www.youtube.com/watch?v=abc",
        kind: "stored",
        reason: null,
        note: null,
        duplicate_uid: null,
        post: buildPost({ platform: "youtube", posted_at: "2026-11-13T03:00:00Z" }),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Instagram）ではなく、YouTubeの投稿です/)).toBeVisible();
    await expect(canvas.getByText(/投稿日（2026\/11\/13\(金\)）が、投稿期間.*の外です/)).toBeVisible();
  },
};
