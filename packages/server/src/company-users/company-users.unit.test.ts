import { describe, expect, it } from "vitest";
import { contractState } from "./company-users.presenter.ts";

describe("contractState", () => {
  it.each([
    ["2026-11-20", "active"],
    ["2026-11-30", "active"],
    ["2026-12-01", "ending"],
    ["2026-12-31", "ending"],
    ["2027-01-01", "expired"],
  ])("on %s of a contract ending on 2026-12-31 is %s", (today, state) => {
    expect(contractState("2026-12-31", today)).toBe(state);
  });
});
