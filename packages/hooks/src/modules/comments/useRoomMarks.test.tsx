import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { networkError } from "../../core/apiError.ts";
import { ROOM } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { testServer } from "../../testing/server.ts";
import { clearDrafts } from "./roomDrafts.ts";

const server = testServer();

describe("drafts and marks of rooms", () => {
  beforeEach(() => localStorage.clear());

  it("marks a room with its draft and with what was not sent, and takes the marks back", async () => {
    const { all, failWith, live } = await openChat(server, 1);
    expect(all().marks).toEqual({});
    act(() => all().draft.saveDraft("書きかけ"));
    expect(all().marks).toEqual({ [ROOM]: { draft: "書きかけ", failed: 0, sending: 0 } });
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
    clearDrafts();
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
