import { describe, expect, test } from "vitest";
import { listManagedCreators } from "../managed-creators/index.ts";
import { listProjectPosts } from "../posts/index.ts";
import { getHealth } from "../system/index.ts";
import { buildPath, buildQuery, endpointKey, fullPath } from "./endpoint.ts";

describe("buildPath", () => {
  test("fills parameters, also inside a segment", () => {
    expect(buildPath(listProjectPosts, { id: "p1", format: "csv" })).toBe(
      "/api/company/projects/p1/posts.csv",
    );
  });

  test("escapes what would leave its segment", () => {
    expect(buildPath({ path: "/youtube/{id}" }, { id: "../a?b#c/日本" })).toBe(
      "/api/youtube/..%2Fa%3Fb%23c%2F%E6%97%A5%E6%9C%AC",
    );
  });

  test("refuses a missing or empty parameter", () => {
    expect(() => buildPath({ path: "/creators/{id}" })).toThrow('"id"');
    expect(() => buildPath({ path: "/creators/{id}" }, { id: "" })).toThrow('"id"');
  });

  test("the base of a call stands before its path", () => {
    expect(fullPath(listManagedCreators)).toBe("/api/company/managed_creators");
    expect(fullPath(getHealth)).toBe("/health");
  });
});

describe("buildQuery", () => {
  test("leaves out what is not given, keeps what is falsy", () => {
    expect(buildQuery({ a: undefined, b: null, c: 0, d: false, e: "" })).toBe("c=0&d=false&e=");
    expect(buildQuery(undefined)).toBe("");
  });

  test("repeats the key of a list and drops an empty one", () => {
    expect(buildQuery({ genre: ["g1", "g2"], tag: [] })).toBe("genre=g1&genre=g2");
  });

  test("escapes values", () => {
    expect(new URLSearchParams(buildQuery({ keyword: "美容 & 旅+1" })).get("keyword")).toBe("美容 & 旅+1");
  });
});

describe("endpointKey", () => {
  test("is the same whatever the order of the query", () => {
    const one = endpointKey(listManagedCreators, { query: { keyword: "a", limit: 20 } });
    expect(one).toBe(endpointKey(listManagedCreators, { query: { limit: 20, keyword: "a" } }));
    expect(one).toBe("GET /api/company/managed_creators?keyword=a&limit=20");
  });

  test("keeps the order inside a list and tells reads apart", () => {
    const key = (genre: string[]) => endpointKey(listManagedCreators, { query: { genre } });
    expect(key(["b", "a"])).not.toBe(key(["a", "b"]));
    expect(endpointKey(listManagedCreators, {})).toBe("GET /api/company/managed_creators");
    expect(endpointKey(listManagedCreators, { query: { keyword: undefined } })).toBe(
      endpointKey(listManagedCreators, {}),
    );
  });
});
