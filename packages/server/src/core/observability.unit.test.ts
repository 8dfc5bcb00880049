import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { withoutValues } from "../db/index.ts";
import { createLogger } from "./observability.ts";

const driver = Object.assign(new Error('violates foreign key constraint "rows_draft"'), {
  code: "23503",
  constraint: "rows_draft",
  detail: "Key (email)=(hanako@example.jp) is not present.",
  params: ["hanako@example.jp"],
});
const failed = new DrizzleQueryError("insert into rows (email) values ($1)", ["hanako@example.jp"], driver);

it("keeps what people entered out of the log of a failed statement, and says what failed", () => {
  const lines: string[] = [];
  createLogger({ LOG_LEVEL: "warn" }, { write: (line) => void lines.push(line) }).error({ err: failed }, "x");
  expect(lines.join("")).not.toContain("hanako");
  expect(lines.join("")).toMatch(/insert into rows.*rows_draft.*observability\.unit\.test/s);
});

it("reports a failed statement without its values, and any other error as it is", () => {
  const cleaned = withoutValues(failed) as Error;
  expect(JSON.stringify([cleaned.message, cleaned.stack, cleaned.cause, { ...cleaned }])).not.toContain(
    "hanako",
  );
  expect(cleaned).toMatchObject({ code: "23503", constraint: "rows_draft" });
  const other = new Error("other");
  expect(withoutValues(other)).toBe(other);
});
