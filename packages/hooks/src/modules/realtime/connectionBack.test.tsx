import { act, waitFor } from "@testing-library/react";
import { buildChatRoom } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { ROOM } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { failure, testServer } from "../../testing/server.ts";

const server = testServer();

/** Sooner than the first retry of a reading. */
const SOON = { timeout: 400 };

it("loads again what could not be loaded meanwhile, as soon as the connection is back", async () => {
  let isDown = true;
  const room = () => (isDown ? failure(503, "internal") : buildChatRoom({ room_id: ROOM }));
  const { all, live, info } = await openChat(server, 1, room);
  expect(all().room.error).toMatchObject({ status: 503 });
  isDown = false;
  const before = info.seen.length;
  await act(async () => live().onConnection("open"));
  await waitFor(() => expect(info.seen.length).toBe(before + 1), SOON);
  await waitFor(() => expect(all().room.error).toBeUndefined());
});

it("does not ask again for what was refused", async () => {
  const { all, live, info } = await openChat(server, 1, () => failure(403, "forbidden"));
  expect(all().room.error).toMatchObject({ status: 403 });
  const before = info.seen.length;
  await act(async () => live().onConnection("open"));
  await new Promise((resolve) => setTimeout(resolve, SOON.timeout));
  expect(info.seen.length).toBe(before);
});

it("promises no connection any more once the sign-in has ended: nothing comes back by itself then", async () => {
  const { all, live, emit } = await openChat(server, 1);
  await act(async () => live().onConnection("open"));
  await act(async () => live().onConnection("reconnecting"));
  expect(all().connection.connection).toBe("reconnecting");
  await act(async () => emit({ status: "expired", uid: "u1" }));
  expect(all().connection.connection).toBe("closed");
});
