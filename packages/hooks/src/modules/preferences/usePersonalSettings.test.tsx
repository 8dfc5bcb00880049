import { act, renderHook, waitFor } from "@testing-library/react";
import { getPreference, type PersonalSettings, putPreference } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { answer, failure, testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { usePersonalSettings } from "./usePersonalSettings.ts";

const server = testServer();
const kept = (value: PersonalSettings | null) => ({ key: "personal", value, version: 0, updated_at: null });

async function open(first: PersonalSettings | null, reply: () => object | Response = () => kept(first)) {
  const get = answer(getPreference, () => kept(first));
  const put = answer(putPreference, reply);
  server.use(get.handler, put.handler);
  const view = renderHook(() => usePersonalSettings(), { wrapper: withApi() });
  await waitFor(() => expect(view.result.current.isLoading).toBe(false));
  return { ...view, put };
}

it("is empty while nothing is kept, so that a default holds", async () => {
  expect((await open(null)).result.current.personalSettings).toEqual({});
});

it("changes one setting at once and keeps the others", async () => {
  const { result, put } = await open({ send_key: "enter", creator_view: "cards" });
  await act(async () => result.current.savePersonalSettings({ creator_view: "table" }));
  expect(result.current.personalSettings).toEqual({ send_key: "enter", creator_view: "table" });
  await waitFor(() => expect(put.seen).toHaveLength(1));
  expect(JSON.parse(put.seen[0]?.text ?? "")).toEqual({
    value: { send_key: "enter", creator_view: "table" },
  });
});

it("keeps a change on screen when it could not be kept, and says so", async () => {
  const { result } = await open({}, () => failure(400, "invalid_request"));
  await act(async () => result.current.savePersonalSettings({ creator_view: "table" }));
  await waitFor(() => expect(result.current.error?.code).toBe("invalid_request"));
  expect(result.current.personalSettings).toEqual({ creator_view: "table" });
});
