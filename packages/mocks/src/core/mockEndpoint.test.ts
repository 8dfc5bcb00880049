import {
  createImportTask,
  createManagedCreator,
  getCreator,
  getHealth,
  getProject,
  type ImportPreview,
  listManagedCreators,
  listProjectPosts,
  searchConnectTarget,
  signOut,
  updateManagedCreator,
} from "@tsumugi/contract";
import { getResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { buildImportPreview } from "../import-tasks/import-tasks.fixtures.ts";
import { buildManagedCreator } from "../managed-creators/managed-creators.fixtures.ts";
import { buildProject } from "../projects/projects.fixtures.ts";
import { matchEndpoint } from "./matchEndpoint.ts";
import { fileResponse, mockEndpoint, mockError, mockForever, mockOffline } from "./mockEndpoint.ts";

const ORIGIN = "https://tsumugi.example.test";
const get = (path: string) => new Request(`${ORIGIN}${path}`);
const post = (path: string, body: unknown, method = "POST") =>
  new Request(`${ORIGIN}${path}`, { method, body: JSON.stringify(body) });

describe("matchEndpoint", () => {
  test("takes path parameters on any origin, decoded", () => {
    expect(matchEndpoint(getCreator, "http://127.0.0.1:9/api/creators/%E3%81%82?x=1")).toEqual({ id: "あ" });
    expect(matchEndpoint(listProjectPosts, `${ORIGIN}/api/company/projects/p1/posts.csv`)).toEqual({
      id: "p1",
      format: "csv",
    });
    expect(matchEndpoint(getHealth, `${ORIGIN}/health`)).toEqual({});
  });

  test("leaves to a written-out path what is its own", () => {
    expect(matchEndpoint(getCreator, `${ORIGIN}/api/creators/search_connect_target`)).toBeNull();
    expect(matchEndpoint(searchConnectTarget, `${ORIGIN}/api/creators/search_connect_target`)).toEqual({});
  });

  test("does not take other paths, deeper ones or files of the app", () => {
    expect(matchEndpoint(getCreator, `${ORIGIN}/api/creators/a/b`)).toBeNull();
    expect(matchEndpoint(getCreator, `${ORIGIN}/creators/a`)).toBeNull();
    expect(matchEndpoint(getHealth, `${ORIGIN}/src/health`)).toBeNull();
  });
});

describe("mockEndpoint", () => {
  test("answers a value with the status of the call", async () => {
    const response = await getResponse(
      [mockEndpoint(createManagedCreator, buildManagedCreator({}, 1))],
      post("/api/company/managed_creators", { display_name: "みお" }),
    );
    expect(response?.status).toBe(201);
    expect(await response?.json()).toMatchObject({ uid: "managed_creator_001" });
  });

  test("answers 204 where the call has no answer", async () => {
    const response = await getResponse(
      [mockEndpoint(signOut, undefined)],
      post("/auth/sign_out", { refresh_token: "r" }),
    );
    expect(response?.status).toBe(204);
  });

  test("hands parameters, parsed query with defaults, and parsed body to the resolver", async () => {
    const seen = vi.fn();
    const list = mockEndpoint(listManagedCreators, ({ query }) => {
      seen(query.limit, query.genre, query.archived, query.keyword);
      return { items: [], next_cursor: null, total: 0 };
    });
    await getResponse([list], get("/api/company/managed_creators?limit=20&genre=a&genre=b&keyword=%20%20"));
    expect(seen).toHaveBeenCalledWith(20, ["a", "b"], false, undefined);

    const update = mockEndpoint(updateManagedCreator, ({ params, body }) =>
      buildManagedCreator(
        { uid: params.id ?? "", memo: body.memo ?? "", version: (body.version ?? 1) + 1 },
        1,
      ),
    );
    const response = await getResponse(
      [update],
      post("/api/company/managed_creators/mc9", { memo: "優先", version: 3 }, "PUT"),
    );
    expect(await response?.json()).toMatchObject({ uid: "mc9", memo: "優先", version: 4 });
  });

  test("refuses a request that the contract refuses, by field", async () => {
    const create = mockEndpoint(createManagedCreator, () => buildManagedCreator({}, 1));
    const response = await getResponse(
      [create],
      post("/api/company/managed_creators", { display_name: " ", email: "x" }),
    );
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({
      code: "invalid_request",
      fields: { display_name: "表示名を入力してください。" },
    });
  });

  test("reads multipart with its file", async () => {
    const names: string[] = [];
    const create = mockEndpoint(createImportTask, ({ body }): ImportPreview => {
      names.push(body.file.name, String(body.dry_run));
      return buildImportPreview();
    });
    const form = new FormData();
    form.append("file", new File(["a"], "一覧.csv"));
    form.append("dry_run", "true");
    await getResponse(
      [create],
      new Request(`${ORIGIN}/api/company/managed_creator_import_tasks`, { method: "POST", body: form }),
    );
    expect(names).toEqual(["一覧.csv", "true"]);
  });

  test("a value that has drifted from the contract fails the call and says where", async () => {
    const drifted = mockEndpoint(getProject, { ...buildProject({}, 1), version: 0 });
    const request = get("/api/company/projects/p1");
    const outcome = await getResponse([drifted], request).then(
      async (response) => `${response?.status} ${await response?.text()}`,
      (error: Error) => error.message,
    );
    expect(outcome).toContain("the mock of GET /api/company/projects/{id} does not fit the contract");
    expect(outcome).toContain("version");
  });

  test("the compiler refuses a value that does not fit", () => {
    // @ts-expect-error a page without its total
    const handler = mockEndpoint(listManagedCreators, { items: [], next_cursor: null });
    expect(handler).toBeDefined();
  });

  test("a file keeps its Japanese name", async () => {
    const csv = mockEndpoint(listManagedCreators, () => fileResponse("\uFEFFa\r\n", "一覧.csv"));
    const response = await getResponse([csv], get("/api/company/managed_creators?format=csv"));
    expect(response?.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''%E4%B8%80%E8%A6%A7.csv",
    );
    expect(response?.headers.get("content-type")).toContain("text/csv");
  });
});

describe("mockError", () => {
  test("answers status and message of the catalogue, with what is given", async () => {
    const response = await getResponse(
      [mockError(getProject, "stale_version", { current: { version: 2 } })],
      get("/api/company/projects/p1"),
    );
    expect(response?.status).toBe(409);
    expect(await response?.json()).toMatchObject({ code: "stale_version", current: { version: 2 } });
  });

  test("says when to come back", async () => {
    const response = await getResponse(
      [mockError(getProject, "rate_limited", { retry_after: 30 })],
      get("/api/company/projects/p1"),
    );
    expect(response?.headers.get("retry-after")).toBe("30");
    expect(await response?.json()).not.toHaveProperty("retry_after");
  });

  test("given once, the next call goes to the handler behind", async () => {
    const behind = mockEndpoint(getProject, buildProject({}, 1));
    const both = [mockError(getProject, "internal", undefined, { once: true }), behind];
    expect((await getResponse(both, get("/api/company/projects/p1")))?.status).toBe(500);
    expect((await getResponse(both, get("/api/company/projects/p1")))?.status).toBe(200);
  });
});

describe("calls without an answer", () => {
  test("a network failure is not an HTTP answer", async () => {
    const response = await getResponse([mockOffline(getHealth)], get("/health"));
    expect(response?.type).toBe("error");
  });

  test("mockForever has not answered after any time", async () => {
    vi.useFakeTimers();
    let answered = false;
    void getResponse([mockForever(getHealth)], get("/health")).then(() => {
      answered = true;
    });
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    vi.useRealTimers();
    expect(answered).toBe(false);
  });
});
