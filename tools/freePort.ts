import { createServer } from "node:net";

// Below what systems hand out for outgoing connections: there, a browser could take the port before it is used.
const [FROM, TO] = [20_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

// Two who ask at the same moment must not get the same one: a process remembers, and its neighbours ask elsewhere.
const given = new Set<number>();
const SHARES = 16;
const share = (TO - FROM) / SHARES;

/** A port on 127.0.0.1 that nobody uses, and that nobody is given by chance until it is taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = FROM + (process.pid % SHARES) * share + Math.floor(Math.random() * share);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FROM} and ${TO}.`);
}
