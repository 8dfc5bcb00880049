import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { usePayee } from "../payees/usePayee.ts";
import { usePaymentNotices } from "../payment-notices/usePaymentNotices.ts";
import { useMergeManagedCreators } from "./useMergeManagedCreators.ts";

it("reads the account and the notices again that came with the absorbed record", async () => {
  const calls: string[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    calls.push(`${init?.method ?? "GET"} ${new URL(String(url)).pathname}`);
    return Response.json({ items: [], next_cursor: null, total: 0 });
  });
  const useScreen = () => {
    usePayee("c1");
    usePaymentNotices({ payee: ["c1"] });
    return useMergeManagedCreators();
  };
  const { result } = renderHook(useScreen, { wrapper: withApi(testClient({ fetch })) });
  await waitFor(() => expect(calls).toHaveLength(2));
  const shown = calls.splice(0);
  await act(async () => {
    await result.current.mergeManagedCreators("c1", {
      absorbed_uid: "c2",
      version: 1,
      absorbed_version: 1,
      choices: {},
    });
  });
  expect(calls[0]).toMatch(/^POST .*\/merge$/);
  await waitFor(() => expect(calls.slice(1).toSorted()).toEqual(shown.toSorted()));
});
