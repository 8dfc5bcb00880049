import { describe, expect, it } from "vitest";
import { profileUrl, sumFollowers, toAccounts } from "./accounts.ts";

const account = (handle: string, platform: "instagram" | "youtube" = "instagram") => ({
  platform,
  handle,
  follower_count: null,
});

describe("toAccounts", () => {
  it("stores a handle without its mark and fills in the page", () => {
    expect(toAccounts([account("＠Hana.Log")])).toEqual([
      {
        platform: "instagram",
        handle: "Hana.Log",
        url: "https://www.instagram.com/Hana.Log/",
        follower_count: null,
        fetched_at: null,
      },
    ]);
  });

  it("reads a pasted profile URL as its handle", () => {
    expect(toAccounts([account("https://www.youtube.com/@hana", "youtube")])[0]?.handle).toBe("hana");
  });

  it("refuses the same account twice, however it is written", () => {
    expect(() => toAccounts([account("hana"), account("hana", "youtube"), account("@ＨＡＮＡ")])).toThrow(
      expect.objectContaining({
        detail: { fields: { "accounts.2.handle": "同じアカウントが2回入力されています。" } },
      }),
    );
  });

  it.each([
    ["https://www.instagram.com/p/Cxyz/", "プロフィールのURLではありません"],
    ["https://youtu.be/abc", "プロフィールのURLではありません"],
    ["https://x.com/hana", "X のURLです"],
  ])("refuses %s as an Instagram account instead of keeping it as a name", (handle, cause) => {
    expect(() => toAccounts([account(handle)])).toThrow(
      expect.objectContaining({
        detail: { fields: { "accounts.0.handle": expect.stringContaining(cause) } },
      }),
    );
  });

  it("refuses a handle that is nothing but a mark", () => {
    expect(() => toAccounts([account("@")])).toThrow(expect.objectContaining({ code: "invalid_request" }));
  });
});

describe("profileUrl", () => {
  it("knows a channel id from a name and encodes what a URL cannot hold", () => {
    expect(profileUrl("youtube", `UC${"a".repeat(22)}`)).toContain("/channel/UC");
    expect(profileUrl("tiktok", "花")).toBe("https://www.tiktok.com/@%E8%8A%B1");
  });
});

describe("sumFollowers", () => {
  it("leaves unknown counts out and knows nothing where none is known", () => {
    expect(sumFollowers([{ follower_count: null }, { follower_count: 3 }, { follower_count: 4 }])).toBe(7);
    expect(sumFollowers([{ follower_count: null }])).toBeNull();
    expect(sumFollowers([{ follower_count: 0 }])).toBe(0);
  });
});
