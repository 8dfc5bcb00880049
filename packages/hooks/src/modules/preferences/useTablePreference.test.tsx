import { act, renderHook, waitFor } from "@testing-library/react";
import { getPreference, putPreference, type TablePreference } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { answer, failure, testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { useTablePreference } from "./useTablePreference.ts";

const server = testServer();

const table = (width: number): TablePreference => ({
  columns: [{ id: "name", hidden: false, width }],
  sort: null,
  page_size: null,
});
const kept = (value: TablePreference | null) => ({
  key: "table.creators",
  value,
  version: value ? 1 : 0,
  updated_at: null,
});

async function open(first: TablePreference | null, reply: () => object | Response = () => kept(first)) {
  const get = answer(getPreference, () => kept(first));
  const put = answer(putPreference, reply);
  server.use(get.handler, put.handler);
  const view = renderHook(() => useTablePreference("creators"), { wrapper: withApi() });
  await waitFor(() => expect(view.result.current.isLoading).toBe(false));
  return { ...view, get, put };
}

it("gives what is kept, and nothing while nothing is", async () => {
  expect((await open(table(200))).result.current.tablePreference).toEqual(table(200));
  expect((await open(null)).result.current.tablePreference).toBeNull();
});

it("shows a change at once and sends only the last of many", async () => {
  const { result, put, get } = await open(null);
  await act(async () => {
    for (const width of [100, 150, 220]) result.current.saveTablePreference(table(width));
  });
  expect(result.current.tablePreference).toEqual(table(220));
  expect(put.seen).toHaveLength(0);
  await waitFor(() => expect(put.seen).toHaveLength(1));
  expect(put.seen[0]?.params).toEqual({ key: "table.creators" });
  expect(JSON.parse(put.seen[0]?.text ?? "")).toEqual({ value: table(220) });
  expect(get.seen).toHaveLength(1);
});

it("sends what waits when the table goes away", async () => {
  const { result, put, unmount } = await open(table(200));
  await act(async () => result.current.saveTablePreference(null));
  unmount();
  await waitFor(() => expect(put.seen).toHaveLength(1));
  expect(JSON.parse(put.seen[0]?.text ?? "")).toEqual({ value: null });
});

it("keeps the change on screen when it could not be kept, and says so", async () => {
  const { result } = await open(null, () => failure(400, "invalid_request"));
  await act(async () => result.current.saveTablePreference(table(300)));
  await waitFor(() => expect(result.current.error?.code).toBe("invalid_request"));
  expect(result.current.tablePreference).toEqual(table(300));
});
