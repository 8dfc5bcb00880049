import { act, renderHook, waitFor } from "@testing-library/react";
import { buildImportDraft, buildImportDraftRows, buildRunningImportTask } from "@tsumugi/mocks";
import { describe, expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useCreateImportDraft } from "./useCreateImportDraft.ts";
import { useEditImportDraft } from "./useEditImportDraft.ts";
import { useImportDraft } from "./useImportDraft.ts";
import { useImportDraftRows } from "./useImportDraftRows.ts";
import { useImportTask } from "./useImportTask.ts";
import { useStartImportDraft } from "./useStartImportDraft.ts";

const draft = buildImportDraft({ step: "check" }, 1);
const file = new File(["表示名\nはなこ"], "一覧.csv");

/** Answers each call as the server does; `calls` are those made, in order. */
const open = <T,>(hook: () => T) => {
  const calls: string[] = [];
  const fetch = vi.fn(async (url: unknown, init?: RequestInit) => {
    const { pathname, search } = new URL(String(url));
    const call = `${init?.method ?? "GET"} ${pathname}${search}`;
    calls.push(call);
    if (pathname.endsWith("/rows")) {
      const items = buildImportDraftRows();
      return Response.json({ items, next_cursor: null, total: items.length });
    }
    if (/fixes|fix_matching/.test(pathname)) return Response.json({ rows: 2, pending: 5, change: 3 });
    if (pathname.endsWith("/start"))
      return Response.json(buildRunningImportTask({ status: "queued", done: 0 }, 1));
    if (pathname.endsWith("/status")) return Response.json({ task: null });
    return Response.json(draft, { status: init?.method === "POST" ? 201 : 200 });
  });
  const { result } = renderHook(hook, { wrapper: withApi(testClient({ fetch })) });
  return { result, calls };
};

describe("a kept file", () => {
  it("is shown as the upload answered it, without asking again", async () => {
    const { result, calls } = open(() => ({ ...useCreateImportDraft(), ...useImportDraft(draft.uid) }));
    await waitFor(() => expect(result.current.importDraft).not.toBeNull());
    const asked = calls.length;
    await act(() => result.current.createImportDraft(file));
    expect(calls.slice(asked)).toEqual(["POST /import_drafts"]);
  });

  it("shows a fixed cell at once, counts how many wait, and forgets both with the next dry run", async () => {
    const { result, calls } = open(() => {
      const { importDraft } = useImportDraft(draft.uid);
      return {
        importDraft,
        ...useEditImportDraft(),
        rows: useImportDraftRows(importDraft ?? draft, { error: "a" }),
      };
    });
    await waitFor(() => expect(result.current.rows.importDraftRows).toHaveLength(2));
    expect(calls).toContain(`GET /import_drafts/${draft.uid}/rows?error=a&limit=200`);
    await act(() => result.current.rows.fixImportRows([{ row: 12, column: 0, value: "みお" }]));
    expect(result.current.rows.importDraftRows[0]).toMatchObject({ row: 12, fixed: [0] });
    expect(result.current.rows.importDraftRows[0]?.cells[0]).toBe("みお");
    expect(result.current.importDraft?.pending).toBe(5);
    draft.preview = draft.preview && { ...draft.preview, seen_at: "2026-11-20T02:00:00.000Z" };
    await act(() => result.current.checkImportDraft(draft.uid));
    expect(result.current.rows.importDraftRows[0]?.fixed).toEqual([]);
    expect(result.current.importDraft?.pending).toBe(0);
  });

  it("fixes all rows of a filter and reads them again", async () => {
    const { result, calls } = open(() => useImportDraftRows(draft));
    await waitFor(() => expect(result.current.importDraftRows).toHaveLength(2));
    const asked = calls.length;
    let cured = {};
    await act(async () => {
      cured = await result.current.fixMatchingImportRows({ error: "a", column: 2, value: "" });
    });
    expect(cured).toEqual({ rows: 2, change: 3 });
    await waitFor(() => expect(calls.slice(asked).some((call) => call.includes("/rows"))).toBe(true));
  });

  it("becomes the newest import when it is started", async () => {
    const { result } = open(() => ({ ...useStartImportDraft(), ...useImportTask() }));
    await waitFor(() => expect(result.current.phase).toBe("none"));
    await act(() => result.current.startImportDraft(draft.uid, draft.preview?.seen_at ?? ""));
    expect(result.current.phase).toBe("waiting");
  });
});
