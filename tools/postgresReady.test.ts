import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { letsIn } from "./postgresReady.ts";

it("knows a server that is starting up, and one that has gone, from one that lets clients in", async () => {
  const answers = ["E\0\0\0\x0eC57P03\0\0", "R\0\0\0\x08\0\0\0\0"];
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (hello) => {
      heard.push(hello.toString("latin1"));
      socket.end(answers.shift() ?? "");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect([await letsIn(port), await letsIn(port), await letsIn(port)]).toEqual([false, true, false]);
  expect(heard[0]).toBe("\0\0\0\x17\0\x03\0\0user\0postgres\0\0");
  server.close();
  await once(server, "close");
  expect(await letsIn(port)).toBe(false);
});
