import { expect, it } from "vitest";
import { readLine, registrationOf } from "./readLine.ts";

it.each([
  [
    "https://www.instagram.com/Hana.log/?hl=ja",
    { account: { platform: "instagram", handle: "Hana.log", key: "hana.log" } },
  ],
  ["x.com/hana", { account: { platform: "x", handle: "hana", key: "hana" } }],
  ["Hanako@Example.jp", { email: "hanako@example.jp" }],
  ["・@Hana_log、", { handle: "hana_log", name: "@hana_log" }],
  ["山田　ハナコ", { handle: "山田 はなこ", name: "山田はなこ" }],
  ["・佐藤 美咲さん", { handle: "佐藤 美咲さん", name: "佐藤美咲さん", plain_name: "佐藤美咲" }],
  ["1. 鈴木 杏 様", { handle: "鈴木 杏 様", name: "鈴木杏様", plain_name: "鈴木杏" }],
  ["２）@hana_log", { handle: "hana_log", name: "@hana_log" }],
  ["1.hana", { handle: "1.hana", name: "1.hana" }],
  ["さん", { handle: "さん", name: "さん" }],
  ["https://example.com/hana", {}],
  ["   ", {}],
])("reads %j", (line, keys) => {
  expect(readLine(line)).toEqual(keys);
});

it("offers an account for registration, and a bare handle on the project's platform", () => {
  expect(registrationOf("https://www.tiktok.com/@hana", ["x"])).toMatchObject({
    platform: "tiktok",
    handle: "hana",
  });
  expect(registrationOf("@hana", ["youtube", "x"])).toEqual({
    display_name: "hana",
    platform: "youtube",
    handle: "hana",
  });
  expect(registrationOf("@hana", [])?.platform).toBe("instagram");
});

it("offers nothing for a name or a mail address: they name no account", () => {
  expect(registrationOf("山田 花子", ["x"])).toBeNull();
  expect(registrationOf("hana@example.jp", ["x"])).toBeNull();
});

it("offers nothing for a phone number or a number of followers that was pasted along", () => {
  for (const line of ["090-1234-5614", "45000", "12.5"]) expect(registrationOf(line, ["x"])).toBeNull();
  expect(registrationOf("@123", ["x"])?.handle).toBe("123");
  expect(registrationOf("Hana_2", ["x"])?.handle).toBe("Hana_2");
});
