import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { type ByteStream, createByteStream, straightOf } from "./byteStream.ts";

const opened: ByteStream[] = [];
const server = createServer((_, response) => {
  const stream = createByteStream(() => {});
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  straightOf(stream.body)?.(response);
  opened.push(stream);
}).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
});
beforeEach(() => {
  opened.length = 0;
});
const open = (count: number) => vi.waitUntil(() => opened.length === count, { interval: 5 });

const shared = Buffer.from("それぞれに同じもの\n");

async function sendAll(): Promise<void> {
  const stream = opened.pop();
  if (!stream) throw new Error("no stream");
  for (let part = 0; part < 3; part++) {
    stream.send(Buffer.from(`${part}\n`));
    stream.send(Buffer.alloc(0));
    stream.send(shared);
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
  stream.send(shared);
  stream.end();
}
const WHOLE = `${[0, 1, 2].map((part) => `${part}\n${shared}`).join("")}${shared}`;

it("gives two readers every part whole and in order, and then the end", async () => {
  for (let reader = 0; reader < 2; reader++) {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const body = response.text();
    await sendAll();
    expect(await body).toBe(WHOLE);
  }
});

it("frames nothing for a reader of HTTP/1.0, which knows no chunks", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.0\r\n\r\n");
  const answer = text(socket);
  await open(1);
  await sendAll();
  const [head = "", ...body] = (await answer).split("\r\n\r\n");
  expect(head).not.toContain("chunked");
  expect(body.join("")).toBe(WHOLE);
});

it("writes to a response whose turn has not come, after the answer before it", async () => {
  const socket = connect(port, "127.0.0.1");
  const answer = text(socket);
  socket.write(
    "GET /first HTTP/1.1\r\nhost: x\r\n\r\nGET /second HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
  );
  await open(2);
  const [first, second] = opened;
  second?.send(Buffer.from("second"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  first?.send(Buffer.from("first"));
  first?.end();
  second?.end();
  expect(await answer).toMatch(/\r\n\r\n5\r\nfirst\r\n0\r\n\r\nHTTP[\s\S]*\r\n\r\n6\r\nsecond\r\n0\r\n\r\n$/);
});
