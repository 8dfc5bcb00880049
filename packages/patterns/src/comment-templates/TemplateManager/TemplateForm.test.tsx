import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TemplateForm } from "./TemplateForm.tsx";

it("takes no more text while it is being stored: that would go when the form closes", () => {
  const at = (saving: boolean) => (
    <TemplateForm
      start={{ name: "お礼", text: "ありがとうございます。", shared: true }}
      others={[]}
      variables={[]}
      onSave={vi.fn()}
      onCancel={vi.fn()}
      onDirty={vi.fn()}
      saving={saving}
    />
  );
  const { rerender } = render(at(false));
  const locked = () =>
    screen.getAllByRole<HTMLInputElement | HTMLTextAreaElement>("textbox").map(({ readOnly }) => readOnly);
  expect(locked()).toEqual([false, false]);
  rerender(at(true));
  expect(locked()).toEqual([true, true]);
  // What could not be stored can be corrected.
  rerender(at(false));
  expect(locked()).toEqual([false, false]);
});
