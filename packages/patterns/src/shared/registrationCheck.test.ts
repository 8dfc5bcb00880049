import { expect, it } from "vitest";
import { hasCheckDigit } from "./registrationCheck.ts";

it("bears out numbers of corporations as the tax agency publishes them", () => {
  // The agency's own number, and its worked example.
  expect(["T7000012050002", "T8700110005901"].map(hasCheckDigit)).toEqual([true, true]);
});

it("tells one wrong digit and two that changed places, and knows no other form", () => {
  expect(
    ["T7000012050003", "T7000021050002", "T1234567890123", "7000012050002", "T70000120500021", ""].map(
      hasCheckDigit,
    ),
  ).toEqual([false, false, false, false, false, false]);
});
