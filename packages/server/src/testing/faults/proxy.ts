import { connect, createServer, type Socket } from "node:net";

/** A connection between clients and a server that fails on command. */
export interface BadWire {
  readonly url: string;
  /** Connections cut so far. */
  readonly cuts: number;
  /** Cuts everything that is open; new connections work. */
  cut(): void;
  /** While true nobody gets through. */
  refuse(on: boolean): void;
  /** Forwards the next `count` requests that hold `marker`, and cuts where their answers would come back. */
  loseAnswers(marker: string, count: number): void;
  /** Answers lost so far. */
  readonly lostAnswers: number;
  close(): Promise<void>;
}

export async function openProxy(target: string): Promise<BadWire> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let refusing = false;
  let marker = "";
  let toLose = 0;
  let lostAnswers = 0;
  let cuts = 0;
  const server = createServer((client) => {
    if (refusing) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    let losing = false;
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end).setNoDelay(true);
    client.on("data", (chunk) => {
      if (toLose > 0 && chunk.includes(marker)) {
        toLose -= 1;
        losing = true;
      }
      if (!upstream.write(chunk)) client.pause();
    });
    upstream.on("drain", () => client.resume());
    upstream.on("data", (chunk) => {
      if (losing) {
        lostAnswers += 1;
        return end();
      }
      if (!client.write(chunk)) upstream.pause();
    });
    client.on("drain", () => upstream.resume());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const cut = () => {
    for (const [client, upstream] of [...pairs]) {
      cuts += 1;
      client.resetAndDestroy();
      upstream.destroy();
    }
  };
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    get cuts() {
      return cuts;
    },
    cut,
    refuse: (on) => {
      refusing = on;
      if (on) cut();
    },
    loseAnswers: (text, count) => {
      marker = text;
      toLose = count;
    },
    get lostAnswers() {
      return lostAnswers;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cut();
      await closed;
    },
  };
}
