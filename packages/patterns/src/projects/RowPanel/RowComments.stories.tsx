import type { Meta, StoryObj } from "@storybook/react-vite";
import type { RowComment } from "@tsumugi/contract";
import { guide } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type RowCommentEdit, RowComments } from "./RowComments.tsx";

const comments: RowComment[] = [
  {
    uid: "c1",
    creator_uid: "creator-0",
    text: "@石川 大輔 先方の担当が変わりました。次回から新しい窓口へ。https://example.com/contact",
    by: { uid: "m1", name: "田中 美咲", image: null },
    mentions: [{ uid: "m2", name: "石川 大輔", image: null, start: 0, end: 6 }],
    is_own: true,
    created_at: "2026-11-19T05:00:00.000Z",
    edited_at: null,
  },
];
const members = ["田中 美咲", "石川 大輔", "石田 さくら"].map((name, n) => ({
  uid: `m${n + 1}`,
  name,
  image: null,
}));
const errorText = () => "保存できませんでした。通信を確かめて、もう一度お試しください。";
const post = fn(async (_text: string): Promise<unknown> => Promise.reject(new Error()));
const edit = fn(async (_comment: RowComment, _text: string): Promise<unknown> => undefined);

function Comments() {
  const [draft, setDraft] = useState("");
  const [editing, setEditing] = useState<RowCommentEdit>();
  return (
    <RowComments
      comments={comments}
      members={members}
      onPost={post}
      onEdit={edit}
      onDelete={fn(async () => undefined)}
      errorText={errorText}
      draft={draft}
      onDraftChange={setDraft}
      editing={editing}
      onEditingChange={setEditing}
    />
  );
}

/** Remarks among colleagues on one row of a project's sheet. */
const meta = {
  title: "画面の型/案件/行のコメント",
  parameters: guide({
    use: "案件の行について、社内だけでやりとりするときに使います。",
    do: [
      "draft と editing は呼ぶ側が持ちます。ほかのタブを見ても、書きかけは消えません。",
      "members を渡すと、@ のあとに名前の候補が出ます。知らせる相手は、サーバーが文字から決めます。",
    ],
    dont: ["クリエイターに伝えることを書かない。コメントは社内だけに見えます。"],
  }),
  render: () => <Comments />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Remarks: Story = {
  name: "行のコメント。送れなければ、書いたものは残る",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "コメントする" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("コメントが空です。");
    await userEvent.type(canvas.getByRole("textbox", { name: "コメント" }), "到着の連絡を待つ");
    await userEvent.click(canvas.getByRole("button", { name: "コメントする" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(errorText()));
    await expect(canvas.getByRole("textbox", { name: "コメント" })).toHaveValue("到着の連絡を待つ");
    post.mockResolvedValueOnce(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "コメントする" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "コメント" })).toHaveValue(""));
  },
};

export const Edits: Story = {
  name: "コメントを直す",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unsaved = () => canvasElement.querySelector("[data-tsu-unsaved]");
    await userEvent.click(canvas.getByRole("button", { name: "コメントを編集" }));
    await expect(unsaved()).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "コメントの編集" }), "（12月から）");
    await expect(unsaved()).not.toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(canvas.queryByRole("textbox", { name: "コメントの編集" })).toBeNull());
    await expect(edit.mock.calls.at(-1)?.[1]).toMatch(/（12月から）$/);
  },
};

/** Names are offered behind `@`; keys and the mouse take one, and Esc closes the list alone. */
export const Mentions: Story = {
  name: "メンバーに知らせる",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: "コメント" });
    await expect(canvas.getByText("@石川 大輔").tagName).toBe("B");
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "https://example.com/contact");
    const options = () => canvas.queryAllByRole("option").map(({ textContent }) => textContent);
    await userEvent.type(box, "至急 ＠石");
    await expect(options()).toHaveLength(2);
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("石川 大輔");
    await expect(box).toHaveAttribute(
      "aria-activedescendant",
      canvas.getByRole("option", { selected: true }).id,
    );
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveValue("至急 @石田 さくら ");
    await userEvent.keyboard("と@");
    await expect(options()).toHaveLength(3);
    await userEvent.keyboard("{Escape}");
    await expect(options()).toEqual([]);
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Enter}さくら");
    await expect(box).toHaveValue("至急 @石田 さくら と@\nさくら");
    await userEvent.clear(box);
    await userEvent.click(canvas.getByRole("button", { name: "メンバーに知らせる" }));
    await userEvent.click(canvas.getByRole("option", { name: /石川 大輔/ }));
    await expect(box).toHaveValue("@石川 大輔 ");
    await expect(box).toHaveFocus();
    await userEvent.keyboard("mail@");
    await expect(options()).toEqual([]);
    post.mockResolvedValueOnce(undefined);
    await userEvent.click(canvas.getByRole("button", { name: "コメントする" }));
    await waitFor(() => expect(box).toHaveValue(""));
    await expect(post.mock.calls.at(-1)?.[0]).toBe("@石川 大輔 mail@");
  },
};

/** At rest while names are offered. */
export const MentionList: Story = {
  name: "メンバーの候補",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "コメント" }), "@");
    await expect(canvas.getAllByRole("option")).toHaveLength(3);
  },
};

/** At the lower end of what scrolls, the names come into view; so does each one that the arrows choose. */
export const MentionListAtTheEnd: Story = {
  name: "下の端で出るメンバーの候補",
  tags: ["no-visual"],
  render: () => (
    <div data-testid="panel" style={{ height: 180, overflow: "auto" }}>
      <Comments />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "コメント" }), "@");
    const chosenIsSeen = () => {
      const { bottom } = canvas.getByRole("option", { selected: true }).getBoundingClientRect();
      const end = canvas.getByTestId("panel").getBoundingClientRect().bottom;
      return expect(bottom).toBeLessThanOrEqual(end);
    };
    await waitFor(chosenIsSeen);
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(chosenIsSeen);
  },
};
