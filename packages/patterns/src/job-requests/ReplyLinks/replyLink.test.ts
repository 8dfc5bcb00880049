import { expect, it } from "vitest";
import { linkLastDay } from "./replyLink.ts";

it("ends on the day before the midnight at which the link stops opening", () => {
  expect(linkLastDay("2027-04-29T15:00:00.000Z")).toContain("2027/04/29");
});
