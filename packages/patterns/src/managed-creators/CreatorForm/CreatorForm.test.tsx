import { act, fireEvent, render, screen } from "@testing-library/react";
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

const readProfile = (text: string) => {
  const [, handle] = /^https:\/\/www\.instagram\.com\/(\w+)$/.exec(text) ?? [];
  return handle ? ({ platform: "instagram", handle } as const) : undefined;
};

function open() {
  const onSubmit = vi.fn();
  render(
    <CreatorForm
      defaultValues={{ display_name: "はなこ" }}
      genres={[]}
      owners={[]}
      readProfile={readProfile}
      onSubmit={onSubmit}
    />,
  );
  const address = screen.getByLabelText<HTMLInputElement>("プロフィールのURL");
  return {
    onSubmit,
    address,
    type: (value: string) => fireEvent.change(address, { target: { value } }),
    send: () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "登録する" }))),
  };
}

it("sends the account whose address was typed and not added by its button", async () => {
  const { onSubmit, type, send } = open();
  type("https://www.instagram.com/hanako");
  await send();
  expect(onSubmit.mock.calls[0]?.[0].accounts).toEqual([
    { platform: "instagram", handle: "hanako", follower_count: null },
  ]);
});

it("does not go out without an address that cannot be read, and says why", async () => {
  const { onSubmit, address, type, send } = open();
  type("https://example.jp/hanako");
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText(/プロフィールのURLとして読み取れませんでした/)).toBeTruthy();
  expect(document.activeElement).toBe(address);
  type("");
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("adds the address at Enter, and sends nothing yet; that of a conversion does neither", async () => {
  const { onSubmit, address, type } = open();
  type("https://www.instagram.com/hanako");
  fireEvent.keyDown(address, { key: "Enter", isComposing: true });
  expect(address.value).not.toBe("");
  expect(fireEvent.keyDown(address, { key: "Enter" })).toBe(false);
  expect(address.value).toBe("");
  expect(screen.getByDisplayValue("hanako")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("keeps the focus in the rows where one is taken away", () => {
  const { address, type } = open();
  type("https://www.instagram.com/hanako");
  fireEvent.keyDown(address, { key: "Enter" });
  const remove = screen.getByRole("button", { name: "1件目のアカウントを外す" });
  remove.focus();
  fireEvent.click(remove);
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "アカウントの一覧" }));
});
