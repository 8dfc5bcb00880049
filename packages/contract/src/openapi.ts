import * as z from "zod";
import { fullPath } from "./core/endpoint.ts";
import type { Policy } from "./core/policy.ts";
import type { Schema } from "./core/schema.ts";
import type { EndpointWithSchemas } from "./endpoints.ts";
import * as exported from "./schemas.ts";
import { featureLabels, roleLabels } from "./shared/enums.ts";
import { type ErrorCode, errorCatalogue } from "./shared/errors.ts";

/** Apart from the package's index: turning schemas into a document is no business of a browser. */

type Json = { [key: string]: unknown };

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Where the API is served, e.g. `https://tsumugi.example.jp`. */
  readonly serverUrl: string;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Json>>;
  readonly components: { readonly schemas: Record<string, unknown>; readonly [key: string]: unknown };
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const ERROR_SCHEMA = "ErrorBody";

/** Shared shapes by name; what is not here is written out where it stands. */
const registry = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries<unknown>(exported)) {
  if (schema instanceof z.ZodObject) registry.add(schema, { id: pascal(name) });
}

/** Answers name shared shapes; requests are written out, since what may be left out differs. */
function jsonSchema(schema: Schema, io: "input" | "output", shared: Map<string, unknown>): Json {
  const { $schema, $defs, ...found } = z.toJSONSchema(schema as z.ZodType, {
    io,
    unrepresentable: "any",
    metadata: io === "output" ? registry : z.registry<{ id: string }>(),
  }) as Json & { $defs?: Json };
  const moved = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, definition] of Object.entries($defs ?? {})) shared.set(name, moved(definition));
  return moved(found) as Json;
}

const who: Record<Policy["allow"][number], string> = {
  visitor: "だれでも",
  signed_in: "サインイン済みの人",
  member: "メンバー",
  operator: "運営",
  creator: "クリエイター（返信用リンク）",
};

function policyText({ allow, roles, feature }: Policy): string {
  const names = allow.map((principal) =>
    principal === "member" && roles
      ? `メンバー（${roles.map((role) => roleLabels[role]).join("・")}）`
      : who[principal],
  );
  return `呼び出せる人: ${names.join("、")}。${feature ? `機能「${featureLabels[feature]}」の契約が必要です。` : ""}`;
}

function security(endpoint: EndpointWithSchemas): Json[] {
  const { allow } = endpoint.policy;
  if (allow.includes("visitor")) return [];
  const people = allow.some((principal) => principal !== "creator");
  // The reply page's own calls carry the token in the path.
  const byHeader = allow.includes("creator") && !endpoint.path.includes("{token}");
  return [...(people ? [{ bearer: [] }] : []), ...(byHeader ? [{ replyToken: [] }] : [])];
}

/** Every code that a call may answer: its own, and those that follow from its policy and shape. */
export function errorCodes(endpoint: EndpointWithSchemas): ErrorCode[] {
  const { allow, roles, feature, withoutSecondFactor } = endpoint.policy;
  const open = allow.includes("visitor");
  const writes = endpoint.method !== "GET";
  const creatorOnly = allow.every((principal) => principal === "creator");
  const codes: ErrorCode[] = [
    ...(endpoint.errors ?? []),
    "rate_limited",
    "internal",
    "database_unavailable",
    "storage_full",
  ];
  if (endpoint.schemas.query || endpoint.schemas.body || endpoint.schemas.params)
    codes.push("invalid_request");
  if (endpoint.schemas.body) codes.push("malformed_body", "payload_too_large", "unsupported_media_type");
  if (!open && !creatorOnly) codes.push("unauthenticated", "not_enrolled", "sign_in_unavailable");
  if (!open && !creatorOnly && !withoutSecondFactor) codes.push("second_factor_not_set");
  if (roles || allow.includes("operator")) codes.push("forbidden");
  if (allow.includes("member")) codes.push("no_company", "company_switched");
  else if (endpoint.policy.inCompanyOnScreen) codes.push("company_switched");
  if (allow.includes("member") && writes && !endpoint.policy.allowAfterContract)
    codes.push("contract_expired");
  if (feature) codes.push("feature_not_granted");
  if (writes) codes.push("origin_not_allowed");
  if (endpoint.method === "POST") codes.push("idempotency_mismatch");
  return [...new Set(codes)];
}

