import { act, renderHook } from "@testing-library/react";
import { buildTransferResult, NOW } from "@tsumugi/mocks";
import { expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useTransferResult } from "./useTransferResult.ts";

const file = new File(["1210"], "結果.txt", { type: "text/plain" });

it("hands over the bank's file to be looked at, then to be applied with its day", async () => {
  const calls: [string, FormData][] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    calls.push([pathname, init?.body as FormData]);
    const applied = pathname.endsWith("/preview") ? null : { at: NOW, by: null };
    return Response.json(buildTransferResult({ applied }));
  });
  const { result } = renderHook(useTransferResult, { wrapper: withApi(testClient({ fetch })) });
  await act(async () => {
    expect((await result.current.previewTransferResult({ file })).applied).toBeNull();
    const { applied } = await result.current.applyTransferResult({ file, paid_on: "2026-12-25" });
    expect(applied?.at).toBe(NOW);
  });
  expect(calls.map(([path]) => path)).toEqual([
    "/company/payment_notices/transfer_results/preview",
    "/company/payment_notices/transfer_results",
  ]);
  expect(calls.map(([, form]) => [...form.keys()])).toEqual([["file"], ["file", "paid_on"]]);
});
