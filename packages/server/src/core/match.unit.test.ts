import { type Endpoint, policies } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { createMatcher } from "./match.ts";

const call = (path: `/${string}`, method: "GET" | "POST" = "GET") => ({
  endpoint: { name: path, path, method, slice: "x", summary: "", policy: policies.member } satisfies Endpoint,
});

const match = createMatcher([
  call("/notices/{id}"),
  call("/notices/{id}.pdf"),
  call("/projects/{id}"),
  call("/projects/archives"),
  call("/projects/{id}/posts.{format}"),
  call("/projects/{id}/posts"),
]);

const hit = (path: string, method = "GET") => {
  const found = match(method, path);
  return found && { path: found.route.endpoint.path, params: found.params };
};

describe("createMatcher", () => {
  it("prefers a static segment to a parameter whatever the order of declaration", () => {
    expect(hit("/api/projects/archives")).toEqual({ path: "/projects/archives", params: {} });
    expect(hit("/api/projects/p1")).toEqual({ path: "/projects/{id}", params: { id: "p1" } });
  });

  it("splits a parameter inside a segment", () => {
    expect(hit("/api/projects/p1/posts.csv")?.params).toEqual({ id: "p1", format: "csv" });
    expect(hit("/api/notices/n1.pdf")).toEqual({ path: "/notices/{id}.pdf", params: { id: "n1" } });
    expect(hit("/api/notices/n1")?.path).toBe("/notices/{id}");
  });

  it("decodes a parameter once and refuses broken encoding", () => {
    expect(hit("/api/projects/a%2Fb")?.params).toEqual({ id: "a/b" });
    expect(hit("/api/projects/%E3%81")).toBeUndefined();
  });

  it("answers HEAD like GET and nothing for another method", () => {
    expect(hit("/api/projects/p1", "HEAD")?.params).toEqual({ id: "p1" });
    expect(hit("/api/projects/p1", "POST")).toBeUndefined();
  });
});
