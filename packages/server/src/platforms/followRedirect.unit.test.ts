import { createServer } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import { followRedirect, type Net } from "./followRedirect.adapter.ts";
import { isPublicAddress } from "./publicAddress.ts";

const PUBLIC = "23.45.67.89";
const POST = "https://www.tiktok.com/@hana/video/7301234567890123456";

/** Answers by a table of redirects and counts what was sent where. */
function net(redirects: Record<string, string>, addresses: Record<string, string[]> = {}) {
  const sent: string[] = [];
  const fake: Net = {
    lookup: async (host) => addresses[host] ?? [PUBLIC],
    head: async (url, address) => {
      sent.push(`${url.href} @${address}`);
      const location = redirects[url.href] ?? null;
      return { status: location ? 301 : 200, location };
    },
  };
  return { fake, sent };
}
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => "ok",
    (error) => error.code as string,
  );

describe("following a short link", () => {
  it("gives the post's address, without what hangs on it, and sends nothing to the post's page", async () => {
    const { fake, sent } = net({ "https://vm.tiktok.com/ZMabc/": `${POST}?_t=8&_r=1` });
    expect(await followRedirect("https://vm.tiktok.com/ZMabc/", fake)).toBe(POST);
    expect(sent).toEqual([`https://vm.tiktok.com/ZMabc/ @${PUBLIC}`]);
  });

  it("follows what TikTok Lite hands out", async () => {
    const short = "https://lite.tiktok.com/t/ZS9AbC6f4n6Sw-GQnDP/";
    const { fake } = net({ [short]: `${POST}?_t=8` });
    expect(await followRedirect(short, fake)).toBe(POST);
  });

  it("follows relative hops, five at most", async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`https://vm.tiktok.com/hop${i}`, `/hop${i + 1}`]),
    );
    const { fake, sent } = net(chain);
    expect(await codeOf(followRedirect("https://vm.tiktok.com/hop0", fake))).toBe("unrecognized_url");
    expect(sent).toHaveLength(5);
  });

  it.each([
    "http://vm.tiktok.com/a",
    "https://127.0.0.1/a",
    "https://①②⑦.0.0.1/a",
    "https://１２７。０。０。１/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://[::1]/a",
    "https://[::ffff:127.0.0.1]/a",
    "https://localhost/a",
    "https://vm.tiktok.com.evil.example/a",
    "https://evil.example/vm.tiktok.com",
    "https://vm.tiktok.com@evil.example/a",
    "https://vm.tiktok.com:8443/a",
    "https://evilvm.tiktok.com/a",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "",
  ])("sends nothing for %s, first or as a later hop", async (url) => {
    const direct = net({});
    expect(await codeOf(followRedirect(url, direct.fake))).toBe("unrecognized_url");
    expect(direct.sent).toEqual([]);
    if (!url) return;
    const later = net({ "https://vm.tiktok.com/ZMabc": url });
    expect(await codeOf(followRedirect("https://vm.tiktok.com/ZMabc", later.fake))).toBe("unrecognized_url");
    expect(later.sent).toHaveLength(1);
  });

  it("sends nothing where one of the host's addresses is not public", async () => {
    for (const address of [
      "127.0.0.1",
      "169.254.169.254",
      "10.0.0.1",
      "::1",
      "::ffff:10.0.0.1",
      "64:ff9b::7f00:1",
    ]) {
      const { fake, sent } = net({}, { "vm.tiktok.com": [PUBLIC, address] });
      expect(await codeOf(followRedirect("https://vm.tiktok.com/a", fake))).toBe("unrecognized_url");
      expect(sent).toEqual([]);
    }
  });

  it("gives up after 3 s", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const fake: Net = { lookup: async () => [PUBLIC], head: () => new Promise(() => {}) };
    const code = codeOf(followRedirect("https://vm.tiktok.com/a", fake));
    expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
    timeout.mockRestore();
    limit.abort();
    expect(await code).toBe("platform_unavailable");
    const unreachable: Net = { lookup: () => Promise.reject(new Error("no network")), head: fake.head };
    await expect(followRedirect("https://vm.tiktok.com/a", unreachable)).rejects.toThrow(
      /投稿をブラウザーで開き、アドレス欄のURL/,
    );
  });

  it("opens no connection to a listener on this machine", async () => {
    let connections = 0;
    const listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    afterAll(() => listener.close());
    const address = listener.address();
    const port = typeof address === "object" ? address?.port : 0;
    for (const host of ["127.0.0.1", "localhost", "①②⑦.0.0.1", "[::ffff:127.0.0.1]"]) {
      expect(await codeOf(followRedirect(`https://${host}:${port}/`))).toBe("unrecognized_url");
    }
    expect(connections).toBe(0);
  });
});

describe("a public address", () => {
  it.each([
    ["8.8.8.8", true],
    ["2404:6800:4004:800::200e", true],
    ["0.0.0.0", false],
    ["100.64.0.1", false],
    ["172.31.255.255", false],
    ["172.32.0.1", true],
    ["192.168.1.1", false],
    ["198.19.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::", false],
    ["::1", false],
    ["fe80::1", false],
    ["fe80::1%eth0", false],
    ["fc00::1", false],
    ["::ffff:8.8.8.8", false],
    ["::ffff:808:808", false],
    ["64:ff9b::808:808", false],
    ["2002:7f00:1::", false],
    ["2001:db8::1", false],
    ["2001::1", false],
    ["localhost", false],
  ])("%s: %s", (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
