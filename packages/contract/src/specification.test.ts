import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { endpointName } from "./core/endpoint.ts";
import type { Schema } from "./core/schema.ts";
import { type EndpointWithSchemas, endpoints } from "./endpoints.ts";
import { specifiedCalls } from "./specification.fixture.ts";

/** `POST /x?a&b (body: c, d)` → its parts. */
function parseCall(line: string) {
  const [, method, path, query, remark] =
    /^(GET|POST|PUT|DELETE) ([^\s?]+)(?:\?(\S+))?(?: \((.*)\))?$/.exec(line) ?? [];
  if (!method || !path) throw new Error(`not a call: ${line}`);
  return {
    name: `${method} /api${path}`,
    query: query?.split("&") ?? [],
    body: remark?.startsWith("body: ") ? remark.slice(6).split(", ") : [],
    takesQuery: query !== undefined || remark === "query",
    takesBody: remark === "free body" || remark?.startsWith("body: ") === true,
  };
}

/** Names of the fields that a request schema accepts, over all its variants. */
function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const json = z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" });
  return [json, ...(json.anyOf ?? [])].flatMap((variant) =>
    Object.keys(typeof variant === "object" ? (variant.properties ?? {}) : {}),
  );
}

const specified = specifiedCalls.map(parseCall);
const byName = new Map<string, EndpointWithSchemas>(
  endpoints.map((endpoint) => [endpointName(endpoint), endpoint]),
);

describe("the specification's calls", () => {
  test("are 93, each once", () => {
    expect(specified).toHaveLength(93);
    expect(new Set(specified.map((call) => call.name)).size).toBe(93);
  });

  test.each(specified)("$name is in the contract with its named parts", (call) => {
    const endpoint = byName.get(call.name);
    expect(endpoint).toBeDefined();
    expect(fieldsOf(endpoint?.schemas.query)).toEqual(expect.arrayContaining(call.query));
    expect(fieldsOf(endpoint?.schemas.body)).toEqual(expect.arrayContaining(call.body));
    if (call.takesQuery) expect(endpoint?.schemas.query).toBeDefined();
    if (call.takesBody) expect(endpoint?.schemas.body).toBeDefined();
  });

  test("are all that stands under /api, but for the document of a payment notice", () => {
    const names = new Set(specified.map((call) => call.name));
    const others = endpoints.map(endpointName).filter((name) => name.includes(" /api") && !names.has(name));
    expect(others).toEqual(["GET /api/company/payment_notices/{id}.pdf"]);
  });
});

/** Laid beside the repository where the product is specified; a clone elsewhere has the fixture alone. */
const source = new URL("../../../../shared/spec/specification.txt", import.meta.url);

if (existsSync(source)) {
  test("the fixture is the specification's own list", () => {
    const text = readFileSync(source, "utf8");
    const section = text.slice(text.indexOf("\n## 7. "), text.indexOf("\n## 8. "));
    const calls = section.split("\n").filter((line) => /^- (GET|POST|PUT|DELETE) \//.test(line));
    expect(calls.map((line) => line.slice(2))).toEqual(specifiedCalls);
  });
}
