import { act, renderHook, waitFor } from "@testing-library/react";
import { getPreference, type PersonalSettings, putPreference } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { answer, failure, testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { usePersonalSettings } from "./usePersonalSettings.ts";

const server = testServer();
const kept = (value: PersonalSettings | null) => ({ key: "personal", value, version: 0, updated_at: null });

async function open(
  first: PersonalSettings | null,
  reply: Parameters<typeof answer>[1] = ({ text }) => kept(JSON.parse(text).value),
) {
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

it("keeps what another device changed since the page was opened, also where it came between", async () => {
  const { result, put } = await open({ send_key: "enter" });
  let there = { ...kept({ send_key: "mod_enter" }), version: 2 };
  let between: PersonalSettings | undefined = { send_key: "mod_enter", creator_view: "cards" };
  const later = answer(putPreference, ({ text }) => {
    const { value, version } = JSON.parse(text);
    if (between) there = { ...kept(between), version: 3 };
    between = undefined;
    if (version !== there.version) return failure(409, "stale_version", { current: there });
    there = { ...kept(value), version: version + 1 };
    return there;
  });
  server.use(answer(getPreference, () => there).handler, later.handler);
  await act(async () => result.current.savePersonalSettings({ todo_scope: "mine" }));
  const all = { send_key: "mod_enter", creator_view: "cards", todo_scope: "mine" };
  await waitFor(() => expect(result.current.personalSettings).toEqual(all));
  expect(there.value).toEqual(all);
  expect(put.seen).toEqual([]);
});

it("adds to what another tab has added to the same setting since the page was opened", async () => {
  const { result } = await open({ project_views: { p1: "board" } });
  const there = kept({ project_views: { p1: "board", p2: "calendar" } });
  const put = answer(putPreference, ({ text }) => kept(JSON.parse(text).value));
  server.use(answer(getPreference, () => there).handler, put.handler);
  await act(async () =>
    result.current.savePersonalSettings(({ project_views }) => ({
      project_views: { ...project_views, p3: "sheet" },
    })),
  );
  const all = { project_views: { p1: "board", p2: "calendar", p3: "sheet" } };
  await waitFor(() => expect(result.current.personalSettings).toEqual(all));
  expect(JSON.parse(put.seen[0]?.text ?? "")).toEqual({ value: all });
});

it("keeps the rest where something is changed before it was read", async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const put = answer(putPreference, ({ text }) => kept(JSON.parse(text).value));
  const get = answer(getPreference, async () => {
    await slow;
    return kept({ send_key: "enter" });
  });
  server.use(get.handler, put.handler);
  const { result } = renderHook(() => usePersonalSettings(), { wrapper: withApi() });
  act(() => result.current.savePersonalSettings({ creator_view: "table" }));
  await act(async () => release());
  const all = { send_key: "enter", creator_view: "table" };
  await waitFor(() => expect(result.current.personalSettings).toEqual(all));
  expect(JSON.parse(put.seen[0]?.text ?? "")).toEqual({ value: all });
});
