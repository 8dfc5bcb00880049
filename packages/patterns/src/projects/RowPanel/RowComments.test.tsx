import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RowComments } from "./RowComments.tsx";

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
