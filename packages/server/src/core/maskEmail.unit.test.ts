import { expect, it } from "vitest";
import { maskEmail } from "./maskEmail.ts";

it.each([
  ["hanako@example.jp", "h***@example.jp"],
  ["h@example.jp", "h***@example.jp"],
  ['"a@b"@example.jp', '"***@example.jp'],
  ["𠮷田@example.jp", "𠮷***@example.jp"],
])("shows of %s the first letter and the domain", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
