import { connect } from "node:net";

/** What a client says first: protocol 3.0, as the role `postgres`. */
const HELLO = (() => {
  const body = Buffer.from("\0\x03\0\0user\0postgres\0\0", "latin1");
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
})();
/** How it begins to answer whom it lets in. */
const AUTHENTICATION = "R".charCodeAt(0);

/**
 * Whether PostgreSQL on 127.0.0.1 lets clients in. Its port is open before that: whoever comes meanwhile is told that
 * it is starting up (57P03).
 */
export const letsIn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(HELLO));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once("data", ([first]) => {
      resolve(first === AUTHENTICATION);
      socket.destroy();
    });
    socket.on("error", () => {}).on("close", () => resolve(false));
  });
