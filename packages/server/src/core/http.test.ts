import { describe, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";

const app = await createTestApp({ env: { ALLOWED_ORIGINS: "https://app.example.jp,http://localhost:4000" } });
const member = await app.run(async () => insertMember(await insertCompany(), "admin"));
const authorization = `Bearer ${await app.token(member.uid)}`;
const PATH = "/api/company/managed_creators";

const post = (body: BodyInit, type = "application/json", headers = {}) =>
  app.request(PATH, { method: "POST", body, headers: { authorization, "content-type": type, ...headers } });
const answer = async (response: Response) => ({ status: response.status, ...(await response.json()) });

describe("a body", () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

  it.each<[string, BodyInit, number, string]>([
    ["that is cut", '{"display_name": "a', 400, "malformed_body"],
    ["of invalid UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "malformed_body"],
    ["10,000 deep", nested(10_000), 400, "malformed_body"],
    ["33 deep", nested(33), 400, "malformed_body"],
    ["with __proto__", '{"display_name":"a","__proto__":{"role":"admin"}}', 400, "malformed_body"],
    ["with constructor inside", '{"accounts":[{"constructor":1}]}', 400, "malformed_body"],
    ["with NUL", '{"display_name":"a\\u0000b"}', 400, "invalid_request"],
    ["with a lone surrogate", '{"display_name":"a\\ud800"}', 400, "invalid_request"],
    ["that is a list", "[]", 400, "invalid_request"],
    ["that is null", "null", 400, "invalid_request"],
    ["with a number beyond all", '{"display_name":"a","last_fee":1e309}', 400, "invalid_request"],
    ["over 1 MB", `{"display_name":"${"a".repeat(1024 * 1024)}"}`, 413, "payload_too_large"],
  ])("%s is refused", async (_, body, status, code) => {
    expect(await answer(await post(body))).toMatchObject({ status, code, request_id: expect.any(String) });
  });

  it("of another type is refused, and one that lies about its length is counted", async () => {
    expect(await answer(await post("a=b", "application/x-www-form-urlencoded"))).toMatchObject({
      status: 415,
    });
    const chunk = new Uint8Array(300_000).fill(0x20);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => (sent++ < 5 ? controller.enqueue(chunk) : controller.close()),
    });
    const init = {
      method: "POST",
      body,
      duplex: "half",
      headers: { authorization, "content-type": "application/json" },
    };
    expect((await app.request(PATH, init as RequestInit)).status).toBe(413);
  });

  it("is named by field, in Japanese, with the cure", async () => {
    const body = {
      display_name: " ",
      email: "x",
      accounts: [{ platform: "myspace", handle: "a" }],
      nothing: 1,
      last_fee: -1,
    };
    const { fields, message } = await answer(await post(JSON.stringify(body)));
    expect(message).toContain("入力内容に誤りがあります");
    expect(fields).toEqual({
      display_name: "表示名を入力してください。",
      email: expect.stringContaining("メールアドレスの形式"),
      "accounts.0.platform": "選択肢の中から指定してください。",
      last_fee: "金額は0円以上で入力してください。",
      nothing: "この項目は受け付けていません。",
    });
    expect((await answer(await post("{}"))).fields).toEqual({ display_name: "入力してください。" });
  });
});

describe("a query", () => {
  const get = async (query: string) =>
    answer(await app.request(`${PATH}?${query}`, { headers: { authorization } }));

  it.each([
    ["limit=0", "limit", "1以上で入力してください。"],
    ["limit=201", "limit", "200以下で入力してください。"],
    ["limit=-1", "limit", "1以上で入力してください。"],
    ["limit=1.5", "limit", "整数で入力してください。"],
    ["limit=many", "limit", "数値で指定してください。"],
    ["limit=1e309", "limit", "数値で指定してください。"],
    ["limit=1&limit=2", "limit", "数値で指定してください。"],
    ["sort=name%3Bdrop", "sort", "並び順の指定が正しくありません。"],
    ["keyword=%00", "keyword", expect.any(String)],
    ["unknown=1", "unknown", "この項目は受け付けていません。"],
    ["__proto__=1", "__proto__", expect.any(String)],
    ["archived=maybe", "archived", expect.any(String)],
  ])("%s is refused at its field", async (query, field, message) => {
    const { status, fields } = await get(query);
    expect([status, Object.entries(fields)]).toEqual([400, [[field, message]]]);
  });

  it("takes a list of one or of many under one key", async () => {
    expect((await get("stage=active")).status).toBe(200);
    expect((await get("stage=active&stage=paused&tag=%27%3B--")).total).toBe(0);
  });
});

describe("a path", () => {
  it.each([
    "/api/nothing",
    "/auth/nothing",
    "/api/company/managed_creators/%00",
    "/api/company/managed_creators/%E3%81",
  ])("%s answers JSON, not the app's page", async (path) => {
    const response = await app.request(path, { headers: { authorization } });
    expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
  });
});

describe("a body that is refused", () => {
  /** Tells how much of it was asked for, and whether it was given up. */
  function slowBody(pieces: number) {
    const seen = { pulled: 0, isGivenUp: false };
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          if (seen.pulled === pieces) return controller.close();
          seen.pulled += 1;
          controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
        },
        cancel: () => {
          seen.isGivenUp = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { body, seen };
  }

  it.each<[string, string, Record<string, string>, number]>([
    ["without an account", PATH, { "content-type": "application/json", "content-length": "2621440" }, 401],
    [
      "of a stranger, declared",
      "/auth/refresh",
      { "content-type": "application/json", "content-length": "2621440" },
      413,
    ],
    ["of a stranger, of a length not declared", "/auth/refresh", { "content-type": "application/json" }, 413],
    ["of a member", PATH, { authorization, "content-type": "application/json" }, 413],
    [
      "that is no form",
      "/uploads",
      { authorization, "content-type": "multipart/form-data; boundary=x" },
      400,
    ],
    ["of no call", "/api/nothing", { "content-length": "2621440" }, 404],
  ])(
    "%s is read to its end before the answer: a browser listens no sooner",
    async (_, path, headers, status) => {
      const { body, seen } = slowBody(40);
      const init = {
        method: "POST",
        body,
        duplex: "half",
        headers: { "transfer-encoding": "chunked", ...headers },
      };
      expect((await app.request(path, init as RequestInit)).status).toBe(status);
      expect(seen).toEqual({ pulled: 40, isGivenUp: false });
    },
  );

  it("is cut off where it has no end", async () => {
    const { body } = slowBody(Number.POSITIVE_INFINITY);
    const headers = { "content-type": "application/json", "transfer-encoding": "chunked" };
    const init = { method: "POST", body, duplex: "half", headers };
    const answer = await app.request("/auth/refresh", init as RequestInit);
    expect([answer.status, answer.headers.get("connection")]).toEqual([413, "close"]);
  });
});
