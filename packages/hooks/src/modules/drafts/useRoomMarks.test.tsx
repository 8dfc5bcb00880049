import { act } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, networkError } from "../../core/apiError.ts";
import { ROOM } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { ORIGIN, testServer } from "../../testing/server.ts";
import { clearDrafts } from "./draftStorage.ts";

const server = testServer();

describe("drafts and marks of rooms", () => {
  beforeEach(() => localStorage.clear());

  it("marks a room with its draft and with what was not sent, and takes the marks back", async () => {
    const { all, failWith, live } = await openChat(server, 1);
    expect(all().marks).toEqual({});
    act(() => all().draft.saveDraft("書きかけ"));
    expect(all().marks).toEqual({
      [ROOM]: { draft: "書きかけ", edit: "", images: 0, failed: 0, sending: 0 },
    });
    act(() => all().draft.saveDraft(" \n"));
    expect(all().marks).toEqual({});
    expect(all().draft.draft).toBe(" \n");
    failWith(networkError(null));
    await act(async () => {
      all().room.send({ text: "届かない", images: [] });
    });
    expect(all().marks[ROOM]).toMatchObject({ failed: 1, sending: 0 });
    expect(all().room.problemOf(all().room.comments.at(-1)?.id ?? "")).toContain("接続できません");
    failWith(undefined);
    await act(async () => live().onConnection("open"));
    expect(all().marks).toEqual({});
  });

  it("keeps a draft for the same person in the same company only", async () => {
    const { all } = await openChat(server, 1);
    act(() => all().draft.saveDraft("書きかけ"));
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^tsumugi\.draft\.u1:.+\.chat:r1$/)]);
    await clearDrafts();
    expect(localStorage.length).toBe(0);
  });

  it("says what signing out would leave behind or delete, over all rooms", async () => {
    const { all, failWith } = await openChat(server, 1);
    expect(all().unsent).toEqual({ unsentCount: 0, hasDrafts: false });
    act(() => all().draft.saveDraft("　\n"));
    expect(all().unsent.hasDrafts).toBe(false);
    act(() => all().draft.saveDraft("書きかけ"));
    failWith(
      new ApiError({ status: 403, statusText: "", code: "feature_not_granted", message: "契約にない" }),
    );
    await act(async () => {
      for (const text of ["断られた", "これも"]) all().room.send({ text, images: [] });
    });
    expect(all().unsent).toEqual({ unsentCount: 2, hasDrafts: true });
    // What was refused keeps its words and says why; it does not go out by itself.
    const last = all().room.comments.at(-1);
    expect([last?.text, last?.state, all().room.problemOf(last?.id ?? "")]).toEqual([
      "これも",
      "failed",
      "契約にない",
    ]);
    await act(async () => all().room.discard(last?.id ?? ""));
    expect(all().unsent.unsentCount).toBe(1);
  });

  it("marks a room with its pictures, and takes them away with the drafts, for others and at sign-out", async () => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    localStorage.setItem("tsumugi.picture.u9:co.r1/x", '{"name":"他の人の","image":null,"at":0}');
    const { all } = await openChat(server, 1);
    server.use(http.all(`${ORIGIN}/uploads`, () => new Promise<never>(() => {})));
    expect(all().images.uploads).toEqual([]);
    await act(async () => all().images.addImages([new File(["x"], "a.png", { type: "image/png" })]));
    expect([all().marks[ROOM], all().unsent.hasDrafts]).toMatchObject([{ draft: "", images: 1 }, true]);
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^tsumugi\.picture\.u1:.+\.r1\//)]);
    await act(() => clearDrafts());
    expect(localStorage.length).toBe(0);
  });

  it("takes away what somebody else left here without signing out", async () => {
    localStorage.setItem("tsumugi.draft.u9:co.chat:r1", "他の人の");
    localStorage.setItem("tsumugi.outbox.u9:co.chat:r1/x", "{}");
    const { all } = await openChat(server, 1);
    expect(all().draft.draft).toBe("");
    expect(Object.keys(localStorage)).toEqual(["tsumugi.outbox.u9:co.chat:r1/x"]);
  });
});
