import { once } from "node:events";
import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, inflateSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "../createApp.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";

const app = await createTestApp({ env: { ALLOWED_ORIGINS: "https://app.example.jp" } });
const server = serve({ fetch: createApp(app.deps).fetch, port: 0, hostname: "127.0.0.1" });
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
});

const member = await app.run(async () => {
  const company = await insertCompany();
  for (let nth = 0; nth < 3; nth++) await insertManagedCreator(company, { memo: "長い".repeat(200) });
  return insertMember(company);
});
const authorization = `Bearer ${await app.token(member.uid)}`;
const LIST = "/api/company/managed_creators";

/** As it comes from the socket, with nothing undone. */
async function ask(path: string, headers: Record<string, string>, method = "GET") {
  const request = get({ port, host: "127.0.0.1", path, method, headers: { authorization, ...headers } });
  const [response] = await once(request, "response");
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  return {
    status: response.statusCode as number,
    head: response.headers as IncomingHttpHeaders,
    bytes: Buffer.concat(pieces),
  };
}

const plain = await ask(LIST, {});

describe("an answer over a real socket", () => {
  it("is sent with its length where nothing else is wanted, and says that it may differ", () => {
    expect(plain.status).toBe(200);
    expect(JSON.parse(plain.bytes.toString()).total).toBe(3);
    expect(plain.head).toMatchObject({
      "content-type": "application/json; charset=UTF-8",
      "content-length": String(plain.bytes.byteLength),
      "cache-control": "no-store",
      vary: "Accept-Encoding, Origin",
      "x-frame-options": "DENY",
      "access-control-allow-credentials": "true",
    });
    expect(plain.head["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(plain.head["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["gzip, deflate, br", "gzip", gunzipSync],
    ["*", "gzip", gunzipSync],
    ["br", undefined, (bytes: Buffer) => bytes],
    ["gzip;q=0, identity", undefined, (bytes: Buffer) => bytes],
    ["gzip;q=0.5, deflate", "deflate", inflateSync],
    ["gzip;q=0.5", "gzip", gunzipSync],
  ])("to whom takes %s comes as %s, and reads the same", async (accepted, encoding, read) => {
    const { head, bytes } = await ask(LIST, { "accept-encoding": accepted });
    expect(head["content-encoding"]).toBe(encoding);
    expect(head.vary).toBe("Accept-Encoding, Origin");
    expect(read(bytes).toString()).toBe(plain.bytes.toString());
    if (head["content-length"] !== undefined) expect(head["content-length"]).toBe(String(bytes.byteLength));
  });

  it("to another origin that may ask carries that, however it is compressed", async () => {
    const origin = "https://app.example.jp";
    const { head, bytes } = await ask(LIST, { "accept-encoding": "gzip", origin });
    expect(head["access-control-allow-origin"]).toBe(origin);
    expect(gunzipSync(bytes).toString()).toBe(plain.bytes.toString());
  });

  it("that is short or a refusal is sent as it is", async () => {
    const none = await ask(`${LIST}?keyword=nobody`, { "accept-encoding": "gzip" });
    expect([none.status, none.head["content-encoding"], JSON.parse(none.bytes.toString()).total]).toEqual([
      200,
      undefined,
      0,
    ]);
    const refused = await ask(`${LIST}?limit=0`, {
      "accept-encoding": "gzip",
      "x-request-id": "client-0001",
    });
    expect([refused.status, refused.head["x-request-id"], JSON.parse(refused.bytes.toString()).code]).toEqual(
      [400, "client-0001", "invalid_request"],
    );
  });

  it("has its head alone where that is asked for", async () => {
    const { status, head, bytes } = await ask(LIST, { "accept-encoding": "gzip" }, "HEAD");
    expect([status, bytes.byteLength]).toEqual([200, 0]);
    expect(head["content-encoding"]).toBeUndefined();
  });
});
