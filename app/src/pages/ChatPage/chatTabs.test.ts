import { expect, it } from "vitest";
import { isWaiting, shownTabs } from "./chatTabs.ts";

it("lets only the numbers of what waits for us call for attention", () => {
  expect(shownTabs.filter(isWaiting)).toEqual(["needs_reply", "unread"]);
});
