import { act, renderHook } from "@testing-library/react";
import type { RefusedCell, CellChange as Sent } from "@tsumugi/contract";
import { ApiProvider, createApiClient } from "@tsumugi/hooks";
import type { CellChange } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useSheetCells } from "./useSheetCells.ts";

/** A server with one cell, which refuses a change whose `was` is not what stands there. */
function oneCell(stored: Sent["value"], by: RefusedCell["by"] = null) {
  const cell = { stored, was: [] as Sent["was"][] };
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { changes } = JSON.parse(String(init?.body)) as { changes: Sent[] };
    const refused = changes.flatMap(({ creator_uid, column, value, was }) => {
      cell.was.push(was);
      if (was === cell.stored) {
        cell.stored = value;
        return [];
      }
      return { creator_uid, column, message: "", reason: "stale", current: cell.stored, by, at: null };
    });
    return Response.json({ items: [], refused });
  };
  const client = createApiClient({
    fetch: fetch as typeof globalThis.fetch,
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  // A queue belongs to its project and outlives the screen.
  const project = { uid: crypto.randomUUID() };
  const { result } = renderHook(
    () => useSheetCells(project, [], { ownUid: "me", onForbidden: () => undefined }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApiProvider client={client}>{children}</ApiProvider>
      ),
    },
  );
  const edit = (change: Omit<CellChange, "rowKey" | "columnKey">) =>
    act(async () => {
      await result.current.onEdit([{ rowKey: "hana", columnKey: "memo", ...change }]);
    });
  return { cell, result, edit };
}

test("what was typed before a refusal was shown does not overwrite the colleague's value, what is typed over it does", async () => {
  const { cell, result, edit } = oneCell("同僚の値");
  await edit({ value: "1", previous: "前の値" });
  // It waited behind the first one: whoever typed it saw the value of before.
  await edit({ value: "2", previous: "前の値" });
  expect(cell.stored).toBe("同僚の値");
  expect(result.current.conflicts).toMatchObject([{ mine: "2", theirs: "同僚の値" }]);

  await edit({ value: "3", previous: "前の値", isAfterRefusal: true });
  expect(cell).toEqual({ stored: "3", was: ["前の値", "前の値", "同僚の値"] });
  expect(result.current.conflicts).toEqual([]);
});

test("one's own value of before, whose answer was lost, is no colleague's: the next one is saved over it", async () => {
  const { cell, result, edit } = oneCell("切断A", { uid: "me", name: "小川 拓真", image: null });
  await edit({ value: "切断B", previous: "前の値" });
  expect(cell).toEqual({ stored: "切断B", was: ["前の値", "切断A"] });
  expect(result.current.conflicts).toEqual([]);
});

test("the same with a colleague's name is asked about", async () => {
  const { cell, result, edit } = oneCell("同僚の値", { uid: "colleague", name: "佐藤", image: null });
  await edit({ value: "切断B", previous: "前の値" });
  expect(cell.stored).toBe("同僚の値");
  expect(result.current.conflicts).toMatchObject([{ mine: "切断B", by: "佐藤" }]);
});
