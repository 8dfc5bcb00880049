import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildPath,
  buildQuery,
  type CallInput,
  type Endpoint,
  type ErrorBody,
  endpointName,
  type ResponseOf,
} from "@tsumugi/contract";
import { errorCodes } from "@tsumugi/contract/openapi";
import { withSchemas } from "@tsumugi/contract/schemas";
import { pino } from "pino";
import { createAuthService } from "../auth/tokens.service.ts";
import { runInContext } from "../core/context.ts";
import type { Deps } from "../core/deps.ts";
import { startJobs } from "../core/jobs.ts";
import { loadSecretKeys } from "../core/secretKeys.ts";
import { createApp } from "../createApp.ts";
import { outboxMails } from "../db/schema/records.ts";
import { readSettings } from "../env.ts";
import { jobs } from "../jobs.ts";
import { sealedColumns } from "../sealedColumns.ts";
import { loadLinkKey } from "../uploads/uploads.service.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { closeAtEnd } from "./closeAtEnd.ts";
import { openTestDatabase } from "./databases.ts";

/** Whom a call is made as: anyone with a uid, a creator with a reply token, or nobody. */
export type Caller = { readonly uid: string } | { readonly replyToken: string } | null;

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends an `Idempotency-Key`. */
  readonly key?: string;
}

export interface Called<T> {
  readonly status: number;
  readonly body: T;
  /** The body of a refusal. */
  readonly error: ErrorBody;
  readonly headers: Headers;
}

export interface TestApp {
  readonly deps: Deps;
  readonly clock: TestClock;
  /** A request as it comes over the wire. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Calls as somebody, through HTTP with a real token. */
  as(caller: Caller): {
    call<E extends Endpoint>(
      endpoint: E,
      input?: CallInput<E>,
      options?: CallOptions,
    ): Promise<Called<ResponseOf<E>>>;
    /** The answer itself, for CSV, PDF and event streams. */
    fetch<E extends Endpoint>(endpoint: E, input?: CallInput<E>, options?: CallOptions): Promise<Response>;
  };
  /** An identity token of one hour. */
  token(uid: string): Promise<string>;
  /** Runs server code (services, repositories, factories) outside a request. */
  run<T>(fn: () => T): T;
  /** Runs all waiting jobs, with `ignoreStartAfter` also those scheduled for later. Answers how many ran. */
  drainJobs(options?: { ignoreStartAfter?: boolean }): Promise<number>;
  /** Mails written so far, oldest first. */
  mails(): Promise<(typeof outboxMails.$inferSelect)[]>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly start?: string;
  /** Replaces parts of what the application is given. */
  readonly deps?: Partial<Deps>;
}

/** The same in every test, so that a database may be opened by several apps. */
const SECRET_KEY = Buffer.alloc(32, "test").toString("base64");

/** The server on an empty database of the engine under test. Closes itself after the file's tests. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const DATA_DIR = join(tmpdir(), `tsumugi-test-${randomUUID()}`);
  const fixed = { RATE_LIMIT: "off", SEED: "none", LOG_LEVEL: "silent", SECRET_KEY, DATA_DIR };
  const settings = readSettings({ ...fixed, ...options.env });
  const clock = createTestClock(options.start);
  const database = await openTestDatabase();
  const stop = new AbortController();
  const deps: Deps = {
    settings,
    database,
    clock,
    logger: pino({ level: process.env.TEST_LOG ?? "silent" }),
    auth: createAuthService(settings, clock),
    reportError: () => {},
    stopping: stop.signal,
    ...options.deps,
  };
  const app = createApp(deps);
  const runner = await startJobs(deps, jobs, { poll: false });
  const run = <T>(fn: () => T): T => runInContext(deps, "test", fn);
  await run(loadLinkKey);
  await run(() => loadSecretKeys(sealedColumns));

  /** Signing is the dearest part of a small request, and the clock stands still: one token a person and moment. */
  const tokens = new Map<string, Promise<string>>();
  const token = (uid: string): Promise<string> => {
    const authTime = clock.now();
    const key = `${uid} ${authTime.getTime()}`;
    const known = tokens.get(key);
    if (known) return known;
    const claims = { uid, email: "", email_verified: true, name: "", authTime, session_uid: null };
    const issued = run(() => deps.auth.issue(claims));
    tokens.set(key, issued);
    return issued;
  };

  async function fetchAs<E extends Endpoint>(
    caller: Caller,
    endpoint: E,
    input: unknown,
    call: CallOptions = {},
  ) {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, string>;
      query?: object;
      body?: unknown;
    };
    const headers = new Headers(call.headers);
    if (caller && "uid" in caller) headers.set("authorization", `Bearer ${await token(caller.uid)}`);
    if (caller && "replyToken" in caller) headers.set("authorization", `Reply ${caller.replyToken}`);
    if (call.key) headers.set("idempotency-key", call.key);
    const form = endpoint.bodyType === "form";
    if (body !== undefined && !form) headers.set("content-type", "application/json");
    const search = buildQuery(query);
    return app.request(`${buildPath(endpoint, params)}${search ? `?${search}` : ""}`, {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body: form ? toForm(body as object) : JSON.stringify(body) }),
    });
  }

  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    stop.abort();
    await runner.stop();
    await database.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  };
  closeAtEnd(close);

  return {
    deps,
    clock,
    request: async (path, init) => app.request(path, init),
    as: (caller) => ({
      fetch: (endpoint, input, call) => fetchAs(caller, endpoint, input, call),
      call: async (endpoint, input, call) => {
        const response = await fetchAs(caller, endpoint, input, call);
        const text = await response.text();
        const isJson = response.headers.get("content-type")?.includes("json") ?? false;
        const body = isJson ? JSON.parse(text) : undefined;
        if (response.status >= 400) refuseUndeclared(endpoint, body);
        return { status: response.status, body, error: body, headers: response.headers };
      },
    }),
    token,
    run,
    drainJobs: runner.drain,
    mails: () =>
      run(() => database.root.select().from(outboxMails).orderBy(outboxMails.created_at, outboxMails.uid)),
    close,
  };
}

/** A refusal that the contract does not announce is a fault of one of the two. */
function refuseUndeclared(endpoint: Endpoint, { code }: ErrorBody): void {
  if (code === "not_built" || errorCodes(withSchemas(endpoint)).some((each) => each === code)) return;
  throw new Error(`${endpointName(endpoint)} answers ${code}: name it under "errors" in the contract.`);
}

/** As the client of the app does it: files stay files, objects and lists become JSON. */
function toForm(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(key, value);
    else if (value !== undefined)
      form.append(key, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}
