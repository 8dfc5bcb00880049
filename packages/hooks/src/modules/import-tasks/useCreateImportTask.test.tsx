import { act, renderHook, waitFor } from "@testing-library/react";
import { buildImportPreview, buildImportTask, NOW } from "@tsumugi/mocks";
import { describe, expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useCreateImportTask } from "./useCreateImportTask.ts";
import { useImportTask } from "./useImportTask.ts";

const file = new File(["表示名\nはなこ"], "一覧.csv");

/** Answers a preview to a dry run, otherwise a task, as the server does. */
const open = <T,>(hook: () => T) => {
  const forms: FormData[] = [];
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    const form = init?.body;
    if (!(form instanceof FormData)) return Response.json({ task: buildImportTask({ checked_at: NOW }) });
    forms.push(form);
    const task = buildImportTask({ status: "queued", finished_at: null });
    return Response.json(form.get("dry_run") === "true" ? buildImportPreview() : task);
  });
  const { result } = renderHook(hook, { wrapper: withApi(testClient({ fetch })) });
  return { result, fetch, forms };
};

describe("useCreateImportTask", () => {
  it("previews without writing, then imports what was seen", async () => {
    const { result, forms } = open(useCreateImportTask);
    await act(async () => {
      const preview = await result.current.previewImport({ file });
      expect(preview.dry_run).toBe(true);
      await result.current.startImport({ file, mapping: preview.mapping, encoding: preview.encoding });
    });
    expect([...(forms[0]?.keys() ?? [])]).toEqual(["file", "dry_run"]);
    expect(forms[1]?.get("dry_run")).toBe("false");
    expect(JSON.parse(String(forms[1]?.get("mapping")))).toEqual(buildImportPreview().mapping);
  });

  it("sends the fixed cells, the choice and the moment of looking over, and no empty list of fixes", async () => {
    const { result, forms } = open(useCreateImportTask);
    const fixes = [{ row: 3, column: 0, value: "はなこ" }];
    await act(async () => {
      await result.current.previewImport({ file, fixes: [] });
      await result.current.startImport({
        file,
        fixes,
        on_match: "skip",
        seen_at: "2026-04-01T00:00:00.000Z",
      });
    });
    expect(forms[0]?.has("fixes")).toBe(false);
    expect(JSON.parse(String(forms[1]?.get("fixes")))).toEqual(fixes);
    expect([forms[1]?.get("on_match"), forms[1]?.get("seen_at")]).toEqual([
      "skip",
      "2026-04-01T00:00:00.000Z",
    ]);
  });

  it("puts the started task where the status is read, without asking for it", async () => {
    const { result, fetch } = open(() => ({ ...useCreateImportTask(), ...useImportTask() }));
    await waitFor(() => expect(result.current.phase).toBe("checked"));
    const asked = fetch.mock.calls.length;
    await act(() => result.current.startImport({ file }));
    expect(result.current.phase).toBe("waiting");
    expect(fetch.mock.calls.length - asked).toBe(1);
  });

  it("starts one import for a double click", async () => {
    const { result, fetch } = open(useCreateImportTask);
    await act(() =>
      Promise.all([result.current.startImport({ file }), result.current.startImport({ file })]),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
