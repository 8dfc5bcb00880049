import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UiProvider } from "../../theme/UiProvider.tsx";
import { AppShell } from "./AppShell.tsx";

const at = (address: string) => (
  <UiProvider>
    <AppShell nav={null} locationKey={address}>
      本文
    </AppShell>
  </UiProvider>
);

test("the menu of a narrow screen closes on the way to another page, and stays closed on the way back", async () => {
  const { container, rerender } = render(at("/creators"));
  await act(async () => container.querySelector<HTMLElement>("header .menu")?.click());
  expect(await screen.findByRole("dialog", { name: "メニュー" })).toBeTruthy();
  rerender(at("/projects"));
  expect(screen.queryByRole("dialog")).toBeNull();
  rerender(at("/creators"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
