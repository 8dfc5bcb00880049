import { fireEvent, render, screen } from "@testing-library/react";
import { buildPost, buildPostMetrics } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { PostFiguresForm } from "./PostFiguresForm.tsx";

it("empties a field whose figure is taken back, also of what cannot be read", () => {
  const reach = { value: 90_000, source: "manual" as const, fetched_at: "2026-11-19T03:00:00Z" };
  const onSubmit = vi.fn();
  render(
    <PostFiguresForm
      post={buildPost({ metrics: { ...buildPostMetrics(1), reach } }, 1)}
      onSubmit={onSubmit}
      onCancel={vi.fn()}
    />,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /リーチ/ });
  fireEvent.change(field, { target: { value: "たくさん" } });
  expect(field.value).toBe("たくさん");
  fireEvent.click(screen.getByRole("button", { name: "リーチの数値を取り消す" }));
  expect(field.value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "数値を保存" }));
  expect(onSubmit.mock.calls[0]?.[0].figures).toEqual({ reach: null });
});
