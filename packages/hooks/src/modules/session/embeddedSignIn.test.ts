import { refreshSession, requestPasswordReset, signIn, signOut } from "@tsumugi/contract";
import { buildCurrentUser } from "@tsumugi/mocks";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, failure, ORIGIN, testServer } from "../../testing/server.ts";
import { createEmbeddedSignIn } from "./embeddedSignIn.ts";
import type { SignInState } from "./signInService.ts";
import { SESSION_KEY } from "./storedSession.ts";

const server = testServer();
beforeEach(() => localStorage.clear());

let clock = 0;
const service = () => createEmbeddedSignIn({ baseUrl: ORIGIN, now: () => clock });
const session = (n: number, uid = "u1") => ({
  id_token: `id${n}`,
  refresh_token: `refresh${n}`,
  expires_in: 900,
  uid,
});
const follow = (of: ReturnType<typeof service>) => {
  const states: SignInState[] = [];
  of.subscribe((state) => states.push(state));
  return states;
};
const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null");
const otherTab = (value: object | null) => {
  if (value) localStorage.setItem(SESSION_KEY, JSON.stringify(value));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
};
const signedIn = async () => {
  server.use(answer(signIn, () => session(1)).handler);
  const one = service();
  await one.signIn("a@b.jp", "password");
  return one;
};

