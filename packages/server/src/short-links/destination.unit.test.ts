import { describe, expect, it } from "vitest";
import { destinationOf, refusalOf } from "./destination.ts";

const OWN = "https://tsumugi.example.jp";
const refused = (address: string) => refusalOf(address, OWN);

describe("where a short link may lead", () => {
  it.each([
    ["javascript:alert(1)", "scheme"],
    ["JaVaScRiPt:alert(1)", "scheme"],
    ["data:text/html,<script>alert(1)</script>", "scheme"],
    ["vbscript:msgbox(1)", "scheme"],
    ["file:///etc/passwd", "scheme"],
    ["ftp://example.jp/", "scheme"],
    ["intent://example.jp#Intent;end", "scheme"],
    ["//evil.example", "scheme"],
    ["/evil", "scheme"],
    ["https:\\\\evil.example", "scheme"],
    ["https://example.jp\\@evil.example", "scheme"],
    ["https://example.jp/\r\nset-cookie: a=b", "scheme"],
    ["https://exa\tmple.jp/", "scheme"],
    [" https://example.jp/", "scheme"],
    ["https://example.jp/\u0000", "scheme"],
    ["https://", "scheme"],
    ["https://user@example.jp/", "credentials"],
    ["https://example.jp:secret@evil.example/", "credentials"],
    ["https://tsumugi.example.jp/s/abcd2345", "own"],
    ["http://TSUMUGI.example.jp:8080/", "own"],
    ["https://tsumugi.example.jp./", "own"],
    ["http://localhost/", "internal"],
    ["http://LOCALHOST.:3000/", "internal"],
    ["http://a.localhost/", "internal"],
    ["http://127.0.0.1/", "internal"],
    ["http://127.1/", "internal"],
    ["http://2130706433/", "internal"],
    ["http://0x7f000001/", "internal"],
    ["http://017700000001/", "internal"],
    ["http://①②⑦.0.0.1/", "internal"],
    ["http://１２７.0.0.1/", "internal"],
    ["http://0.0.0.0/", "internal"],
    ["http://10.0.0.8/", "internal"],
    ["http://172.16.0.1/", "internal"],
    ["http://192.168.1.1/", "internal"],
    ["http://169.254.169.254/latest/meta-data/", "internal"],
    ["http://100.64.0.1/", "internal"],
    ["http://[::1]/", "internal"],
    ["http://[::ffff:127.0.0.1]/", "internal"],
    ["http://[::ffff:7f00:1]/", "internal"],
    ["http://[fe80::1]/", "internal"],
    ["http://[fd00::1]/", "internal"],
    ["http://[64:ff9b::7f00:1]/", "internal"],
    ["http://intranet/", "internal"],
    ["http://printer.local/", "internal"],
    ["http://metadata.google.internal/", "internal"],
    ["http://nas.lan/", "internal"],
  ])("%j is refused: %s", (address, why) => expect(refused(address)).toBe(why));

  it.each([
    "https://example.jp/",
    "http://example.jp/a?b=c#d",
    "https://日本語.jp/商品",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
    "https://example.jp/?next=http://127.0.0.1/",
    "https://localhost.example.jp/",
  ])("%j is taken", (address) => expect(refused(address)).toBeNull());
});

describe("the destination", () => {
  const utm = { source: "instagram", medium: " ", campaign: "{project}", content: "{code}" };
  const names = { project: "春の新作 & 限定", code: "abcd2345" };

  it("carries the UTM values, encoded, beside what the source had, and leaves out blank ones", () => {
    const url = new URL(destinationOf("https://example.jp/p?a=1&utm_source=old#top", utm, names));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      a: "1",
      utm_source: "old",
      utm_campaign: "春の新作 & 限定",
      utm_content: "abcd2345",
    });
    expect(url.hash).toBe("#top");
  });

  it("leaves the source's own query as it is written, whatever letters the shop reads it in", () => {
    // カテゴリ in Shift_JIS, a signature, a blank that is no plus, and a name without a value.
    const query = "c=%83J%83e%83S%83%8A&sig=a~b!c'(d)&q=a%20b&flag";
    const added = "utm_source=instagram&utm_campaign=%E6%98%A5&utm_content=abcd2345";
    const url = destinationOf(`https://example.jp/p?${query}&utm_source=#top`, utm, {
      ...names,
      project: "春",
    });
    expect(url).toBe(`https://example.jp/p?${query.replace("'", "%27")}&${added}#top`);
    expect(destinationOf("https://example.jp/p?", { ...utm, source: "" }, names)).toContain(
      "/p?utm_campaign=",
    );
  });

  it("takes a name as it is, whatever signs stand in it", () => {
    const url = new URL(
      destinationOf("https://example.jp", utm, { ...names, project: "$& 50%OFF $1 {code}$$" }),
    );
    expect(url.searchParams.get("utm_campaign")).toBe("$& 50%OFF $1 abcd2345$$");
  });

  it("can neither change the host nor break out of the header by a value", () => {
    const hostile = { ...utm, source: "x\r\nlocation: https://evil.example", campaign: "@evil.example/" };
    const url = destinationOf("https://example.jp", hostile, names);
    expect(new URL(url).host).toBe("example.jp");
    expect(url).not.toMatch(/[\r\n]/);
  });
});
