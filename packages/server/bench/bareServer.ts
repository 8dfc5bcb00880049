import { createServer, type ServerResponse } from "node:http";

/**
 * The least that a server of streams can do: `res.write` in a loop. `GET /events?group=` listens, `POST /say?group=`
 * writes its body to all of the group, as a frame. Beside it the product is measured.
 */
const groups = new Map<string, Set<ServerResponse>>();

const server = createServer((request, response) => {
  const group = new URL(request.url ?? "/", "http://localhost").searchParams.get("group") ?? "";
  const listeners = groups.get(group) ?? new Set();
  groups.set(group, listeners);
  if (request.method === "GET") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": open\n\n");
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
    return;
  }
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const frame = Buffer.from(`id: 1\nevent: comment.added\ndata: ${Buffer.concat(parts)}\n\n`);
    for (const each of listeners) each.write(frame);
    response.writeHead(201).end("{}");
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});
