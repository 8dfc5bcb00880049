import { listManagedCreators } from "@tsumugi/contract";
import { describe, expect, it, vi } from "vitest";
import { answer, failure, testServer } from "../testing/server.ts";
import { testClient } from "../testing/wrap.tsx";
import { clientFor } from "./apiClient.ts";

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

  it("sends what waited for its token under the company that it was called in", async () => {
    const list = answer(listManagedCreators, () => ({ items: [], next_cursor: null, total: 0 }));
    server.use(list.handler);
    let give = (_token: string) => {};
    const token = new Promise<string>((resolve) => {
      give = resolve;
    });
    const client = testClient({ getIdToken: () => token });
    client.actIn("c1", () => {});
    const call = client.call(listManagedCreators, {});
    client.actIn("c2", () => {});
    give("token");
    await call;
    expect(list.seen[0]?.request.headers.get("x-company")).toBe("c1");
  });

  it("made for a company goes on naming it after a switch: the second call of an old screen is refused", async () => {
    const list = answer(listManagedCreators, () => ({ items: [], next_cursor: null, total: 0 }));
    server.use(list.handler);
    const client = testClient();
    const old = clientFor(client, "c1");
    client.actIn("c2", () => {});
    await old.call(listManagedCreators, {});
    await (await old.open(listManagedCreators, {})).body?.cancel();
    await clientFor(client, null).call(listManagedCreators, {});
    expect(list.seen.map(({ request }) => request.headers.get("x-company"))).toEqual(["c1", "c1", null]);
  });

  it.each([
    ["the membership has ended", "no_company", 1],
    ["the role allows less", "forbidden", 1],
    ["the contract grants less", "feature_not_granted", 1],
    ["the contract is over, which the session knew", "contract_expired", 0],
  ])("asks who one is, or not, when %s", async (_, code, times) => {
    server.use(answer(listManagedCreators, () => failure(403, code)).handler);
    const client = testClient();
    const onSwitched = vi.fn();
    client.actIn("c1", onSwitched);
    await client.call(listManagedCreators, {}).catch(() => undefined);
    expect(onSwitched).toHaveBeenCalledTimes(times);
  });
});
