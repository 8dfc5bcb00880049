import { buildProject } from "@tsumugi/mocks";
import { expect, test } from "vitest";
import { copiedValues } from "./copiedValues.ts";

test("moves every day of the copy by the same weeks, so that none has passed", () => {
  const source = buildProject(
    { starts_on: "2026-10-30", draft_due_on: "2026-12-04", payment_due_on: null },
    1,
  );
  const { values, weeks } = copiedValues(source, "2026-11-20");
  expect(weeks).toBe(3);
  expect(values).toMatchObject({
    name: `${source.name}のコピー`,
    starts_on: "2026-11-20",
    draft_due_on: "2026-12-25",
    payment_due_on: null,
  });
});

test("takes over how the source's drafts are checked", () => {
  const rules = {
    max_revisions: 5,
    two_approvers: true,
    draft_points: ["商品名が正しい"],
    required_link: "https://example.com/item",
  };
  expect(copiedValues(buildProject(rules), "2026-11-20").values).toMatchObject(rules);
});
