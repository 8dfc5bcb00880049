import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { useUploadImage } from "./useUploadImage.ts";

it("uploads the file for its purpose, and names the room of a chat image", async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => Response.json({ uid: "up1" }));
  const { result } = renderHook(useUploadImage, { wrapper: withApi(testClient({ fetch })) });
  const file = new File(["x"], "a.png", { type: "image/png" });
  await act(async () => {
    expect(await result.current.uploadImage(file, "chat", "r1")).toEqual({ uid: "up1" });
  });
  const form = fetch.mock.calls[0]?.[1]?.body as FormData;
  expect(Object.fromEntries(form)).toEqual({ file, purpose: "chat", chat_room_uid: "r1" });
});
