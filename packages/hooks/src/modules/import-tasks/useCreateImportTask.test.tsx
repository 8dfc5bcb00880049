import { act, renderHook } from "@testing-library/react";
import { buildImportPreview, buildImportTask } from "@tsumugi/mocks";
import { describe, expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useCreateImportTask } from "./useCreateImportTask.ts";

const file = new File(["表示名\nはなこ"], "一覧.csv");

/** Answers a preview to a dry run, otherwise a task, as the server does. */
const open = () => {
  const forms: FormData[] = [];
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    const form = init?.body;
    if (!(form instanceof FormData)) throw new Error("no form was sent");
    forms.push(form);
    return Response.json(form.get("dry_run") === "true" ? buildImportPreview() : buildImportTask());
  });
  const { result } = renderHook(useCreateImportTask, { wrapper: withApi(testClient({ fetch })) });
  return { result, fetch, forms };
};

describe("useCreateImportTask", () => {
  it("previews without writing, then imports what was seen", async () => {
    const { result, forms } = open();
    await act(async () => {
      const preview = await result.current.previewImport({ file });
      expect(preview.dry_run).toBe(true);
      await result.current.startImport({ file, mapping: preview.mapping, encoding: preview.encoding });
    });
    expect([...(forms[0]?.keys() ?? [])]).toEqual(["file", "dry_run"]);
    expect(forms[1]?.get("dry_run")).toBe("false");
    expect(JSON.parse(String(forms[1]?.get("mapping")))).toEqual(buildImportPreview().mapping);
  });

  it("starts one import for a double click", async () => {
    const { result, fetch } = open();
    await act(() =>
      Promise.all([result.current.startImport({ file }), result.current.startImport({ file })]),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
