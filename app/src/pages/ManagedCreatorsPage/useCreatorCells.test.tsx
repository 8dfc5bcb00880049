import { act, renderHook } from "@testing-library/react";
import type { ManagedCreator } from "@tsumugi/contract";
import { ApiProvider, createApiClient, DataScope } from "@tsumugi/hooks";
import { buildManagedCreator } from "@tsumugi/mocks";
import type { CellChange } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { useCreatorCells } from "./useCreatorCells.ts";

/** The table of one record as the server has it, in a list that may hold less or have been read at another time. */
function table(held: Partial<ManagedCreator>) {
  const stored = buildManagedCreator({ uid: "c1", ...held }, 1);
  const bodies: unknown[] = [];
  const client = createApiClient({
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body));
      bodies.push(body);
      if (body.version !== stored.version)
        return Response.json({ code: "stale_version", message: "", current: stored }, { status: 409 });
      Object.assign(stored, body, { version: stored.version + 1 });
      return Response.json(stored);
    },
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client}>
      <DataScope>{children}</DataScope>
    </ApiProvider>
  );
  const hook = renderHook(({ rows }) => useCreatorCells(rows, [], []), {
    wrapper,
    initialProps: { rows: [{ ...stored }] },
  });
  const edit = async (change: Partial<CellChange>) => {
    let refused: unknown;
    await act(async () => {
      refused = await hook.result.current([
        { rowKey: "c1", columnKey: "memo", value: null, previous: null, ...change },
      ]);
    });
    return refused;
  };
  return { stored, bodies, edit, show: (rows: ManagedCreator[]) => hook.rerender({ rows }) };
}

test("does not write over what a colleague saved while the cell was open, though the list has it already", async () => {
  const { stored, bodies, edit } = table({ memo: "同僚の追記", version: 8 });
  const mine = { previous: "前のメモ", value: "自分のメモ" };
  const refused = await edit(mine);
  expect(refused).toMatchObject([
    { columnKey: "memo", message: expect.stringContaining("現在:「同僚の追記」") },
  ]);
  expect(bodies).toEqual([]);
  // Typed once more, against the value that was shown: a decision.
  expect(await edit({ ...mine, isAfterRefusal: true })).toEqual([]);
  expect(stored.memo).toBe("自分のメモ");
});

test("does not take what is sent again without an answer for a decision", async () => {
  const { stored, edit } = table({ memo: "同僚の追記", version: 8 });
  const again = { previous: "前のメモ", value: "自分のメモ", isAfterRefusal: true };
  expect(await edit(again)).toMatchObject([{ columnKey: "memo" }]);
  expect(stored.memo).toBe("同僚の追記");
});

test("holds a second cell that was open against what the first one was refused for", async () => {
  const { stored, edit, show } = table({ memo: "同僚の追記", kana: "どうりょう", version: 9 });
  // The list still has what was there before the colleague.
  show([{ ...stored, memo: "前のメモ", kana: "まえ", version: 8 }]);
  expect(await edit({ previous: "前のメモ", value: "自分のメモ" })).toMatchObject([{ columnKey: "memo" }]);
  expect(await edit({ columnKey: "kana", previous: "まえ", value: "じぶん" })).toMatchObject([
    { columnKey: "kana", message: expect.stringContaining("どうりょう") },
  ]);
  expect(stored).toMatchObject({ memo: "同僚の追記", kana: "どうりょう" });
});

test("saves what nobody touched at once, and a second edit before the list is read again", async () => {
  const { stored, edit } = table({ memo: "前", version: 8 });
  expect(await edit({ previous: "前", value: "次" })).toEqual([]);
  expect(await edit({ previous: "次", value: "その次" })).toEqual([]);
  expect(stored.memo).toBe("その次");
});

test("undoes an edit by which the record left the list, and says so where nothing is known of it", async () => {
  const { stored, bodies, edit, show } = table({ memo: "前", version: 8 });
  await edit({ previous: "前", value: "次" });
  show([]);
  expect(await edit({ previous: "次", value: "前" })).toEqual([]);
  expect(stored.memo).toBe("前");
  const other = await edit({ rowKey: "c2", previous: "a", value: "b" });
  expect(other).toMatchObject([{ rowKey: "c2", message: expect.stringContaining("保存していません") }]);
  expect(bodies).toHaveLength(2);
});
