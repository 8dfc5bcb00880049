import { getManagedCreator, listManagedCreators, listProjectPosts } from "@tsumugi/contract";
import { describe, expect, it } from "vitest";
import { isStale } from "./revalidate.ts";

describe("isStale", () => {
  it("finds every query of an endpoint and no other endpoint", () => {
    expect(isStale("GET /api/company/managed_creators", listManagedCreators)).toBe(true);
    expect(isStale("GET /api/company/managed_creators?keyword=a", listManagedCreators)).toBe(true);
    expect(isStale("GET /api/company/managed_creators/m1", listManagedCreators)).toBe(false);
    expect(isStale("GET /api/company/managed_creators/m1", getManagedCreator)).toBe(true);
    expect(isStale("POST /api/company/managed_creators", listManagedCreators)).toBe(false);
  });

  it("fills parameters inside a segment", () => {
    expect(isStale("GET /api/company/projects/p1/posts.json?is_daily=true", listProjectPosts)).toBe(true);
    expect(isStale("GET /api/company/projects/p1/postsXjson", listProjectPosts)).toBe(false);
  });

  it("takes a text as the beginning of keys", () => {
    expect(isStale("GET /api/genres", "GET ")).toBe(true);
    expect(isStale("GET /api/genres", "GET /api/company")).toBe(false);
  });
});
