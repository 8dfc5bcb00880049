import { createTransport } from "@sentry/node";
import { endpointName, updateManagedCreator } from "@tsumugi/contract";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { withoutValues } from "../db/index.ts";
import { createLogger, createReporter } from "./observability.ts";

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

it("keeps them out of an error that the driver throws by itself, as one of COPY", () => {
  const where = 'COPY managed_creators, line 1, column display_name: "hanako"';
  const copying = Object.assign(new Error("value too long"), {
    code: "22001",
    severity: "ERROR",
    where,
    detail: "Failing row contains (hanako).",
  });
  const cleaned = withoutValues(copying) as Error;
  expect(cleaned).toMatchObject({ message: "value too long", code: "22001" });
  expect(cleaned.stack).toContain("observability.unit.test");
  expect(JSON.stringify({ ...cleaned, stack: cleaned.stack })).not.toContain("hanako");
});

it("tells Sentry the code, the call and the stack of an error, and nothing of the person", async () => {
  const sent: string[] = [];
  const transport = (options: Parameters<typeof createTransport>[0]) =>
    createTransport(options, async ({ body }) => {
      sent.push(typeof body === "string" ? body : new TextDecoder().decode(body));
      return { statusCode: 200 };
    });
  const report = await createReporter(
    { SENTRY_DSN: "https://key@reports.example/1" },
    { transport, release: "0.1.0" },
  );
  console.log("hanako in the console");
  report(
    Object.assign(new TypeError("hanako@example.jp"), { password: "hanako" }),
    "r-7F3K2",
    endpointName(updateManagedCreator),
  );
  report(failed, "/r/token-of-hanako", "hanako さん");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.join("\n")).not.toMatch(/hanako|token-of|server_name|argv|ip_address|password/);
  expect(sent[0]).toMatch(/"type":"TypeError".*packages\/server\/src\/core\/observability\.unit\.test/s);
  expect(sent[0]).toMatch(/"route":"PUT \/api\/company\/managed_creators\/\{id\}".*"request_id":"r-7F3K2"/s);
});
