import { act, renderHook, waitFor } from "@testing-library/react";
import {
  editProjectCells,
  listJobSends,
  listProjectCreators,
  listShipments,
  type ProjectCreator,
} from "@tsumugi/contract";
import { buildProjectCreator } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import { answer, failure, type Seen, testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { useShipments } from "../shipments/useShipments.ts";
import { useAllProjectCreators } from "./useAllProjectCreators.ts";
import { useJobSends } from "./useJobSends.ts";
import { useProjectCells } from "./useProjectCells.ts";
import { useProjectCreators } from "./useProjectCreators.ts";
import { useRefreshRows } from "./useRefreshRows.ts";

const server = testServer();

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => buildProjectCreator({ memo: "" }, index + 1));

/** Pages of two rows; a call that names creators answers these alone. */
const paged = (rows: () => readonly ProjectCreator[]) => (seen: Seen) => {
  const named = seen.url.searchParams.getAll("creator_uid");
  if (named.length > 0) {
    const items = rows().filter(({ creator_uid }) => named.includes(creator_uid));
    return { items, next_cursor: null, total: items.length };
  }
  const from = Number(seen.url.searchParams.get("cursor") ?? 0);
  const more = from + 2 < rows().length;
  return {
    items: rows().slice(from, from + 2),
    next_cursor: more ? String(from + 2) : null,
    total: rows().length,
  };
};

const open = () =>
  renderHook(
    () => ({
      sheet: useAllProjectCreators("p1", { sort: "name" }),
      other: useProjectCreators("p1", { owner: ["user_001"] }),
      cells: useProjectCells("p1"),
      refreshRows: useRefreshRows(),
    }),
    { wrapper: withApi() },
  );