function errorResponses(endpoint: EndpointWithSchemas): Json {
  const byStatus = Map.groupBy(errorCodes(endpoint), (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\` ${errorCatalogue[code].message}`).join("\n\n"),
          content: {
            "application/json": {
              schema: {
                allOf: [
                  { $ref: `#/components/schemas/${ERROR_SCHEMA}` },
                  { properties: { code: { enum: codes } } },
                ],
              },
            },
          },
        },
      ]),
  );
}

function successResponse(endpoint: EndpointWithSchemas, shared: Map<string, unknown>): Json {
  const content: Json = {};
  if (endpoint.schemas.response)
    content["application/json"] = { schema: jsonSchema(endpoint.schemas.response, "output", shared) };
  for (const type of endpoint.produces ?? []) {
    // Bytes carry no schema in OpenAPI 3.1.
    content[type] = type.startsWith("text/") ? { schema: { type: "string" } } : {};
  }
  const hasContent = Object.keys(content).length > 0;
  const status = endpoint.status ?? (hasContent ? 200 : 204);
  const headers = status === 302 ? { headers: { location: { schema: { type: "string" } } } } : {};
  const description = status === 302 ? "転送" : hasContent ? "成功" : "成功（本文なし）";
  return { [status]: { description, ...headers, ...(hasContent ? { content } : {}) } };
}

function parameters(endpoint: EndpointWithSchemas): Json[] {
  const fields = (schema: Schema | undefined) =>
    schema
      ? (jsonSchema(schema, "input", new Map()) as { properties?: Json; required?: string[] })
      : { properties: {}, required: [] };
  const params = fields(endpoint.schemas.params).properties ?? {};
  const inPath = [...fullPath(endpoint).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: params[name] ?? { type: "string", minLength: 1 },
  }));
  const query = fields(endpoint.schemas.query);
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  const once = endpoint.method === "POST" ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : [];
  return [...inPath, ...inQuery, ...once];
}

function requestBody(endpoint: EndpointWithSchemas): Json {
  if (!endpoint.schemas.body) return {};
  const schema = jsonSchema(endpoint.schemas.body, "input", new Map());
  const type = endpoint.bodyType === "form" ? "multipart/form-data" : "application/json";
  // A body with a default as a whole may be left out.
  return { requestBody: { required: !("default" in schema), content: { [type]: { schema } } } };
}

/**
 * The API as an OpenAPI 3.1 document. Operation ids are the names that the contract exports; answers that a
 * slice exports by name become shared components.
 */
export function buildOpenApi(
  endpoints: readonly EndpointWithSchemas[],
  options: OpenApiOptions,
): OpenApiDocument {
  const shared = new Map<string, unknown>();
  jsonSchema(exported.errorBody, "output", shared);
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const operation = {
      operationId: endpoint.name,
      tags: [endpoint.slice],
      summary: endpoint.summary,
      description: policyText(endpoint.policy),
      security: security(endpoint),
      parameters: parameters(endpoint),
      ...requestBody(endpoint),
      responses: { ...successResponse(endpoint, shared), ...errorResponses(endpoint) },
    };
    paths[fullPath(endpoint)] = {
      ...paths[fullPath(endpoint)],
      [endpoint.method.toLowerCase()]: operation,
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: options.title,
      version: options.version,
      description: "文字数の上限（maxLength）は Unicode のコードポイントで数えます。「𠮷」は1文字です。",
    },
    servers: [{ url: options.serverUrl }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.slice))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries([...shared].sort(([a], [b]) => (a < b ? -1 : 1))),
      parameters: {
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          description: "同じキーの再送は、最初の結果をそのまま返します。",
          schema: { type: "string", maxLength: 255 },
        },
      },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        replyToken: { type: "apiKey", in: "header", name: "X-Reply-Token" },
      },
    },
  };
}
