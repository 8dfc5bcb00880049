import {
  type AnswerOf,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  endpointName,
  errorCatalogue,
  type ParsedBodyOf,
  type ParsedQueryOf,
  type Schema,
} from "@tsumugi/contract";
import { type EndpointWithSchemas, withSchemas } from "@tsumugi/contract/schemas";
import { delay, HttpHandler, HttpResponse } from "msw";
import { matchEndpoint } from "./matchEndpoint.ts";

/** What a mock may answer: the call's answer as its schema takes it; nothing for a call that answers 204. */
export type MockAnswer<E extends Endpoint> = AnswerOf<E>;

/** The call as the server would see it: query and body parsed by the contract, defaults filled. */
export interface MockCall<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  readonly request: Request;
}

export type MockResolver<E extends Endpoint> = (
  call: MockCall<E>,
) => MockAnswer<E> | Response | Promise<MockAnswer<E> | Response>;

export interface MockOptions {
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** Answers once; the next call goes to the handler behind. */
  readonly once?: boolean;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Parsable {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
}

const parse = (schema: Schema, value: unknown) => (schema as unknown as Parsable).safeParse(value);

class InvalidRequest extends Error {
  readonly issues: readonly Issue[];
  constructor(issues: readonly Issue[]) {
    super("invalid request");
    this.issues = issues;
  }
}

function parseRequest(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = parse(schema, value);
  if (!result.success) throw new InvalidRequest(result.error.issues);
  return result.data;
}

/** Repeated keys become a list, as on the server. */
function collect(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const collected: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    const held = collected[key];
    collected[key] = held === undefined ? value : [...(Array.isArray(held) ? held : [held]), value];
  }
  return collected;
}

async function readBody(endpoint: EndpointWithSchemas, request: Request): Promise<unknown> {
  if (!endpoint.schemas.body) return undefined;
  if (endpoint.bodyType === "form") return collect(await request.clone().formData());
  const text = await request.clone().text();
  return text === "" ? {} : JSON.parse(text);
}

/** An error answer as the server gives it. */
function errorResponse(code: ErrorCode, overrides: Partial<ErrorBody> & { retry_after?: number } = {}) {
  const { retry_after, ...body } = overrides;
  const { status, message } = errorCatalogue[code];
  const headers = retry_after === undefined ? undefined : { "retry-after": String(retry_after) };
  return HttpResponse.json({ code, message, request_id: "req_mock", ...body }, { status, headers });
}

function answer(endpoint: EndpointWithSchemas, value: unknown): Response {
  if (value instanceof Response) return value;
  if (!endpoint.schemas.response) return new HttpResponse(null, { status: 204 });
  const result = parse(endpoint.schemas.response, value);
  if (!result.success) {
    const issues = result.error.issues.map(
      ({ path, message }) => `${path.map(String).join(".")}: ${message}`,
    );
    throw new Error(`the mock of ${endpointName(endpoint)} does not fit the contract: ${issues.join("; ")}`);
  }
  return HttpResponse.json(result.data as object, { status: endpoint.status ?? 200 });
}

/**
 * Passes by what is no call of its endpoint before anything else: msw asks every handler in turn, and reads all cookies
 * of the page for each, which with some two hundred handlers was a twentieth of a story's time.
 */
class EndpointHandler extends HttpHandler {
  readonly #endpoint: Endpoint;

  constructor(
    endpoint: Endpoint,
    ...rest: ConstructorParameters<typeof HttpHandler> extends [unknown, ...infer R] ? R : never
  ) {
    super(endpoint.method, ...rest);
    this.#endpoint = endpoint;
  }

  #isCalledBy({ method, url }: Request): boolean {
    return method === this.#endpoint.method && matchEndpoint(this.#endpoint, url) !== null;
  }

  override async test(args: Parameters<HttpHandler["test"]>[0]): ReturnType<HttpHandler["test"]> {
    return this.#isCalledBy(args.request) && super.test(args);
  }

  override async run(args: Parameters<HttpHandler["run"]>[0]): ReturnType<HttpHandler["run"]> {
    return this.#isCalledBy(args.request) ? super.run(args) : null;
  }
}

function handle(
  endpoint: Endpoint,
  respond: (request: Request, params: Record<string, string>) => Promise<Response>,
  options: MockOptions = {},
): HttpHandler {
  return new EndpointHandler(
    endpoint,
    ({ request }) => {
      const params = request.method === endpoint.method ? matchEndpoint(endpoint, request.url) : null;
      return { matches: params !== null, params: params ?? {} };
    },
    async ({ request, params }) => {
      if (options.delay) await delay(options.delay);
      return respond(request, params as Record<string, string>);
    },
    { once: options.once ?? false },
  );
}

/**
 * A handler made from the contract. `answer` is the value, or makes it from the parsed call; it may also be a
 * `Response`. What it gives goes through the endpoint's schema: a fixture that no longer fits fails the call. A request
 * that does not fit answers 400 `invalid_request`, as the server would.
 *
 * @example
 * mockEndpoint(listManagedCreators, { items: [], next_cursor: null, total: 0 })
 * mockEndpoint(getProject, ({ params }) => buildProject({ uid: params.id }))
 */
export function mockEndpoint<const E extends Endpoint>(
  endpoint: E,
  given: MockAnswer<E> | MockResolver<E>,
  options?: MockOptions,
): HttpHandler {
  const bound = withSchemas(endpoint);
  const { schemas } = bound;
  return handle(
    endpoint,
    async (request, params) => {
      if (typeof given !== "function") return answer(bound, given);
      try {
        const query = schemas.query && collect(new URL(request.url).searchParams);
        const call = {
          params,
          query: parseRequest(schemas.query, query),
          body: parseRequest(schemas.body, await readBody(bound, request)),
          request,
        } as MockCall<E>;
        return answer(bound, await (given as MockResolver<E>)(call));
      } catch (error) {
        if (!(error instanceof InvalidRequest)) throw error;
        const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]));
        return errorResponse("invalid_request", { fields });
      }
    },
    options,
  );
}

/** Answers an error of the catalogue; `fields`, `current`, `message` and `retry_after` (seconds) may be given. */
export const mockError = (
  endpoint: Endpoint,
  code: ErrorCode,
  overrides?: Partial<ErrorBody> & { readonly retry_after?: number },
  options?: MockOptions,
): HttpHandler => handle(endpoint, async () => errorResponse(code, overrides), options);

/** Never answers: the state Loading. */
export const mockForever = (endpoint: Endpoint): HttpHandler =>
  handle(endpoint, async () => {
    await delay("infinite");
    return HttpResponse.error();
  });

/** The network fails: no answer comes. */
export const mockOffline = (endpoint: Endpoint): HttpHandler =>
  handle(endpoint, async () => HttpResponse.error());

/** A file to download, named as the server names it (RFC 5987). `body` with a BOM where Excel is to read it. */
export const fileResponse = (
  body: string | Uint8Array<ArrayBuffer>,
  name: string,
  type = "text/csv",
): Response =>
  new HttpResponse(body, {
    headers: {
      "content-type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
