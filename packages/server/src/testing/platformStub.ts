import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { AppError } from "../core/errors.ts";
import type { PlatformError } from "../platforms/platformError.ts";

export interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
  /** The connection stays open and nothing comes. */
  readonly isSilent?: boolean;
  /** The connection is cut instead of answered. */
  readonly isCut?: boolean;
}

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A platform of our own: answers by path, remembers what was asked. Emptied before each test. */
export function stubPlatform() {
  const answers: Record<string, Answer | ((path: string, body: string) => Answer)> = {};
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = decodeURIComponent(request.url ?? "");
      const sent = Buffer.concat(parts).toString();
      asked.push({ path, headers: request.headers, body: sent });
      const answer = answers[path.split("?")[0] ?? ""] ?? { status: 404, body: {} };
      const given = typeof answer === "function" ? answer(path, sent) : answer;
      const { status = 200, headers = {}, body } = given;
      if (given.isSilent) return;
      if (given.isCut) return void request.socket.destroy();
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  // On a busy machine more than these five seconds pass between two calls: a connection that ends then looks like an outage.
  server.keepAliveTimeout = 0;
  const stub = { answers, asked, baseUrl: "" };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stub.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    for (const path of Object.keys(answers)) delete answers[path];
    asked.length = 0;
  });
  return stub;
}

/** Code and seconds to wait of a refusal. */
export const refusalOf = (run: Promise<unknown>) =>
  run.then(
    () => "no refusal",
    (error: AppError) => [error.code, error.detail.retryAfter ?? null],
  );

/** The typed fault of a refusal, and the seconds to wait. */
export const faultOf = (run: Promise<unknown>) =>
  run.then(
    () => "no refusal",
    (error: PlatformError) => [error.fault, error.detail.retryAfter ?? null],
  );
