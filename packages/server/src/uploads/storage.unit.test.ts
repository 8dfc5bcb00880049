import { createServer } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import { expect, it } from "vitest";
import { s3Options, storageError } from "./storage.adapter.ts";

it("reads a bucket, its region and a key from STORAGE_URL", () => {
  expect(s3Options("s3://images?region=us-west-2")).toEqual({
    bucket: "images",
    region: "us-west-2",
    visibility: "private",
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: expect.objectContaining({ requestTimeout: 8_000, throwOnRequestTimeout: true }),
  });
  expect(s3Options("s3://AKIA:a%2Fb%2Bc@images?endpoint=https://minio.example.jp")).toMatchObject({
    endpoint: "https://minio.example.jp",
    forcePathStyle: true,
    region: "ap-northeast-1",
    credentials: { accessKeyId: "AKIA", secretAccessKey: "a/b+c" },
  });
});

it("writes, reads and removes by requests that any store of the kind understands", async () => {
  const files = new Map<string | undefined, Buffer>();
  const asked: string[] = [];
  const store = createServer(async (request, response) => {
    const path = request.url?.split("?")[0];
    asked.push(
      `${request.method} ${path}`,
      ...Object.keys(request.headers).filter((name) => /checksum/.test(name)),
    );
    if (request.method === "PUT") files.set(path, await buffer(request));
    if (request.method === "DELETE") files.delete(path);
    const file = files.get(path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    response.writeHead(isRead && !file ? 404 : 200, { "content-length": isRead ? (file?.length ?? 0) : 0 });
    response.end(request.method === "GET" ? file : undefined);
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  const { port } = store.address() as { port: number };
  const disk = new Disk(new S3Driver(s3Options(`s3://key:secret@images?endpoint=http://127.0.0.1:${port}`)));
  try {
    expect(await disk.exists("one.png")).toBe(false);
    await disk.put("one.png", Buffer.from("abc"), { contentType: "image/png" });
    expect(await disk.exists("one.png")).toBe(true);
    expect(await text(await disk.getStream("one.png"))).toBe("abc");
    await disk.delete("one.png");
    expect(files.size).toBe(0);
    const one = "/images/one.png";
    expect(asked).toEqual([`HEAD ${one}`, `PUT ${one}`, `HEAD ${one}`, `GET ${one}`, `DELETE ${one}`]);
  } finally {
    store.closeAllConnections();
    store.close();
  }
});

it("tells a full disk from a store that does not answer", () => {
  const wrapped = (code: string) =>
    Object.assign(new Error("Cannot write file"), { cause: Object.assign(new Error(code), { code }) });
  expect(storageError(wrapped("ENOSPC"))).toMatchObject({ code: "storage_full", status: 507 });
  expect(storageError(wrapped("TimeoutError"))).toMatchObject({ code: "storage_unavailable", status: 503 });
});

it("gives up on a bucket that accepts a connection and says nothing", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as { port: number };
  const options = s3Options(`s3://key:secret@images?endpoint=http://127.0.0.1:${port}`);
  const requestHandler = { ...Object(options).requestHandler, requestTimeout: 50 };
  const disk = new Disk(new S3Driver({ ...options, requestHandler } as typeof options));
  try {
    await expect(disk.put("one.png", Buffer.from("abc"))).rejects.toThrow();
    await expect(disk.exists("one.png")).rejects.toThrow();
  } finally {
    silent.close();
    silent.closeAllConnections();
  }
});

it("puts, reads and deletes a file in a bucket", async () => {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "", "http://host").pathname;
    if (request.method === "PUT") {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      files.set(path, Buffer.concat(parts));
      response.end();
    } else if (request.method === "DELETE") {
      files.delete(path);
      response.writeHead(204).end();
    } else {
      const held = files.get(path);
      if (held) response.setHeader("content-length", held.length);
      response.writeHead(held ? 200 : 404).end(request.method === "HEAD" ? undefined : held);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const disk = new Disk(new S3Driver(s3Options(`s3://key:secret@images?endpoint=http://127.0.0.1:${port}`)));
  try {
    await disk.put("one.png", Buffer.from("abc"), { contentType: "image/png" });
    expect([...files.keys()]).toEqual(["/images/one.png"]);
    expect(await disk.exists("one.png")).toBe(true);
    expect(Buffer.from(await disk.getBytes("one.png")).includes("abc")).toBe(true);
    await disk.delete("one.png");
    expect(await disk.exists("one.png")).toBe(false);
  } finally {
    server.close();
  }
});
