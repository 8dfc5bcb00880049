import { act, render, waitFor } from "@testing-library/react";
import { ApiProvider, createApiClient, DataScope, useGenres } from "@tsumugi/hooks";
import { UiProvider } from "@tsumugi/ui";
import { expect, test } from "vitest";
import { DayTurn } from "./DayTurn.tsx";

const Genres = () => <p>{useGenres().genres.length}</p>;

test("what is on screen is loaded again once when the day changes in Japan", async () => {
  let now = Date.parse("2026-11-20T23:58:00+09:00");
  let calls = 0;
  const client = createApiClient({
    fetch: async () => {
      calls += 1;
      return Response.json({ items: [] });
    },
    getIdToken: async () => null,
    onUnauthenticated: () => undefined,
  });
  render(
    <UiProvider clock={() => now}>
      <ApiProvider client={client}>
        <DataScope settings={{ dedupingInterval: 0 }}>
          <DayTurn />
          <Genres />
        </DataScope>
      </ApiProvider>
    </UiProvider>,
  );
  await waitFor(() => expect(calls).toBe(1));
  // The clock is read again when the window is looked at.
  const look = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  now = Date.parse("2026-11-20T23:59:59+09:00");
  await look();
  expect(calls).toBe(1);
  now = Date.parse("2026-11-21T00:00:10+09:00");
  await look();
  await waitFor(() => expect(calls).toBe(2));
  now = Date.parse("2026-11-21T00:02:00+09:00");
  await look();
  expect(calls).toBe(2);
});
