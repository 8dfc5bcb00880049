import { type Endpoint, fullPath } from "@tsumugi/contract";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";

export const ORIGIN = "http://api.test";

/** A server that answers only what a test gives it; anything else fails the call. */
export function testServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

export interface Seen {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly text: string;
}

type Answer = Response | object | undefined;

/** A handler for an endpoint of the contract, and the requests it has seen. */
export function answer(endpoint: Endpoint, reply: (seen: Seen, count: number) => Answer | Promise<Answer>) {
  const seen: Seen[] = [];
  const path = `${ORIGIN}${fullPath(endpoint).replace(/\{(\w+)\}/g, ":$1")}`;
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "delete";
  const handler = http[method](path, async ({ request, params }) => {
    const one: Seen = {
      request,
      url: new URL(request.url),
      params: params as Record<string, string>,
      text: await request.text(),
    };
    seen.push(one);
    const given = await reply(one, seen.length);
    if (given instanceof Response) return given;
    return given === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(given);
  });
  return { handler, seen };
}

/** An error as the API answers it. */
export const failure = (status: number, code: string, more: object = {}): Response =>
  HttpResponse.json({ code, message: `message of ${code}`, ...more }, { status });
