import { createServer } from "node:net";

/** A port that was free a moment ago on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** The wanted port if nobody listens there, else another free one. */
export async function usablePort(wanted: number): Promise<number> {
  const taken = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(true));
    probe.listen(wanted, "127.0.0.1", () => probe.close(() => resolve(false)));
  });
  return taken ? freePort() : wanted;
}
