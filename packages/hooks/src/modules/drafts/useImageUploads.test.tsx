import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeCommentStore } from "../../testing/fakeCommentStore.ts";
import { failure } from "../../testing/server.ts";
import { testClient, withApi } from "../../testing/wrap.tsx";
import { CommentStoreProvider } from "../realtime/CommentStoreProvider.tsx";
import { useImageUploads } from "./useImageUploads.ts";

type Answer = (file: File, signal: AbortSignal) => object | Promise<object>;

let previews = 0;
let reply: Answer;
const revoke = vi.fn();
beforeEach(() => {
  previews = 0;
  reply = (file) => answer(file.name);
  revoke.mockClear();
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++previews}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(revoke);
});

const fetch = async (_: unknown, { body, signal }: RequestInit = {}) => {
  const file = (body as FormData).get("file") as File;
  const given = await reply(file, signal ?? new AbortController().signal);
  return given instanceof Response ? given : Response.json(given, { status: 201 });
};
const png = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: "image/png" });
const start = () => {
  const Api = withApi(testClient({ fetch }));
  const { store, live } = fakeCommentStore(0);
  // A place of its own for each test.
  const storage = () => {
    throw new Error("this browser keeps nothing");
  };
  const hook = renderHook(({ room }) => useImageUploads(room), {
    initialProps: { room: "room_001" },
    wrapper: ({ children }) => (
      <Api>
        <CommentStoreProvider store={store} scope="u1:co" storage={storage}>
          {children}
        </CommentStoreProvider>
      </Api>
    ),
  });
  return { ...hook, live };
};
const never = () => new Promise<never>(() => {});

const answer = (name: string) => ({
  uid: `up_${name}`,
  url: `/uploads/up_${name}?signature=x`,
  name,
  content_type: "image/png" as const,
  size: 3,
  width: 40,
  height: 20,
});

describe("useImageUploads", () => {
  it("shows a picture at once, and hands it over when it is there", async () => {
    const { result } = start();
    act(() => result.current.addImages([png("a"), png("b")]));
    expect(result.current.uploads.map(({ previewUrl, state }) => [previewUrl, state])).toEqual([
      ["blob:1", "uploading"],
      ["blob:2", "uploading"],
    ]);
    expect([result.current.isUploading, result.current.images]).toEqual([true, []]);
    await waitFor(() => expect(result.current.isUploading).toBe(false));
    expect(result.current.images).toEqual(
      ["a", "b"].map((name) => {
        const { uid, url, width, height } = answer(name);
        return { uid, url: `http://api.test${url}`, name, width, height };
      }),
    );
    act(() => result.current.clearImages());
    expect([result.current.uploads, revoke.mock.calls.flat()]).toEqual([[], ["blob:1", "blob:2"]]);
  });

  it("sends what did not get through by itself when the connection is back, and nothing that was refused", async () => {
    const { result, live } = start();
    const asked: string[] = [];
    reply = ({ name }) => {
      asked.push(name);
      if (name === "refused") return failure(415, "unsupported_media_type");
      throw new TypeError("Failed to fetch");
    };
    act(() => result.current.addImages([png("a"), png("refused")]));
    await waitFor(() =>
      expect(result.current.uploads.map(({ state }) => state)).toEqual(["failed", "failed"]),
    );
    reply = ({ name }) => {
      asked.push(name);
      return answer(name);
    };
    act(() => live().onConnection("reconnecting"));
    act(() => live().onConnection("open"));
    await waitFor(() => expect(result.current.images.map(({ name }) => name)).toEqual(["a"]));
    expect(asked).toEqual(["a", "refused", "a"]);
  });

  it("says why files were refused, and takes the others", async () => {
    const { result } = start();
    act(() =>
      result.current.addImages([
        new File(["<svg/>"], "図.svg", { type: "image/svg+xml" }),
        png("good"),
        png("huge", 11 * 1024 * 1024),
      ]),
    );
    expect(result.current.uploads.map(({ name }) => name)).toEqual(["good"]);
    expect(result.current.problem).toMatch(/「図\.svg」許可されていない[^\n]*\n「huge」ファイルサイズが上限/);
    await waitFor(() => expect(result.current.images).toHaveLength(1));
  });

  it("takes ten, also over several times", async () => {
    reply = never;
    const { result } = start();
    act(() => result.current.addImages(Array.from({ length: 8 }, (_, i) => png(`a${i}`))));
    act(() => result.current.addImages(Array.from({ length: 5 }, (_, i) => png(`b${i}`))));
    expect(result.current.uploads).toHaveLength(10);
    expect(result.current.problem).toContain("3枚は追加していません");
    act(() => result.current.removeImage(result.current.uploads[0]?.key ?? ""));
    act(() => result.current.addImages([png("c")]));
    await act(async () => {});
    expect([result.current.uploads.length, result.current.problem]).toEqual([10, undefined]);
  });

  it("lets a failed one be tried again, and says where that is no use", async () => {
    reply = () => failure(503, "database_unavailable");
    const { result } = start();
    act(() => result.current.addImages([png("a")]));
    await waitFor(() => expect(result.current.uploads[0]?.state).toBe("failed"));
    expect(result.current.uploads[0]).toMatchObject({
      canRetry: true,
      error: "message of database_unavailable",
    });
    reply = (file) => answer(file.name);
    act(() => result.current.retryImage(result.current.uploads[0]?.key ?? ""));
    await waitFor(() => expect(result.current.images).toHaveLength(1));

    reply = () => failure(415, "unsupported_media_type");
    act(() => result.current.addImages([png("broken")]));
    await waitFor(() =>
      expect(result.current.uploads[1]).toMatchObject({ state: "failed", canRetry: false }),
    );
  });

  it("cancels what is under way when it is taken out", async () => {
    const aborted = vi.fn();
    reply = (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => {
          aborted();
          reject(signal.reason);
        }),
      );
    const { result } = start();
    act(() => result.current.addImages([png("a")]));
    await act(async () => {});
    await act(async () => result.current.removeImage(result.current.uploads[0]?.key ?? ""));
    expect(aborted).toHaveBeenCalledOnce();
    expect([result.current.uploads, revoke.mock.calls]).toEqual([[], [["blob:1"]]]);
  });

  it("ends everything with the room that it was for", async () => {
    const signals: AbortSignal[] = [];
    reply = (_, signal) => {
      signals.push(signal);
      return never();
    };
    const { result, unmount } = start();
    act(() => result.current.addImages([png("a"), png("b")]));
    await act(async () => {});
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(revoke.mock.calls.flat()).toEqual(["blob:1", "blob:2"]);
  });

  it("keeps each room's own while another one is open", async () => {
    const { result, rerender } = start();
    act(() => result.current.addImages([png("a")]));
    await waitFor(() => expect(result.current.images).toHaveLength(1));
    rerender({ room: "room_002" });
    expect(result.current.uploads).toEqual([]);
    act(() => result.current.addImages([png("b")]));
    rerender({ room: "room_001" });
    await waitFor(() => expect(result.current.uploads[0]?.previewUrl).toMatch(/^blob:/));
    expect(result.current.uploads).toMatchObject([{ name: "a", state: "done" }]);
    rerender({ room: "room_002" });
    await waitFor(() => expect(result.current.images).toMatchObject([{ uid: "up_b" }]));
  });
});
