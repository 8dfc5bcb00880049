import { endpoints } from "@tsumugi/contract/schemas";
import { expect, test } from "vitest";
import { paths, safeNext } from "./paths.ts";

test("fills a parameter percent-encoded and keeps the query", () => {
  expect(paths.project.getHref("a/b", { tab: "board", q: undefined })).toBe("/projects/a%2Fb?tab=board");
  expect(paths.projectPosts.getHref("p1")).toBe("/projects/p1/posts");
  expect(paths.projectDraft.getHref("p1", "j/1", { v: "2" })).toBe("/projects/p1/drafts/j%2F1?v=2");
  expect(paths.chat.getHref({ tab: "unread" })).toBe("/chat?tab=unread");
});

test("goes back only to a page of this application", () => {
  expect(safeNext("/projects/p1?x=1")).toBe("/projects/p1?x=1");
  for (const next of [
    null,
    "",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/signin?next=/",
  ])
    expect(safeNext(next)).toBe("/");
});

test("gives no page an address below which the server answers calls alone", () => {
  const first = (path: string) => path.split("/")[1] ?? "";
  const calls = new Set(endpoints.map(({ base = "/api", path }) => first(`${base}${path}`)));
  expect(Object.values(paths).filter(({ path }) => calls.has(first(path)))).toEqual([]);
});
