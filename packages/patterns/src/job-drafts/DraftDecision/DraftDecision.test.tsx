import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DraftDecision } from "./DraftDecision.tsx";

it("asks for no revision by another day than the field says", async () => {
  const onRevise = vi.fn(async () => undefined);
  render(
    <DraftDecision revisionCount={0} maxRevisions={2} open={[]} onApprove={vi.fn()} onRevise={onRevise} />,
  );
  fireEvent.click(screen.getByRole("button", { name: "修正を依頼" }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: /^修正を依頼する/ })));
  type(/修正してほしい内容/, "冒頭の音量を上げてください。");
  type(/次の下書きの期限/, "2026/12/01");
  type(/次の下書きの期限/, "来週の金曜");
  expect(screen.getByText(/日付として読み取れませんでした/)).toBeTruthy();
  await send();
  expect(onRevise).not.toHaveBeenCalled();
  expect(screen.getByDisplayValue("来週の金曜")).toBeTruthy();
  type(/次の下書きの期限/, "2026/12/04");
  await send();
  expect(onRevise).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ due_on: "2026-12-04" }));
});
