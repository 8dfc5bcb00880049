import { toast } from "@tsumugi/ui";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyAddress } from "./copyAddress.ts";

const said = { success: vi.spyOn(toast, "success"), show: vi.spyOn(toast, "show") };
const clipboard = { write: vi.fn(), writeText: vi.fn() };
/** As Safari's: what is handed over may still be made. */
class Item {
  readonly parts: Record<string, Promise<Blob>>;
  constructor(parts: Record<string, Promise<Blob>>) {
    this.parts = parts;
  }
}
const LINK = "https://tsumugi.example/r/abc";

beforeEach(() => {
  vi.stubGlobal("navigator", { clipboard });
  vi.stubGlobal("ClipboardItem", Item);
  clipboard.write.mockImplementation(async ([item]: Item[]) => void (await item?.parts["text/plain"]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("asks for the clipboard at the press, while the address is still being made", async () => {
  const making = Promise.withResolvers<string>();
  const copying = copyAddress(making.promise, "返信リンク");
  expect(clipboard.write).toHaveBeenCalledTimes(1);
  expect(said.success).not.toHaveBeenCalled();
  making.resolve(LINK);
  expect(await copying).toBe(true);
  expect(said.success).toHaveBeenCalledWith("返信リンクをコピーしました");
  const [[[item]]] = clipboard.write.mock.calls as [[[Item]]];
  const blob = await item.parts["text/plain"];
  expect(blob?.type).toBe("text/plain");
  expect(blob?.size).toBe(LINK.length);
});

it("says nothing where the address could not be made, which is told elsewhere", async () => {
  expect(await copyAddress(Promise.reject(new Error("refused")), "返信リンク")).toBe(false);
  clipboard.write.mockRejectedValue(new Error("not allowed"));
  const making = Promise.withResolvers<string>();
  const copying = copyAddress(making.promise, "返信リンク");
  making.reject(new Error("refused"));
  expect(await copying).toBe(false);
  expect([said.success.mock.calls, said.show.mock.calls]).toEqual([[], []]);
});

it("says what to do where the browser refuses, or has no clipboard", async () => {
  clipboard.write.mockRejectedValue(new Error("not allowed"));
  expect(await copyAddress(Promise.resolve(LINK), "返信リンク")).toBe(false);
  vi.stubGlobal("navigator", {});
  expect(await copyAddress(LINK, "返信リンク")).toBe(false);
  expect(said.show.mock.calls).toEqual(
    Array.from({ length: 2 }, () => [expect.stringContaining("選んでコピーしてください")]),
  );
});

it("waits for the address in a browser that takes no promise", async () => {
  vi.stubGlobal("ClipboardItem", undefined);
  Reflect.deleteProperty(globalThis, "ClipboardItem");
  expect(await copyAddress(Promise.resolve(LINK), "共有リンク")).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledWith(LINK);
  expect(clipboard.write).not.toHaveBeenCalled();
});