describe("a project's sheet", () => {
  it("shows the first page at once and reads the others by itself", async () => {
    const rows = rowsOf(5);
    const { handler, seen } = answer(
      listProjectCreators,
      paged(() => rows),
    );
    server.use(handler);
    const shown: number[] = [];
    const { result } = renderHook(
      () => {
        const sheet = useAllProjectCreators("p1");
        shown.push(sheet.projectCreators.length);
        return sheet;
      },
      { wrapper: withApi() },
    );
    await waitFor(() => expect(result.current.isComplete).toBe(true));
    expect(result.current.projectCreators).toHaveLength(5);
    expect(shown).toContain(2);
    expect(seen[0]?.url.searchParams.get("limit")).toBe("200");
  });

  it("takes the answer of an edit into every list, loads none again, and keeps all other rows as they are", async () => {
    const rows = rowsOf(3);
    const { handler, seen } = answer(
      listProjectCreators,
      paged(() => rows),
    );
    const edits = answer(editProjectCells, () => ({ items: [{ ...rows[2], memo: "優先" }], refused: [] }));
    server.use(handler, edits.handler);
    const { result } = open();
    await waitFor(() => expect(result.current.sheet.isComplete).toBe(true));
    await waitFor(() => expect(result.current.other.projectCreators).toHaveLength(2));
    const [calls, before] = [seen.length, result.current.sheet.projectCreators];
    const change = { creator_uid: rows[2]?.creator_uid ?? "", column: "memo", value: "優先", was: "" };
    await act(async () => {
      expect(await result.current.cells.editCells([change])).toEqual([]);
    });
    const after = result.current.sheet.projectCreators;
    expect(after.map(({ memo }) => memo)).toEqual(["", "", "優先"]);
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, true]);
    expect(seen).toHaveLength(calls);
    expect(JSON.parse(edits.seen[0]?.text ?? "")).toEqual({ changes: [change] });
  });

  it("says which cells were refused, and rejects where nothing could be sent", async () => {
    const rows = rowsOf(2);
    const refused = [
      {
        creator_uid: rows[0]?.creator_uid,
        column: "memo",
        message: "先に変わりました。",
        reason: "stale",
        current: "別の文",
        by: null,
        at: null,
      },
    ];
    server.use(
      answer(
        listProjectCreators,
        paged(() => rows),
      ).handler,
      answer(editProjectCells, (_, count) =>
        count === 1 ? { items: [], refused } : failure(403, "forbidden"),
      ).handler,
    );
    const { result } = open();
    await waitFor(() => expect(result.current.sheet.isComplete).toBe(true));
    const change = { creator_uid: rows[0]?.creator_uid ?? "", column: "memo", value: "自分の文", was: "" };
    await act(async () => {
      expect(await result.current.cells.editCells([change])).toEqual(refused);
      await expect(result.current.cells.editCells([change])).rejects.toMatchObject({ code: "forbidden" });
    });
  });

  it("reads only the rows that a colleague changed, and all pages where they are too many", async () => {
    let rows: readonly ProjectCreator[] = rowsOf(3);
    const { handler, seen } = answer(
      listProjectCreators,
      paged(() => rows),
    );
    server.use(handler);
    const { result } = open();
    await waitFor(() => expect(result.current.sheet.isComplete).toBe(true));
    await waitFor(() => expect(result.current.other.projectCreators).toHaveLength(2));
    await waitFor(() => expect(result.current.sheet.isRefreshing).toBe(false));
    const calls = seen.length;
    rows = rows.map((row, index) => (index === 0 ? row : { ...row, memo: "同僚" }));
    const [, second, third] = rows.map(({ creator_uid }) => creator_uid);
    act(() => {
      result.current.refreshRows("p1", [second ?? ""]);
      result.current.refreshRows("p1", [third ?? ""]);
    });
    await waitFor(() =>
      expect(result.current.sheet.projectCreators.map(({ memo }) => memo)).toEqual(["", "同僚", "同僚"]),
    );
    expect(seen).toHaveLength(calls + 1);
    rows = [...rows, ...rowsOf(4).slice(3)];
    act(() => result.current.refreshRows("p1", null));
    await waitFor(() => expect(result.current.sheet.projectCreators).toHaveLength(4));
  });

  it("reads the parcels again, too: the creator may have entered an address", async () => {
    const parcels = answer(listShipments, () => ({ items: [], next_cursor: null, total: 0 }));
    server.use(parcels.handler);
    const { result } = renderHook(() => ({ parcels: useShipments("p1"), refreshRows: useRefreshRows() }), {
      wrapper: withApi(),
    });
    await waitFor(() => expect(parcels.seen).toHaveLength(1));
    act(() => result.current.refreshRows("p1", ["c1"]));
    await waitFor(() => expect(parcels.seen).toHaveLength(2));
  });

  it("shows a colleague's send though news of its rows come faster than answers", async () => {
    const rows = rowsOf(2);
    const named = answer(
      listProjectCreators,
      paged(() => rows),
    );
    const held = Promise.withResolvers<void>();
    const send = { uid: "s1", total: 9, done: 4, finished_at: null };
    const sends = answer(listJobSends, async (_, count) => {
      if (count === 2) await held.promise;
      return { items: count === 1 ? [] : [send] };
    });
    server.use(named.handler, sends.handler);
    const { result } = renderHook(
      () => ({ sheet: useAllProjectCreators("p1"), sends: useJobSends("p1"), refreshRows: useRefreshRows() }),
      { wrapper: withApi() },
    );
    await waitFor(() => expect(result.current.sheet.isComplete).toBe(true));
    await waitFor(() => expect(sends.seen).toHaveLength(1));
    const uid = rows[0]?.creator_uid ?? "";
    act(() => result.current.refreshRows("p1", [uid]));
    await waitFor(() => expect(sends.seen).toHaveLength(2));
    act(() => result.current.refreshRows("p1", [uid]));
    const readRows = () => named.seen.filter(({ url }) => url.searchParams.has("creator_uid"));
    await waitFor(() => expect(readRows()).toHaveLength(2));
    expect(sends.seen).toHaveLength(2);
    held.resolve();
    await waitFor(() => expect(result.current.sends.jobSends).toMatchObject([{ uid: "s1", done: 4 }]));
  });
});
