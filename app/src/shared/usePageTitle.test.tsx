import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { expect, it } from "vitest";
import { usePageTitle } from "./usePageTitle.ts";

/** A press that comes between the picture of a page and its effects. */
function Pressed({ name }: { readonly name: string }) {
  useEffect(() => screen.getByRole("button", { name }).focus(), [name]);
  return <button type="button">{name}</button>;
}

function Page({ title, pressed }: { readonly title: string; readonly pressed?: string }) {
  usePageTitle(title);
  return (
    <main>
      <h1>{title}</h1>
      {pressed && <Pressed name={pressed} />}
    </main>
  );
}

it("begins at the heading of a page that is stepped to", () => {
  const { unmount } = render(<Page title="はじめ" />);
  unmount();
  render(<Page title="案件" />);
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});

it("leaves the focus to whoever has pressed something on the page before", () => {
  render(<Page title="案件" pressed="選ぶ" />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "選ぶ" }));
});
