import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ROOM } from "../../testing/fakeCommentStore.ts";
import { openChat } from "../../testing/openChat.tsx";
import { testServer } from "../../testing/server.ts";
import { clearDrafts } from "./draftStorage.ts";

const server = testServer();
const begun = { text: "書き直した文", original: "text 1" };

describe("comments that are being edited", () => {
  beforeEach(() => localStorage.clear());

  it("are kept for the same person, company and room, over a page that goes, until they end", async () => {
    const before = await openChat(server, 1);
    act(() => before.all().edits.saveEdit("c1", begun));
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^tsumugi\.edit\.u1:.+\.chat:r1\/c1$/)]);
    const after = await openChat(server, 1);
    expect(after.all().edits.edits).toEqual({ c1: begun });
    act(() => after.all().edits.saveEdit("c1", null));
    expect([after.all().edits.edits, localStorage.length]).toEqual([{}, 0]);
  });

  it("mark their room and count as begun as soon as they say something else, and go with a sign-out", async () => {
    const { all } = await openChat(server, 1);
    act(() => all().edits.saveEdit("c1", { ...begun, text: begun.original }));
    expect([all().marks, all().unsent.hasDrafts]).toEqual([{}, false]);
    act(() => all().edits.saveEdit("c1", begun));
    expect(all().marks).toEqual({
      [ROOM]: { draft: "", edit: "書き直した文", images: 0, failed: 0, sending: 0 },
    });
    expect(all().unsent.hasDrafts).toBe(true);
    await act(() => clearDrafts());
    expect(localStorage.length).toBe(0);
  });

  it("go behind the message that is being written where their comment is gone", async () => {
    const { all } = await openChat(server, 1);
    act(() => all().draft.saveDraft("書きかけ"));
    act(() => all().edits.saveEdit("c1", begun));
    act(() => all().edits.keepAsDraft("c1"));
    expect([all().draft.draft, all().edits.edits]).toEqual(["書きかけ\n\n書き直した文", {}]);
  });

  it("leave out what cannot be read", async () => {
    const { all } = await openChat(server, 1);
    act(() => all().edits.saveEdit("c1", begun));
    const [key = ""] = Object.keys(localStorage);
    localStorage.setItem(key, "{");
    const event = new StorageEvent("storage", { key, newValue: "{", storageArea: localStorage });
    act(() => void window.dispatchEvent(event));
    expect([all().edits.edits, all().marks]).toEqual([{}, {}]);
  });
});
