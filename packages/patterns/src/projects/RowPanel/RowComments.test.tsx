import { act, fireEvent, render, screen } from "@testing-library/react";
import type { RowComment } from "@tsumugi/contract";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { type RowCommentEdit, RowComments } from "./RowComments.tsx";

it("takes no more text while a comment is being sent: it would go with what was sent", async () => {
  let arrive = () => {};
  const onPost = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const onDraftChange = vi.fn();
  render(
    <RowComments
      comments={[]}
      onPost={onPost}
      errorText={String}
      draft="確認しました。"
      onDraftChange={onDraftChange}
      editing={undefined}
      onEditingChange={vi.fn()}
    />,
  );
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "コメント" });
  expect(box.readOnly).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "コメントする" }));
  expect(box.readOnly).toBe(true);
  await act(async () => arrive());
  expect(onPost).toHaveBeenCalledExactlyOnceWith("確認しました。");
  expect(onDraftChange).toHaveBeenCalledExactlyOnceWith("");
  expect(box.readOnly).toBe(false);
});

const own = (uid: string, text: string): RowComment => ({
  uid,
  text,
  creator_uid: "creator-0",
  mentions: [],
  by: { uid: "m1", name: "田中 美咲", image: null },
  is_own: true,
  created_at: "2026-11-19T05:00:00.000Z",
  edited_at: null,
});

function Editable() {
  const [editing, setEditing] = useState<RowCommentEdit>();
  return (
    <RowComments
      comments={[own("c1", "一つ目"), own("c2", "二つ目")]}
      onEdit={vi.fn()}
      errorText={String}
      draft=""
      onDraftChange={vi.fn()}
      editing={editing}
      onEditingChange={setEditing}
    />
  );
}

it("keeps what is written over one comment when another is to be edited", () => {
  render(<Editable />);
  const edit = (at: number) =>
    fireEvent.click(screen.getAllByRole("button", { name: "コメントを編集" })[at] as HTMLElement);
  const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "コメントの編集" });
  edit(0);
  edit(1);
  expect(box().value).toBe("二つ目");
  fireEvent.change(box(), { target: { value: "二つ目を書き直した" } });
  edit(1);
  edit(0);
  expect([box().value, document.activeElement]).toEqual(["二つ目を書き直した", box()]);
  expect(screen.getByRole("alert").textContent).toMatch(/^このコメントを編集中です。/);
  fireEvent.click(screen.getByRole("button", { name: "キャンセル" }));
  expect(screen.queryByRole("alert")).toBeNull();
  edit(0);
  expect(box().value).toBe("一つ目");
});

function Shrinking({ comments }: { readonly comments: readonly RowComment[] }) {
  const [editing, setEditing] = useState<RowCommentEdit>();
  const [draft, setDraft] = useState("");
  return (
    <RowComments
      comments={comments}
      onPost={vi.fn()}
      onEdit={vi.fn()}
      errorText={String}
      draft={draft}
      onDraftChange={setDraft}
      editing={editing}
      onEditingChange={setEditing}
    />
  );
}

it("keeps what is written over a comment that is deleted elsewhere, to go into a new one", () => {
  const [first, second] = [own("c1", "一つ目"), own("c2", "二つ目")];
  const { rerender } = render(<Shrinking comments={[first, second]} />);
  fireEvent.click(screen.getAllByRole("button", { name: "コメントを編集" })[0] as HTMLElement);
  const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "コメントの編集" });
  fireEvent.change(box(), { target: { value: "一つ目への長い追記" } });
  rerender(<Shrinking comments={[second]} />);
  expect([box().value, box().readOnly]).toEqual(["一つ目への長い追記", true]);
  screen.getByText(/編集していたコメントは削除されました/);
  fireEvent.click(screen.getByRole("button", { name: "コメントを編集" }));
  expect(box().value).toBe("一つ目への長い追記");
  fireEvent.click(screen.getByRole("button", { name: "新しいコメントに移す" }));
  expect(screen.queryByRole("textbox", { name: "コメントの編集" })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "コメント" }).value).toBe(
    "一つ目への長い追記",
  );
});

it("has nothing to keep where the deleted comment was open and not written over", () => {
  const first = own("c1", "一つ目");
  const { rerender } = render(<Shrinking comments={[first]} />);
  fireEvent.click(screen.getByRole("button", { name: "コメントを編集" }));
  rerender(<Shrinking comments={[]} />);
  expect(screen.queryByText(/編集していたコメントは削除されました/)).toBeNull();
});

it("takes Esc for itself while names are offered: a browser would close the panel around it, too", () => {
  render(
    <RowComments
      comments={[]}
      members={[{ uid: "m1", name: "田中 美咲", image: null }]}
      onPost={vi.fn()}
      errorText={String}
      draft=""
      onDraftChange={vi.fn()}
      editing={undefined}
      onEditingChange={vi.fn()}
    />,
  );
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "コメント" });
  fireEvent.change(box, { target: { value: "@" } });
  expect(screen.getByRole("option")).toBeDefined();
  expect(fireEvent.keyDown(box, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("option")).toBeNull();
  expect(fireEvent.keyDown(box, { key: "Escape" })).toBe(true);
});
