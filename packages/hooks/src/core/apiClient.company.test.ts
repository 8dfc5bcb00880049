import { listManagedCreators } from "@tsumugi/contract";
import { describe, expect, it, vi } from "vitest";
import { answer, failure, testServer } from "../testing/server.ts";
import { testClient } from "../testing/wrap.tsx";

const server = testServer();

describe("a client that acts in a company", () => {
  it("names the company on screen, and reports when another one is active by now", async () => {
    const list = answer(listManagedCreators, () => failure(409, "company_switched"));
    server.use(list.handler);
    const client = testClient();
    const call = () => client.call(listManagedCreators, {}).catch((error: unknown) => error);
    const [onSwitched, later] = [vi.fn(), vi.fn()];
    const end = client.actIn("c1", onSwitched);
    expect(await call()).toMatchObject({ code: "company_switched" });
    expect(list.seen[0]?.request.headers.get("x-company")).toBe("c1");
    expect(onSwitched).toHaveBeenCalledOnce();
    client.actIn(null, later);
    // What was in force before ends without touching what came after it.
    end();
    await call();
    expect(list.seen[1]?.request.headers.has("x-company")).toBe(false);
    expect([onSwitched.mock.calls.length, later.mock.calls.length]).toEqual([1, 1]);
  });
});
