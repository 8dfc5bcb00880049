import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { readSettings } from "../env.ts";
import { documentation } from "./documentation.ts";
import { precompressed } from "./precompressed.ts";

const app = documentation(readSettings({ SEED: "none" }));
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it("answers the documents compressed as asked for, the same in each, and nothing to who has them", async () => {
  for (const path of ["/openapi.json", "/docs/swagger-ui-bundle.js"]) {
    const plain = await get(path);
    const text = await bytes(plain);
    const br = await get(path, { "accept-encoding": "gzip, deflate, br" });
    const gzip = await get(path, { "accept-encoding": "gzip" });
    expect([br.headers.get("content-encoding"), gzip.headers.get("content-encoding")]).toEqual([
      "br",
      "gzip",
    ]);
    const short = await bytes(br);
    expect(short.length).toBeLessThan(text.length / 3);
    expect(brotliDecompressSync(short).equals(text)).toBe(true);
    expect(gunzipSync(await bytes(gzip)).equals(text)).toBe(true);
    const etag = plain.headers.get("etag") ?? "";
    expect(plain.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
    const again = await get(path, { "if-none-match": etag });
    expect([again.status, (await bytes(again)).length]).toEqual([304, 0]);
  }
});

it("makes a document once, however many ask at the same time", async () => {
  const make = vi.fn(() => "x".repeat(10_000));
  const own = new Hono().get("/", precompressed("text/plain", 60, make));
  await Promise.all(Array.from({ length: 20 }, () => own.request("/")));
  expect(make).toHaveBeenCalledOnce();
});
