import { getCompanyUser } from "@tsumugi/contract";
import { buildCurrentUser, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { mapArea } from "./mapArea.ts";

/** A member whom an admin makes a viewer while something is typed, with the browser's storage of their own. */
export function endingRight() {
  let role: "staff" | "viewer" = "staff";
  const stored = new Map<string, string>();
  return {
    area: mapArea(stored),
    begin: () => {
      role = "staff";
      stored.clear();
    },
    user: mockEndpoint(getCompanyUser, () => buildCurrentUser({ role })),
    end: () => {
      role = "viewer";
    },
    /** The screen has begun again, and says that nothing can be saved. */
    isSaid: async () =>
      expect(await screen.findByText("いまは保存できません", {}, { timeout: 10_000 })).toBeVisible(),
  };
}
