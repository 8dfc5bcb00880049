import { act, renderHook, waitFor } from "@testing-library/react";
import type { PresenceState } from "@tsumugi/contract";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { fakeCommentStore, stored } from "../../testing/fakeCommentStore.ts";
import { withApi } from "../../testing/wrap.tsx";
import type { RoomRef } from "../comments/roomRef.ts";
import { CommentStoreProvider } from "../realtime/CommentStoreProvider.tsx";

import { useRoomPresence } from "./useRoomPresence.ts";

const ann = { uid: "ann", name: "Ann", state: "viewing" as const };

function enter() {
  const fake = fakeCommentStore(0);
  const announce = vi.fn(async (_room: RoomRef, _state: PresenceState) => [ann]);
  const store = { ...fake.store, announce };
  const Api = withApi();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Api>
      <CommentStoreProvider store={store}>{children}</CommentStoreProvider>
    </Api>
  );
  const hook = renderHook(() => useRoomPresence({ side: "chat", id: "r1" }), { wrapper });
  const said = () => announce.mock.calls.map(([room, state]) => `${room.id} ${state}`);
  const names = () => hook.result.current.viewers.map(({ name, state }) => `${name} ${state}`);
  return { ...fake, hook, said, names };
}

describe("useRoomPresence", () => {
  it("says that one has come and gone, and shows who was there before", async () => {
    const { hook, said, names } = enter();
    await waitFor(() => expect(names()).toEqual(["Ann viewing"]));
    expect(said()).toEqual(["r1 viewing"]);
    hook.unmount();
    expect(said()).toEqual(["r1 viewing", "r1 left"]);
  });

  it("shows who types and leaves as the stream says, in this room only", async () => {
    const { hook, live, names } = enter();
    await waitFor(() => expect(names()).toEqual(["Ann viewing"]));
    const hear = (room_id: string, uid: string, state: PresenceState) =>
      act(() => live().onPresence?.({ room_id, uid, name: uid, state }));
    hear("r1", "bea", "typing");
    hear("r2", "cat", "typing");
    expect(hook.result.current.typists.map(({ uid }) => uid)).toEqual(["bea"]);
    hear("r1", "bea", "viewing");
    expect(hook.result.current.typists).toEqual([]);
    hear("r1", "ann", "left");
    expect(names()).toEqual(["bea viewing"]);
  });

  it("takes nobody for typing whose message has arrived", async () => {
    const { hook, live, names } = enter();
    await waitFor(() => expect(names()).toEqual(["Ann viewing"]));
    act(() => live().onPresence?.({ room_id: "r1", uid: "bea", name: "bea", state: "typing" }));
    act(() => live().onComment(stored(1, { roomId: "r2", uid: "bea" })));
    expect(hook.result.current.typists).toHaveLength(1);
    act(() => live().onComment(stored(1, { roomId: "r1", uid: "bea" })));
    expect(hook.result.current.typists).toEqual([]);
    expect(names()).toEqual(["Ann viewing", "bea viewing"]);
  });

  it("announces many keys once", async () => {
    const { hook, said, names } = enter();
    await waitFor(() => expect(names()).toHaveLength(1));
    act(() => {
      for (let key = 0; key < 20; key++) hook.result.current.noteTyping();
    });
    await waitFor(() => expect(said()).toEqual(["r1 viewing", "r1 typing"]));
  });
});
