import { fireEvent, render, screen } from "@testing-library/react";
import { loadOverlays } from "@tsumugi/ui";
import { beforeAll, expect, it, vi } from "vitest";
import { JobSendsPanel } from "./JobSendsPanel.tsx";

// What opens comes later than the page.
beforeAll(loadOverlays);

const job = {
  job_request_uid: "j1",
  creator_uid: "c1",
  display_name: "はなこ美容",
  image: null,
  email: "hanako@example.jp",
  version: 1,
  fee: 80_000,
  scheduled_at: "2026-11-24T00:00:00.000Z",
  scheduled_by: null,
  blocked: null,
};

it("says in the question why a send could not be taken back, and takes no second press meanwhile", () => {
  const onCancel = vi.fn(async () => false);
  const at = (more: { sendLoading?: boolean; error?: string } = {}) => (
    <JobSendsPanel
      open
      onOpenChange={vi.fn()}
      scheduled={[job]}
      sends={[]}
      onReschedule={vi.fn(async () => false)}
      onCancel={onCancel}
      {...more}
    />
  );
  const { rerender } = render(at());
  fireEvent.click(screen.getByRole("button", { name: /の予約を取り消す$/ }));
  const confirm = () => fireEvent.click(screen.getByRole("button", { name: /^(処理中)?\s*予約を取り消す/ }));
  confirm();
  rerender(at({ sendLoading: true }));
  confirm();
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(at({ error: "もう送信済みです。送った依頼から取り消してください。" }));
  expect(screen.getByText("もう送信済みです。送った依頼から取り消してください。")).toBeTruthy();
});
