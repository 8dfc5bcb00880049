import { createTransport } from "@sentry/react";
import { ApiError } from "@tsumugi/hooks";
import { afterEach, expect, it, vi } from "vitest";
import { startErrorReporting } from "./errorReporting.ts";

const sent: string[] = [];
const transport = (options: Parameters<typeof createTransport>[0]) =>
  createTransport(options, async ({ body }) => {
    sent.push(typeof body === "string" ? body : new TextDecoder().decode(body));
    return { statusCode: 200 };
  });

afterEach(() => history.replaceState(null, "", "/"));

it("reports a crash by its number, and carries nothing that was typed, read or opened", async () => {
  history.replaceState(null, "", "/r/token-of-hanako?from=mail");
  const input = document.body.appendChild(document.createElement("input"));
  const reports = startErrorReporting({ dsn: "https://key@reports.example/1", release: "0.1.0", transport });

  const early = reports.report(new TypeError("cannot read 'himitsu' of hanako"));
  input.value = "himitsu-password";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.click();
  console.error("himitsu in the console");
  await fetch("data:text/plain,himitsu").catch(() => {});
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const failure = new ApiError({
    status: 500,
    statusText: "Internal Server Error",
    code: "internal",
    message: "hanako@example.jp",
    requestId: "r-7F3K2",
  });
  const late = reports.report(failure);
  await vi.waitFor(() => expect(sent).toHaveLength(2));

  const [first = "", second = ""] = sent;
  expect(sent.join("\n")).not.toMatch(/himitsu|hanako|token-of|from=mail|ip_address|user-agent|localhost/i);
  expect(early).toMatch(/^[0-9a-f]{32}$/);
  expect(first).toContain(`"event_id":"${early}"`);
  expect(first).toMatch(/"release":"0\.1\.0".*"type":"TypeError".*"route":"\/r\/:token"/s);
  expect(second).toContain(`"event_id":"${late}"`);
  expect(second).toMatch(/"code":"internal".*"request_id":"r-7F3K2"/s);

  const uncaught = new RangeError("himitsu");
  // As the browser calls it; an event would also reach the test runner.
  window.onerror?.("himitsu", "/r/token-of", 1, 1, uncaught);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toContain('"type":"RangeError"');
  expect(sent[2]).not.toMatch(/himitsu|token-of/);
  expect(sent.every((envelope) => envelope.includes('"infer_ip":"never"'))).toBe(true);
});

it("gives a crash its number on a page of plain http, too, where browsers make no UUIDs", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const reports = startErrorReporting({
    dsn: "https://key@reports.example/1",
    release: "0.1.0",
    transport: (options) => createTransport(options, async () => ({ statusCode: 200 })),
  });
  const id = reports.report(new Error("x"));
  vi.unstubAllGlobals();
  expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it("reports nothing without a key, and says so once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(startErrorReporting({ dsn: undefined }).report(new Error("x"))).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("エラー報告は無効"));
});
