import { type Endpoint, endpointName } from "@tsumugi/contract";
import type { EndpointWithSchemas } from "@tsumugi/contract/schemas";
import type { Context as HonoContext, Next } from "hono";
import type { Actor } from "./actor.ts";
import type { Identity } from "./authorize.ts";
import { authorize, everyday } from "./authorize.ts";
import { isStorable, MAX_FORM_BYTES, OF_VISITORS, readJson, readQuery } from "./body.ts";
import { context } from "./context.ts";
import { AppError } from "./errors.ts";
import { readForm } from "./form.ts";
import type { Route, RouteArgs } from "./handle.ts";
import { type Answer, idempotencyKey, once } from "./idempotency.ts";
import { jsonHeaders } from "./jsonHeaders.ts";
import { type Hold, whileHolding } from "./largeFiles.ts";
import { createMatcher } from "./match.ts";
import type { AppEnv } from "./middleware.ts";
import { type Brought, noteRefusal } from "./refusals.ts";
import { encodeOutput, parseInput } from "./validate.ts";
import { WrittenJson } from "./writtenJson.ts";

/** Finds who stands behind a request. `params.token` is a reply token where creators may call. */
export type Identify = (
  request: Request,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
) => Promise<Identity>;

/** What becomes of the pictures that a call names. */
export interface Pictures {
  /** Of a body, checked: as they are kept. @throws AppError invalid_request */
  readonly keep: (body: unknown) => unknown;
  /** Of an answer's JSON: as they are shown. */
  readonly show: (json: string) => string;
}

/** Every call gets a handler; one without says so. Ends the start on a call without policy or declared twice. */
export function completeRoutes(endpoints: readonly EndpointWithSchemas[], routes: readonly Route[]): Route[] {
  const byName = new Map<string, Route>();
  for (const route of routes) {
    const name = endpointName(route.endpoint);
    if (byName.has(name)) throw new Error(`Two handlers for ${name}.`);
    byName.set(name, route);
  }
  const complete = endpoints.map((endpoint) => {
    const name = endpointName(endpoint);
    if (!endpoint.policy?.allow?.length) throw new Error(`${name} has no policy.`);
    const route = byName.get(name) ?? notBuilt(endpoint);
    byName.delete(name);
    return route;
  });
  const [left] = byName.keys();
  if (left) throw new Error(`A handler for ${left}, which the contract does not have.`);
  return complete;
}

const notBuilt = (endpoint: EndpointWithSchemas): Route => ({
  endpoint,
  run: async () => {
    throw new AppError("not_built");
  },
});

/** One middleware that answers every call of the contract and passes everything else on. */
export function bindEndpoints(routes: readonly Route[], identify: Identify, pictures: Pictures) {
  const match = createMatcher(routes);
  return async (c: HonoContext<AppEnv>, next: Next): Promise<Response | undefined> => {
    const hit = match(c.req.method, c.req.path);
    if (!hit) {
      await next();
      return undefined;
    }
    c.set("route", endpointName(hit.route.endpoint));
    const brought: Brought = { params: hit.params };
    const answered = await answer(hit.route, brought, c.req.raw, { identify, pictures }).catch(
      async (error: unknown) => {
        await noteRefusal(error, hit.route.endpoint, brought);
        throw error;
      },
    );
    const response = answered instanceof Response ? answered : jsonAnswer(answered);
    if (!(answered instanceof Response)) c.set("json", answered.json);
    // Answers belong to one person; a header that the answer sets itself takes precedence.
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    for (const cookie of context().cookies) response.headers.append("set-cookie", cookie);
    return response;
  };
}

/** An answer's body with its status. */
interface JsonAnswer {
  readonly status: number;
  readonly json: string;
}

const jsonAnswer = ({ status, json }: JsonAnswer) =>
  new Response(json, { status, headers: jsonHeaders(json) });

async function answer(
  route: Route,
  brought: Brought,
  request: Request,
  { identify, pictures }: { identify: Identify; pictures: Pictures },
): Promise<Response | JsonAnswer> {
  const { endpoint } = route;
  const identity = await identify(request, endpoint, brought.params);
  // A refusal names the person, too.
  context().actor = everyday(identity);
  const actor = authorize(endpoint.policy, identity, endpoint.method, request.headers.get("x-company"));
  context().actor = actor;
  const run = (hold?: Hold) => answerTo(actor, route, { brought, request, pictures }, hold);
  // A body with a limit of its own is a picture: small, and counted per person.
  const isFile = endpoint.bodyType === "form" && endpoint.maxBytes === undefined;
  if (!isFile || !("company_uid" in actor)) return run();
  const length = Number(request.headers.get("content-length") ?? 0);
  // Without a declared length the bytes are counted as they arrive.
  return whileHolding(actor.company_uid, Math.min(length, MAX_FORM_BYTES), (hold) =>
    run(length > 0 ? undefined : hold),
  );
}

async function answerTo(
  actor: Actor,
  { endpoint, run }: Route,
  { brought, request, pictures }: { brought: Brought; request: Request; pictures: Pictures },
  hold?: Hold,
): Promise<Response | JsonAnswer> {
  const { params: rawParams } = brought;
  if (!Object.values(rawParams).every(isStorable)) throw new AppError("not_found");
  const { schemas } = endpoint;
  const params = schemas.params ? parseInput(schemas.params, rawParams) : rawParams;
  if (schemas.query) brought.query = readQuery(new URL(request.url));
  const query = schemas.query ? parseInput(schemas.query, brought.query) : undefined;
  const raw =
    schemas.body &&
    (endpoint.bodyType === "form"
      ? await readForm(request, endpoint.maxBytes, hold)
      : await readJson(request, actor.kind === "visitor" ? OF_VISITORS : undefined));
  brought.body = raw;
  const body = schemas.body ? pictures.keep(parseInput(schemas.body, raw)) : undefined;
  const args = { actor, params, query, body, request } as RouteArgs;

  const make = async (): Promise<Answer | Response> => {
    const result = await run(args);
    if (result instanceof Response) return result;
    if (!schemas.response) return { status: 204, value: null };
    const value = result instanceof WrittenJson ? result : encodeOutput(schemas.response, result);
    return { status: endpoint.status ?? 200, value };
  };
  const key = endpoint.method === "POST" && !isDryRun(body) ? idempotencyKey(request) : undefined;
  // A file is read while it goes out, when a transaction around the call would be over.
  const waitsOutside = endpoint.waitsOutside === true || endpoint.produces !== undefined;
  const call = { actor, route: endpointName(endpoint), request: { params, body: raw ?? null }, waitsOutside };
  const made = key ? await once({ ...call, key }, make) : await make();
  if (made instanceof Response) return made;
  if (made.status === 204) return new Response(null, { status: 204 });
  const { status, value } = made;
  const json = value instanceof WrittenJson ? value.text : JSON.stringify(value);
  return { status, json: pictures.show(json) };
}

/** A dry run has no effect to protect, and reading a long file must not hold a transaction. */
const isDryRun = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "dry_run" in body && body.dry_run === true;
