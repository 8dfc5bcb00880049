import {
  createImportTask,
  createManagedCreator,
  deleteManagedCreator,
  getManagedCreator,
  listGenres,
  listManagedCreators,
  markNotificationRead,
  signIn,
} from "@tsumugi/contract";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { answer, failure, type Seen, testServer } from "../testing/server.ts";
import { testClient } from "../testing/wrap.tsx";
import { ApiError } from "./apiError.ts";

const server = testServer();
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

const first = (seen: readonly Seen[]): Seen => {
  const [one] = seen;
  if (!one) throw new Error("no request was made");
  return one;
};

describe("createApiClient", () => {
  it("lets cookies of the API's own origin go along", async () => {
    const fetch = vi.fn(async () => Response.json({ items: [] }));
    await testClient({ fetch }).call(listGenres, {});
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.objectContaining({ method: "GET", credentials: "include" }),
    );
  });

  it("asks for what a screen consists of before what stands beside it", async () => {
    const paths: string[] = [];
    const client = testClient({
      fetch: async (url) => {
        paths.push(new URL(String(url)).pathname);
        return Response.json({ items: [], next_cursor: null, total: 0 });
      },
    });
    await Promise.all([client.call(listGenres, {}), client.call(listManagedCreators, {})]);
    expect(paths).toEqual(["/api/company/managed_creators", "/api/genres"]);
  });

  it("sends token, page host headers, JSON body and idempotency key", async () => {
    const { handler, seen } = answer(createManagedCreator, () => ({ uid: "m1" }));
    server.use(handler);
    const body = { display_name: "はなこ" };
    expect(await testClient().call(createManagedCreator, { body }, { idempotencyKey: "k1" })).toEqual({
      uid: "m1",
    });
    const { request, text } = first(seen);
    const { headers } = request;
    expect(headers.get("authorization")).toBe("Bearer token");
    expect(headers.get("x-page-hostname")).toBe("app.test");
    expect(headers.get("x-page-port")).toBe("4000");
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("idempotency-key")).toBe("k1");
    expect(JSON.parse(text)).toEqual(body);
  });

  it("writes query objects as query strings and path parameters encoded", async () => {
    const list = answer(listManagedCreators, () => ({ items: [], next_cursor: null, total: 0 }));
    const one = answer(getManagedCreator, () => ({}));
    server.use(one.handler, list.handler);
    await testClient().call(listManagedCreators, {
      query: { keyword: "春 & 花", stage: ["active", "repeat"], tag: undefined },
    });
    expect(list.seen[0]?.url.searchParams.getAll("stage")).toEqual(["active", "repeat"]);
    expect(list.seen[0]?.url.searchParams.get("keyword")).toBe("春 & 花");
    expect(list.seen[0]?.url.searchParams.has("tag")).toBe(false);
    await testClient().call(getManagedCreator, { params: { id: "a/b?c" } });
    expect(one.seen[0]?.url.pathname).toBe("/api/company/managed_creators/a%2Fb%3Fc");
  });

  it("sends a form with the file as it is, objects as JSON, and its type left to the browser", async () => {
    const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => Response.json({}));
    const file = new File(["名前\nはなこ"], "一覧.csv", { type: "text/csv" });
    await testClient({ fetch }).call(createImportTask, {
      body: { file, mapping: ["display_name", null], encoding: undefined, dry_run: true },
    });
    const init = fetch.mock.calls[0]?.[1];
    const form = init?.body as FormData;
    expect(form).toBeInstanceOf(FormData);
    expect([...form.keys()]).toEqual(["file", "mapping", "dry_run"]);
    expect(form.get("file")).toBe(file);
    expect(form.get("mapping")).toBe('["display_name",null]');
    expect(form.get("dry_run")).toBe("true");
    expect(init?.headers).not.toHaveProperty("content-type");
  });

  it("answers undefined for 204", async () => {
    server.use(answer(deleteManagedCreator, () => undefined).handler);
    expect(await testClient().call(deleteManagedCreator, { params: { id: "m1" } })).toBeUndefined();
  });

  it("raises status, status text, message, code, fields, present state and inquiry number", async () => {
    const body = {
      code: "stale_version",
      message: "先に更新されました。",
      fields: { name: "確認してください。" },
      current: { version: 3 },
      request_id: "q-1",
    };
    server.use(
      answer(getManagedCreator, () => HttpResponse.json(body, { status: 409, statusText: "Conflict" }))
        .handler,
    );
    const error = await caught(testClient().call(getManagedCreator, { params: { id: "m1" } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      statusText: "Conflict",
      message: body.message,
      code: "stale_version",
      fields: body.fields,
      current: { version: 3 },
      requestId: "q-1",
      retryAfter: null,
    });
  });

  it("raises a Japanese message for an error that is no JSON", async () => {
    const page = () =>
      new HttpResponse("<html>Bad Gateway</html>", { status: 502, headers: { "x-request-id": "q-2" } });
    server.use(answer(listGenres, page).handler);
    const error = await caught(testClient().call(listGenres, {}));
    expect(error).toMatchObject({ status: 502, code: "internal", requestId: "q-2" });
    expect(error?.message).toMatch(/サーバー/);
  });

  it("raises a Japanese message for an ok answer that is no JSON", async () => {
    server.use(answer(listGenres, () => new HttpResponse("<html></html>")).handler);
    const error = await caught(testClient().call(listGenres, {}));
    expect(error).toMatchObject({ status: 200, code: "malformed_response" });
  });

  it("raises `network` when no answer comes", async () => {
    server.use(answer(listGenres, () => HttpResponse.error()).handler);
    const error = await caught(testClient().call(listGenres, {}));
    expect(error).toMatchObject({ status: 0, code: "network" });
    expect(error?.message).toMatch(/接続できませんでした/);
  });

  it("passes the abort of the caller on", async () => {
    server.use(answer(listGenres, () => new Promise<object>(() => undefined)).handler);
    const abort = new AbortController();
    const promise = caught(testClient().call(listGenres, {}, { signal: abort.signal }));
    abort.abort();
    expect(((await promise) as Error).name).toBe("AbortError");
  });

  it("says how many seconds to wait", async () => {
    const busy = () =>
      HttpResponse.json(
        { code: "rate_limited", message: "x" },
        { status: 429, headers: { "retry-after": "7" } },
      );
    server.use(answer(listGenres, busy).handler);
    expect(await caught(testClient().call(listGenres, {}))).toMatchObject({ retryAfter: 7 });
  });

  it("renews the token once on 401 and makes the call again", async () => {
    const { handler, seen } = answer(listGenres, ({ request }) =>
      request.headers.get("authorization") === "Bearer new" ? { items: [] } : failure(401, "unauthenticated"),
    );
    server.use(handler);
    const getIdToken = vi.fn(async (options?: { forceRefresh?: boolean }) =>
      options?.forceRefresh ? "new" : "old",
    );
    expect(await testClient({ getIdToken }).call(listGenres, {})).toEqual({ items: [] });
    expect(seen).toHaveLength(2);
    expect(getIdToken.mock.calls.filter(([options]) => options?.forceRefresh)).toHaveLength(1);
  });

  it("takes a token that another call has renewed meanwhile instead of renewing again", async () => {
    server.use(
      answer(listGenres, ({ request }) =>
        request.headers.get("authorization") === "Bearer new"
          ? { items: [] }
          : failure(401, "unauthenticated"),
      ).handler,
    );
    const tokens = ["old", "new"];
    const getIdToken = vi.fn(async () => tokens.shift() ?? "new");
    await testClient({ getIdToken }).call(listGenres, {});
    expect(getIdToken).not.toHaveBeenCalledWith({ forceRefresh: true });
  });

  it("says that the person has to sign in when the call stays 401, after two tries", async () => {
    const { handler, seen } = answer(listGenres, () => failure(401, "unauthenticated"));
    server.use(handler);
    const onUnauthenticated = vi.fn();
    const error = await caught(testClient({ onUnauthenticated }).call(listGenres, {}));
    expect(error).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(onUnauthenticated).toHaveBeenCalledExactlyOnceWith(error);
    expect(seen).toHaveLength(2);
  });

  it("does not take wrong credentials for an expired session", async () => {
    server.use(answer(signIn, () => failure(401, "wrong_credentials")).handler);
    const onUnauthenticated = vi.fn();
    const client = testClient({ getIdToken: async () => null, onUnauthenticated });
    await caught(client.call(signIn, { body: { email: "a@b.jp", password: "x" } }));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it("makes the call without a token when nobody is signed in", async () => {
    const { handler, seen } = answer(markNotificationRead, () => ({ unread_total: 0 }));
    server.use(handler);
    await testClient({ getIdToken: async () => null }).call(markNotificationRead, { params: { id: "all" } });
    expect(seen[0]?.request.headers.has("authorization")).toBe(false);
  });

  it("saves a CSV byte for byte under the name in content-disposition", async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a]);
    server.use(
      answer(
        listManagedCreators,
        () =>
          new HttpResponse(bytes, {
            headers: {
              "content-type": "text/csv",
              "content-disposition": `attachment; filename="creators.csv"; filename*=UTF-8''${encodeURIComponent("クリエイター.csv")}`,
            },
          }),
      ).handler,
    );
    const saveFile = vi.fn<(file: Blob, name: string) => void>();
    const name = await testClient({ saveFile }).download(listManagedCreators, { query: { format: "csv" } });
    expect(name).toBe("クリエイター.csv");
    expect(saveFile).toHaveBeenCalledOnce();
    const [file, savedAs] = saveFile.mock.calls[0] as [Blob, string];
    expect(savedAs).toBe(name);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it("saves nothing when a download fails", async () => {
    server.use(answer(listManagedCreators, () => failure(403, "feature_not_granted")).handler);
    const saveFile = vi.fn();
    const error = await caught(testClient({ saveFile }).download(listManagedCreators, {}));
    expect(error).toMatchObject({ status: 403, code: "feature_not_granted" });
    expect(saveFile).not.toHaveBeenCalled();
  });
});
