import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { fullPath } from "./core/endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { buildOpenApi } from "./openapi.ts";

const document = buildOpenApi(endpoints, {
  title: "ツムギ API",
  version: "1.0.0",
  serverUrl: "http://localhost:4000",
});
const operation = (method: string, path: string) => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`no ${method} ${path}`);
  return found as {
    parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
    requestBody?: { required: boolean; content: Record<string, { schema: unknown }> };
    responses: Record<string, { content?: Record<string, { schema?: unknown }>; description: string }>;
    security: unknown[];
    operationId: string;
    tags: string[];
  };
};

describe("buildOpenApi", () => {
  test("an independent validator finds no error and every reference leads somewhere", async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...structuredClone(document) });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, name = ""] of references) expect(document.components.schemas).toHaveProperty(name);
  });

  test("every call is there once, under an id of its own", () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({ method, path, operationId })),
    );
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map((o) => o.operationId)).size).toBe(endpoints.length);
    for (const { method, path } of endpoints.map((e) => ({
      method: e.method.toLowerCase(),
      path: fullPath(e),
    }))) {
      expect(document.paths[path]).toHaveProperty(method);
    }
  });

  test("a list shows its filters, its shared shape and its CSV", () => {
    const list = operation("get", "/api/company/managed_creators");
    expect(list.operationId).toBe("listManagedCreators");
    expect(list.tags).toEqual(["managed-creators"]);
    expect(list.parameters).toContainEqual(
      expect.objectContaining({ name: "keyword", in: "query", required: false }),
    );
    expect(Object.keys(list.responses["200"]?.content ?? {})).toEqual(["application/json", "text/csv"]);
    expect(JSON.stringify(list.responses["200"])).toContain("#/components/schemas/ManagedCreator");
  });

  test("path parameters stand also where they are part of a segment", () => {
    const posts = operation("get", "/api/company/projects/{id}/posts.{format}");
    expect(posts.parameters).toContainEqual({
      name: "format",
      in: "path",
      required: true,
      schema: { type: "string", enum: ["json", "csv"] },
    });
  });

  test("a file is sent as multipart and an event stream is answered as one", () => {
    const upload = operation("post", "/api/company/managed_creator_import_tasks");
    expect(JSON.stringify(upload.requestBody?.content["multipart/form-data"])).toContain('"format":"binary"');
    expect(operation("get", "/realtime/events").responses["200"]?.content).toHaveProperty([
      "text/event-stream",
    ]);
  });

  test("security follows the policy", () => {
    expect(operation("get", "/health").security).toEqual([]);
    expect(operation("get", "/api/genres").security).toEqual([{ bearer: [] }]);
    expect(operation("get", "/reply/{token}").security).toEqual([]);
    expect(operation("post", "/api/project_posts").security).toEqual([{ bearer: [] }, { replyToken: [] }]);
  });

  test("errors stand under their status with code and cure", () => {
    const { responses } = operation("put", "/api/company/managed_creators/{id}");
    expect(responses["409"]?.description).toContain("`stale_version` ほかの人が先に更新しました");
    expect(JSON.stringify(responses["409"])).toContain(
      '"enum":["stale_version","duplicate_creator","conflict","company_switched"]',
    );
    expect(responses["401"]).toBeDefined();
    expect(operation("get", "/health").responses["401"]).toBeUndefined();
  });

  test("a call without a body answers 204, a redirect 302 with its target", () => {
    expect(Object.keys(operation("post", "/auth/sign_out").responses)).toContain("204");
    expect(operation("get", "/s/{code}").responses["302"]).toHaveProperty("headers.location");
  });

  test("a body that has a default may be left out", () => {
    expect(operation("put", "/api/chat_rooms/{id}/join_room").requestBody?.required).toBe(false);
    expect(operation("post", "/api/company/managed_creators").requestBody?.required).toBe(true);
  });
});
