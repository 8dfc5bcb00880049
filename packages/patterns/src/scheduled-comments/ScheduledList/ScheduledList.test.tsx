import { render, screen, waitFor } from "@testing-library/react";
import type { ScheduledComment } from "@tsumugi/contract";
import { buildScheduledComment } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { ScheduledList } from "./ScheduledList.tsx";

const comment = (id: string): ScheduledComment =>
  buildScheduledComment({
    id,
    text: `予約${id}`,
    created_by: { uid: "me", name: "田中 美咲", image: null },
  });

it("brings the focus to the next one that the address names, too", async () => {
  const shown = (targetId: string) => (
    <ScheduledList
      comments={[comment("1"), comment("2")]}
      ownUid="me"
      targetId={targetId}
      onEdit={vi.fn()}
      onCancel={vi.fn()}
      onSendNow={vi.fn()}
    />
  );
  const rowOf = (text: RegExp) => screen.getByText(text).closest("li");
  const { rerender } = render(shown("1"));
  await waitFor(() => expect(document.activeElement).toBe(rowOf(/予約1/)));
  rerender(shown("2"));
  await waitFor(() => expect(document.activeElement).toBe(rowOf(/予約2/)));
});
