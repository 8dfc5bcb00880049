import { act, renderHook, waitFor } from "@testing-library/react";
import { ApiProvider, createApiClient } from "@tsumugi/hooks";
import type { SendJobDraft, SendJobValues } from "@tsumugi/patterns";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { useJobPreview } from "./useJobPreview.tsx";

it("asks for the mail again once the network is back", async () => {
  let isOffline = true;
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    asked.push(String(input instanceof Request ? input.url : input));
    return Response.json({ subject: "ご依頼", text: "みおさん", html: "<p>みおさん</p>" });
  };
  const client = createApiClient({
    fetch: fetch as typeof globalThis.fetch,
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  const { result } = renderHook(() => useJobPreview("project_001", () => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  act(() => result.current.onPreview({} as SendJobValues, "creator_1", {} as SendJobDraft));
  await waitFor(() => expect(result.current.previewError).toBeTruthy());
  isOffline = false;
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() =>
    expect(result.current.preview).toMatchObject({ subject: "ご依頼", creator_uid: "creator_1" }),
  );
  expect(result.current.previewError).toBeFalsy();
  act(() => void dispatchEvent(new Event("online")));
  expect(asked).toHaveLength(1);
});
