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
