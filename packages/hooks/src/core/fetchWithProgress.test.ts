import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchWithProgress } from "./fetchWithProgress.ts";

/** The browser's request, as far as it is used: what was sent, and a hand on what happens. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: { headers: Record<string, string>; body?: unknown; line?: string } = { headers: {} };
  status = 0;
  statusText = "";
  responseText = "";
  withCredentials = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.sent.line = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers[name] = value;
  }
  send(body: unknown) {
    this.sent.body = body;
  }
  getAllResponseHeaders = () => "content-type: application/json\r\nx-request-id: r: 1\r\n";
  abort() {
    this.end("abort");
  }
  end(how: "load" | "error" | "abort") {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event("loadend"));
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total, lengthComputable }));
  }
}

beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const start = (signal?: AbortSignal) => {
  const shares: number[] = [];
  const init = {
    method: "POST",
    headers: { "x-a": "1" },
    body: "body",
    onProgress: (n: number) => shares.push(n),
  };
  const answer = fetchWithProgress("/uploads", { ...init, ...(signal && { signal }) });
  return { answer, shares, request: FakeRequest.last };
};

describe("fetchWithProgress", () => {
  it("sends what it is given and reports its progress", async () => {
    const { answer, shares, request } = start();
    expect(request.sent).toEqual({ line: "POST /uploads", headers: { "x-a": "1" }, body: "body" });
    expect(request.withCredentials).toBe(true);
    request.progress(1, 4);
    request.progress(9, 4);
    request.progress(2, 0, false);
    expect(shares).toEqual([0.25, 1]);
    Object.assign(request, { status: 201, statusText: "Created", responseText: '{"uid":"a"}' });
    request.end("load");
    const response = await answer;
    expect([response.status, await response.json()]).toEqual([201, { uid: "a" }]);
    expect(response.headers.get("x-request-id")).toBe("r: 1");
  });

  it("answers errors of the server as answers, without a body where there may be none", async () => {
    for (const status of [413, 204]) {
      const { answer, request } = start();
      Object.assign(request, { status });
      request.end("load");
      expect((await answer).status).toBe(status);
    }
  });

  it("rejects without an answer, and with the reason of its signal", async () => {
    const cut = start();
    cut.request.end("error");
    await expect(cut.answer).rejects.toBeInstanceOf(TypeError);
    const controller = new AbortController();
    const { answer } = start(controller.signal);
    controller.abort(new Error("not wanted"));
    await expect(answer).rejects.toThrow("not wanted");
    await expect(start(AbortSignal.abort(new Error("too late"))).answer).rejects.toThrow("too late");
  });
});
