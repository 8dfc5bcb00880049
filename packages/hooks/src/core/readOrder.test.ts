import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReadOrder } from "./readOrder.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A read that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { read: () => promise, resolve, reject };
}

function watched(order: ReturnType<typeof createReadOrder>) {
  const done = vi.fn();
  void order.turn().then(done);
  return done;
}

describe("a supplementary read", () => {
  it("goes at once where nothing else is read", async () => {
    const done = watched(createReadOrder());
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
  });

  it("lets those go first that are asked for after it in the same moment", async () => {
    const order = createReadOrder();
    const done = watched(order);
    const [first, second] = [held(), held()];
    const answers = [order.goFirst(first.read), order.goFirst(second.read)];
    await vi.advanceTimersByTimeAsync(100);
    first.resolve("one");
    await vi.advanceTimersByTimeAsync(100);
    expect(done).not.toHaveBeenCalled();
    second.resolve("two");
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
    expect(await Promise.all(answers)).toEqual(["one", "two"]);
  });

  it("goes when the first read fails, whose error stays the caller's", async () => {
    const order = createReadOrder();
    const first = held();
    const failed = order.goFirst(first.read).catch((error: unknown) => error);
    const done = watched(order);
    await vi.advanceTimersByTimeAsync(0);
    const error = new Error("offline");
    first.reject(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
    expect(await failed).toBe(error);
  });

  it("does not wait for ever", async () => {
    const order = createReadOrder();
    void order.goFirst(held().read);
    const done = watched(order);
    await vi.advanceTimersByTimeAsync(1999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });
});
