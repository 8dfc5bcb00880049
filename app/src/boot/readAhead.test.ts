import { endpointKey, getPreference, getProject, putPreference } from "@tsumugi/contract";
import type { ApiClient } from "@tsumugi/hooks";
import { describe, expect, it, vi } from "vitest";
import { askFirstReads } from "./firstReads.ts";
import { lastCompanyOf, noteCompany } from "./lastCompany.ts";
import { readAhead } from "./readAhead.ts";

const input = { params: { key: "personal" } };

/** A client that counts what it is asked, and refuses what it is told to. */
function counting(refused = 0) {
  const call = vi.fn(async (..._: unknown[]) => {
    if (call.mock.calls.length <= refused) throw new Error("company_switched");
    return { value: call.mock.calls.length };
  });
  return { call, ahead: readAhead({ call } as unknown as ApiClient) };
}

describe("readAhead", () => {
  it("gives the answer to the first who asks the same in the same company, and asks for everybody else", async () => {
    const { call, ahead } = counting();
    ahead.ask(getPreference, input, "c1");
    expect(await ahead.client.call(getPreference, input, { companyUid: "c2" })).toEqual({ value: 2 });
    expect(await ahead.client.call(getPreference, input, { companyUid: "c1" })).toEqual({ value: 1 });
    expect(await ahead.client.call(getPreference, input, { companyUid: "c1" })).toEqual({ value: 3 });
    expect(call).toHaveBeenCalledTimes(3);
  });

  it("shows an answer that is there before it is asked for, in the same company, until somebody has asked", async () => {
    const { ahead } = counting();
    const shown = (companyUid: string) => ahead.client.peek?.(getPreference, input, { companyUid });
    ahead.ask(getPreference, input, "c1");
    expect(shown("c1")).toBeUndefined();
    await Promise.resolve();
    await Promise.resolve();
    expect([shown("c1"), shown("c2")]).toEqual([{ value: 1 }, undefined]);
    await ahead.client.call(getPreference, input, { companyUid: "c1" });
    expect(shown("c1")).toBeUndefined();
  });

  it("asks for nothing that is told by the way, and asks where it is not", async () => {
    const { call, ahead } = counting();
    const get = () => ahead.client.call(getPreference, input, { companyUid: "c1" });
    const told = { key: "personal", value: {}, version: 1, updated_at: null };
    ahead.ask(getPreference, input, "c1", async () => told);
    expect(await get()).toEqual(told);
    ahead.ask(getPreference, input, "c1", async () => null);
    expect(await get()).toEqual({ value: 1 });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("says when all that was asked is answered or refused", async () => {
    const { ahead } = counting(1);
    const order: string[] = [];
    ahead.ask(getPreference, input, "c1");
    ahead.ask(getPreference, { params: { key: "other" } }, "c1", async () => {
      await Promise.resolve();
      order.push("answered");
      return { key: "other", value: {}, version: 1, updated_at: null };
    });
    await ahead.allAnswered();
    expect(order).toEqual(["answered"]);
  });

  it("asks again where the early call was refused, as after a switch of the company", async () => {
    const { ahead } = counting(1);
    ahead.ask(getPreference, input, "c1");
    expect(await ahead.client.call(getPreference, input, { companyUid: "c1" })).toEqual({ value: 2 });
  });

  it("gives nothing that was asked before a write, before another person came, or long ago", async () => {
    vi.useFakeTimers();
    const passed = [
      ({ client }: ReturnType<typeof readAhead>) =>
        client.call(putPreference, { ...input, body: { value: {} } }, {}),
      ({ forget }: ReturnType<typeof readAhead>) => forget(),
      () => vi.advanceTimersByTime(60_000),
    ];
    for (const pass of passed) {
      const { call, ahead } = counting();
      ahead.ask(getPreference, input, "c1");
      await pass(ahead);
      const before = call.mock.calls.length;
      await ahead.client.call(getPreference, input, { companyUid: "c1" });
      expect(call).toHaveBeenCalledTimes(before + 1);
    }
    vi.useRealTimers();
  });
});

describe("first reads", () => {
  it("are asked at the plain address of a screen, in the company that this person was seen in", () => {
    noteCompany("u1", "c1");
    const ask = vi.fn();
    const asked = (pathname: string, search: string, uid: string) => {
      ask.mockClear();
      const isAsked = askFirstReads(ask, { pathname, search }, lastCompanyOf(uid));
      const companies = ask.mock.calls.map(([, , company]) => company);
      expect(isAsked).toBe(companies.length > 0);
      return companies;
    };
    expect(asked("/creators", "", "u1")).toEqual(["c1", "c1"]);
    expect(asked("/creators", "?stage=active", "u1")).toEqual([]);
    expect(asked("/creators", "", "u2")).toEqual([]);
    expect(asked("/creators/new", "", "u1")).toEqual([]);
    expect(asked("/projects/new", "", "u1")).toEqual([]);
  });

  it("name the record that the address names", () => {
    const ask = vi.fn();
    askFirstReads(ask, { pathname: "/projects/p%2F1", search: "" }, "c1");
    expect(ask.mock.calls.map(([endpoint, input]) => endpointKey(endpoint, input))).toContain(
      endpointKey(getProject, { params: { id: "p/1" } }),
    );
  });

  it("leave out what the person's role may not read, as soon as that is known", async () => {
    const askedAs = async (role: "viewer" | "finance") => {
      const ask = vi.fn();
      askFirstReads(ask, { pathname: "/payment-notices", search: "" }, "c1", Promise.resolve({ role }));
      await Promise.resolve();
      return ask.mock.calls.map(([endpoint]) => endpoint.name).sort();
    };
    expect(await askedAs("finance")).toEqual(["getPreference", "listPaymentNotices"]);
    expect(await askedAs("viewer")).toEqual(["getPreference"]);
  });
});
