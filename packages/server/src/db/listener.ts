import pg from "pg";

type Listener = (payload: string) => void;

export interface ChannelListener {
  listen(channel: string, fn: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 5_000;
/** Delivered to every listener after a lost connection: what was sent meanwhile is gone, so re-read. */
export const RECONNECTED = "";

/** One LISTEN connection for the process; it comes back by itself when the server restarts. */
export function createListener(config: pg.ClientConfig): ChannelListener {
  const channels = new Map<string, Set<Listener>>();
  let client: pg.Client | undefined;
  let opening: Promise<pg.Client> | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const quote = (channel: string) => `"${channel.replaceAll('"', '""')}"`;

  async function open(): Promise<pg.Client> {
    const next = new pg.Client(config);
    next.on("error", () => lost(next));
    next.on("end", () => lost(next));
    next.on("notification", ({ channel, payload }) => {
      for (const fn of channels.get(channel) ?? []) fn(payload ?? "");
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${quote(channel)}`);
    } catch (cause) {
      void next.end().catch(() => {});
      throw cause;
    }
    client = next;
    return next;
  }

  function connect(): Promise<pg.Client> {
    if (client) return Promise.resolve(client);
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  function lost(old: pg.Client) {
    if (client !== old) return;
    client = undefined;
    void old.end().catch(() => {});
    reconnect(FIRST_RETRY_MS);
  }

  function reconnect(delay: number) {
    if (closed || channels.size === 0) return;
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const fns of channels.values()) for (const fn of fns) fn(RECONNECTED);
        },
        () => reconnect(Math.min(delay * 2, LONGEST_RETRY_MS)),
      );
    }, delay);
  }

  return {
    async listen(channel, fn) {
      const fns = channels.get(channel) ?? new Set<Listener>();
      const isNew = fns.size === 0;
      channels.set(channel, fns.add(fn));
      const forget = () => {
        fns.delete(fn);
        return fns.size === 0 && channels.delete(channel);
      };
      const connected = client !== undefined;
      try {
        const current = await connect();
        if (isNew && connected) await current.query(`listen ${quote(channel)}`);
      } catch (cause) {
        // Whoever could not be heard asks again, and would hear everything twice.
        forget();
        throw cause;
      }
      return async () => {
        if (forget()) await client?.query(`unlisten ${quote(channel)}`).catch(() => {});
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      channels.clear();
      const old = client;
      client = undefined;
      await old?.end().catch(() => {});
    },
  };
}