describe("createEmbeddedSignIn", () => {
  it("signs in, notifies its listener, and keeps the token until shortly before it expires", async () => {
    clock = 0;
    const one = service();
    const states = follow(one);
    const refresh = answer(refreshSession, () => session(2));
    server.use(answer(signIn, () => session(1)).handler, refresh.handler);
    await one.signIn("a@b.jp", "password");
    expect(states).toEqual([{ status: "signed_out" }, { status: "signed_in", uid: "u1" }]);
    expect(await one.getIdToken()).toBe("id1");
    clock = 839_000;
    expect(await one.getIdToken()).toBe("id1");
    clock = 840_000;
    expect(await one.getIdToken()).toBe("id2");
    expect(refresh.seen).toHaveLength(1);
    expect(stored()).toEqual({ uid: "u1", refresh_token: "refresh2" });
    expect(localStorage.getItem(SESSION_KEY)).not.toContain("id2");
  });

  it("raises wrong credentials and stays signed out", async () => {
    server.use(answer(signIn, () => failure(401, "wrong_credentials")).handler);
    const one = service();
    await expect(one.signIn("a@b.jp", "x")).rejects.toMatchObject({ code: "wrong_credentials" });
    expect(await one.getIdToken()).toBeNull();
  });

  it("is signed in after a reload and renews once for many calls", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ uid: "u1", refresh_token: "refresh1" }));
    const refresh = answer(refreshSession, () => session(2));
    server.use(refresh.handler);
    const one = service();
    expect(follow(one)).toEqual([{ status: "signed_in", uid: "u1" }]);
    expect(await Promise.all(Array.from({ length: 5 }, () => one.getIdToken()))).toEqual(
      Array(5).fill("id2"),
    );
    expect(refresh.seen).toHaveLength(1);
  });

  it("hands on who it is that the renewal told, once, and nobody's after a sign-out", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ uid: "u1", refresh_token: "refresh1" }));
    const user = buildCurrentUser({ uid: "u1" });
    server.use(
      answer(refreshSession, () => ({ ...session(2), user })).handler,
      answer(signOut, () => undefined).handler,
    );
    const one = service();
    expect(await one.takeCurrentUser?.()).toEqual(user);
    expect(await one.takeCurrentUser?.()).toBeNull();
    await one.getIdToken({ forceRefresh: true });
    await one.signOut();
    expect(await one.takeCurrentUser?.()).toBeNull();
  });

  it("reports expiry when the refresh token is refused, and is signed out after a reload", async () => {
    const one = await signedIn();
    const states = follow(one);
    server.use(answer(refreshSession, () => failure(401, "unauthenticated")).handler);
    expect(await one.getIdToken({ forceRefresh: true })).toBeNull();
    expect(states.at(-1)).toEqual({ status: "expired", uid: "u1" });
    expect(follow(service())).toEqual([{ status: "signed_out" }]);
  });

  it("does not sign out because the server cannot be reached", async () => {
    const one = await signedIn();
    const states = follow(one);
    server.use(
      answer(refreshSession, (_, count) => (count === 1 ? HttpResponse.error() : session(2))).handler,
    );
    await expect(one.getIdToken({ forceRefresh: true })).rejects.toMatchObject({ code: "network" });
    expect(states).toEqual([{ status: "signed_in", uid: "u1" }]);
    expect(await one.getIdToken({ forceRefresh: true })).toBe("id2");
  });

  it("takes the newer refresh token of another tab instead of expiring", async () => {
    const one = await signedIn();
    const states = follow(one);
    server.use(
      answer(refreshSession, ({ text }) => {
        if (!text.includes("refresh1")) return session(3);
        localStorage.setItem(SESSION_KEY, JSON.stringify({ uid: "u1", refresh_token: "refresh2" }));
        return failure(401, "unauthenticated");
      }).handler,
    );
    expect(await one.getIdToken({ forceRefresh: true })).toBe("id3");
    expect(states).toEqual([{ status: "signed_in", uid: "u1" }]);
  });

  it("signs out here at once, whatever the server says, and gives the refresh token back", async () => {
    const one = await signedIn();
    const states = follow(one);
    const out = answer(signOut, () => failure(500, "internal"));
    server.use(out.handler);
    await one.signOut();
    expect(states.at(-1)).toEqual({ status: "signed_out" });
    expect(stored()).toBeNull();
    expect(await one.getIdToken()).toBeNull();
    expect(JSON.parse(out.seen[0]?.text ?? "")).toEqual({ refresh_token: "refresh1" });
  });

  it("is through with a sign-out within seconds where the server never answers", async () => {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ uid: "u1", refresh_token: "refresh1" }));
    const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
    const one = createEmbeddedSignIn({ baseUrl: ORIGIN, now: () => clock, fetch });
    vi.useFakeTimers();
    try {
      const done = vi.fn();
      void one.signOut().then(done);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(done).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("does not come back to life when a renewal ends after the sign-out", async () => {
    const one = await signedIn();
    const states = follow(one);
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const out = answer(signOut, () => undefined);
    server.use(
      out.handler,
      answer(refreshSession, async () => {
        await waiting;
        return session(2);
      }).handler,
    );
    const token = one.getIdToken({ forceRefresh: true });
    await one.signOut();
    release();
    expect(await token).toBeNull();
    expect(states.at(-1)).toEqual({ status: "signed_out" });
    expect(stored()).toBeNull();
    expect(out.seen.map(({ text }) => JSON.parse(text).refresh_token)).toEqual(["refresh1", "refresh2"]);
  });

  it("follows the other tabs: out, in as somebody else, and in again after expiry", async () => {
    const one = await signedIn();
    const states = follow(one);
    otherTab({ uid: "u1", refresh_token: "refresh7" });
    expect(states).toHaveLength(1);
    otherTab({ uid: "u1", refresh_token: null });
    otherTab({ uid: "u1", refresh_token: "refresh8" });
    otherTab(null);
    otherTab({ uid: "u2", refresh_token: "refresh9" });
    expect(states.slice(1)).toEqual([
      { status: "expired", uid: "u1" },
      { status: "signed_in", uid: "u1" },
      { status: "signed_out" },
      { status: "signed_in", uid: "u2" },
    ]);
    server.use(answer(refreshSession, () => session(9, "u2")).handler);
    expect(await one.getIdToken()).toBe("id9");
  });

  it("follows a sign-out that it missed while the browser had set the page aside", async () => {
    const states = follow(await signedIn());
    localStorage.removeItem(SESSION_KEY);
    const shown = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    shown(false);
    expect(states).toHaveLength(1);
    shown(true);
    expect(states.slice(1)).toEqual([{ status: "signed_out" }]);
  });

  it("works for this tab when the browser refuses storage", async () => {
    server.use(answer(signIn, () => session(1)).handler, answer(refreshSession, () => session(2)).handler);
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const one = createEmbeddedSignIn({ baseUrl: ORIGIN, storage, now: () => clock });
    await one.signIn("a@b.jp", "password");
    expect(await one.getIdToken({ forceRefresh: true })).toBe("id2");
  });

  it("works for this tab when all cookies are blocked: naming the storage throws, and locks are refused", async () => {
    server.use(answer(signIn, () => session(1)).handler, answer(refreshSession, () => session(2)).handler);
    const denied = () => new DOMException("denied", "SecurityError");
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw denied();
    });
    vi.stubGlobal("navigator", { locks: { request: async () => Promise.reject(denied()) } });
    try {
      const one = service();
      const states = follow(one);
      await one.signIn("a@b.jp", "password");
      expect(await one.getIdToken({ forceRefresh: true })).toBe("id2");
      expect(states.at(-1)).toEqual({ status: "signed_in", uid: "u1" });
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it("never uses a token twice where the storage is full, and takes the newer one of another tab", async () => {
    const held = new Map([[SESSION_KEY, JSON.stringify({ uid: "u1", refresh_token: "refresh1" })]]);
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: (key: string) => void held.delete(key),
    };
    let count = 1;
    const refresh = answer(refreshSession, () => {
      count += 1;
      return session(count);
    });
    server.use(refresh.handler);
    const one = createEmbeddedSignIn({ baseUrl: ORIGIN, storage, now: () => clock });
    for (let turn = 0; turn < 2; turn += 1) await one.getIdToken({ forceRefresh: true });
    held.set(SESSION_KEY, JSON.stringify({ uid: "u1", refresh_token: "refresh of the other tab" }));
    await one.getIdToken({ forceRefresh: true });
    expect(refresh.seen.map(({ text }) => JSON.parse(text).refresh_token)).toEqual([
      "refresh1",
      "refresh2",
      "refresh of the other tab",
    ]);
  });

  it("asks for the reset mail", async () => {
    const reset = answer(requestPasswordReset, () => HttpResponse.json({ accepted: true }, { status: 202 }));
    server.use(reset.handler);
    await service().requestPasswordReset("a@b.jp");
    expect(JSON.parse(reset.seen[0]?.text ?? "")).toEqual({ email: "a@b.jp" });
  });
});
