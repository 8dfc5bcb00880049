import { render, waitFor } from "@testing-library/react";
import type { Role } from "@tsumugi/contract";
import { Toaster, toast } from "@tsumugi/ui";
import { expect, it } from "vitest";
import { type SeenRole, useRoleToast } from "./useRoleToast.ts";

function Screen({ seen, member, role }: { seen: { current: SeenRole | null }; member: string; role: Role }) {
  useRoleToast(seen, member, role);
  return null;
}

const texts = () =>
  [...document.querySelectorAll("[data-toast] .text")].map(({ textContent }) => textContent);

it("says why the screen begins again for whoever becomes a viewer, or no longer is one, and nothing else", async () => {
  toast.dismiss();
  const seen = { current: null as SeenRole | null };
  // What lies under the session starts afresh with each role; the toasts do not.
  const scene = (member: string, role: Role) => (
    <>
      <Screen key={`${member}${role}`} seen={seen} member={member} role={role} />
      <Toaster />
    </>
  );
  const { rerender } = render(scene("u1:c1", "staff"));
  rerender(scene("u1:c1", "admin"));
  rerender(scene("u2:c1", "viewer"));
  expect(texts()).toEqual([]);
  rerender(scene("u2:c1", "staff"));
  await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^権限が「担当者」に変わったため/)]));
  rerender(scene("u2:c1", "viewer"));
  await waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^権限が「閲覧のみ」に変わりました/)]));
});
