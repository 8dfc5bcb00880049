import { act, renderHook } from "@testing-library/react";
import { endpointKey, getReplyPage, getReplyShipment, listReplyNotices } from "@tsumugi/contract";
import { afterEach, expect, it, vi } from "vitest";
import type { ApiClient } from "../../core/apiClient.ts";
import { isStale } from "../../core/revalidate.ts";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useReplyNotices } from "../payees/useReplyNotices.ts";
import { staleAfterRoomChange } from "../realtime/roomChange.ts";
import { useReplyShipment } from "../shipments/useReplyShipment.ts";
import { useReplyPage } from "./useReplyPage.ts";

afterEach(() => {
  vi.useRealTimers();
});

const reads = [getReplyPage, listReplyNotices, getReplyShipment];

it("loads the page, the payment notices and the parcel again every minute, while nobody touches the page", async () => {
  vi.useFakeTimers();
  const call = vi.fn(async (_endpoint: unknown) => ({ items: [] }));
  const client = { ...testClient(), call } as unknown as ApiClient;
  renderHook(
    () => {
      useReplyPage("token");
      useReplyNotices("token");
      useReplyShipment("token");
    },
    { wrapper: withApi(client) },
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  call.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual(reads);
});

it("loads all three at once where the room's job moves on: a notice is issued or paid, the parcel is on its way", () => {
  const stale = staleAfterRoomChange("r1", null);
  const heard = reads.filter((read) =>
    stale.some((one) => isStale(endpointKey(read, { params: { token: "t" } }), one)),
  );
  expect(heard).toEqual(reads);
});
