import { render } from "@testing-library/react";
import { bodyKeyOf, editableNames, managedCreatorFields } from "@tsumugi/contract";
import { expect, it, vi } from "vitest";
import { fieldId } from "../../shared/useField.ts";
import { CreatorForm } from "./CreatorForm.tsx";

/** The day on which a number was checked is set by the check, not typed. */
const NOT_TYPED = ["invoice_checked_on"];

it("has a place for every field that a body can set, under its declared name", () => {
  const { container } = render(
    <CreatorForm
      customFields={[{ uid: "f1", label: "靴のサイズ", type: "number", options: [] }]}
      genres={[]}
      owners={[]}
      readProfile={() => undefined}
      onSubmit={vi.fn()}
    />,
  );
  const missing = editableNames(managedCreatorFields).filter((name) => {
    const key = bodyKeyOf(managedCreatorFields, name);
    return !container.querySelector(`[name="${key}"], #${fieldId(key)}, [id^="${fieldId(key)}-"]`);
  });
  // Accounts are rows with inputs of their own under a heading.
  expect(missing).toEqual(["accounts", ...NOT_TYPED]);
  for (const name of editableNames(managedCreatorFields)) {
    if (NOT_TYPED.includes(name)) continue;
    expect(container.textContent).toContain(managedCreatorFields[name].label);
  }
});
