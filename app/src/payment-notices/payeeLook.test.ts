import { buildManagedCreator } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { payeeLabel } from "./payeeLook.ts";

test("two payees of the same name are told apart by their own names and accounts", () => {
  const [account] = buildManagedCreator({}, 1).accounts;
  const accounts = account ? [{ ...account, platform: "instagram" as const, handle: "mio" }] : [];
  expect(payeeLabel({ display_name: "みお", real_name: "佐々木 美桜", accounts })).toBe(
    "みお・佐々木 美桜・@mio",
  );
  expect(payeeLabel({ display_name: "みお", real_name: "みお", accounts: [] })).toBe("みお");
});
