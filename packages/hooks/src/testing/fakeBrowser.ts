import type { Locks } from "../modules/realtime/leadership.ts";
import type { StreamShare } from "../modules/realtime/sharedStream.ts";

interface Request {
  readonly hold: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

const aborted = () => new DOMException("aborted", "AbortError");

/** Locks of one browser, as the Web Locks API keeps them. */
function fakeLocks() {
  const held = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const grant = (name: string) => {
    const next = held.has(name) ? undefined : queues.get(name)?.shift();
    if (!next) return;
    held.set(name, next);
    void next.hold().then(() => {
      if (held.get(name) !== next) return;
      held.delete(name);
      next.resolve();
      grant(name);
    });
  };
  const request: Locks["request"] = (name, { signal, steal }, hold) =>
    new Promise<void>((resolve, reject) => {
      const one: Request = { hold, resolve, reject };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      signal?.addEventListener("abort", () => {
        if (!queue.includes(one)) return;
        queue.splice(queue.indexOf(one), 1);
        reject(aborted());
      });
      if (steal) {
        held.get(name)?.reject(aborted());
        held.delete(name);
        queue.unshift(one);
      } else queue.push(one);
      // As in a browser, never at once.
      queueMicrotask(() => grant(name));
    });
  const drop = (name: string) => {
    held.delete(name);
    grant(name);
  };
  return { request, drop };
}

/**
 * A browser whose tabs share locks and channels; a tab can be frozen, or closed without a word.
 * @param refusal what it answers to who asks for a lock, where it gives none
 */
export function fakeBrowser(refusal?: Error) {
  const given = fakeLocks();
  const locks = refusal ? { ...given, request: () => Promise.reject(refusal) } : given;
  type Channel = ReturnType<StreamShare["openChannel"]>;
  const channels = new Map<Channel, { name: string; tab: { isFrozen: boolean } }>();
  return {
    tab() {
      const tab = { isFrozen: false };
      const share: StreamShare = {
        locks,
        openChannel: (name) => {
          const channel: Channel = {
            onmessage: null,
            close: () => void channels.delete(channel),
            postMessage: (data) => {
              for (const [other, entry] of channels) {
                if (other === channel || entry.name !== name || entry.tab.isFrozen || tab.isFrozen) continue;
                other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
              }
            },
          };
          channels.set(channel, { name, tab });
          return channel;
        },
      };
      return { share, freeze: (isFrozen = true) => Object.assign(tab, { isFrozen }) };
    },
    /** The tab that held the lock is gone. */
    dropLock: locks.drop,
  };
}
