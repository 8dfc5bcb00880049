import { expect, it } from "vitest";
import { handleWords } from "./handleWords.ts";

it("writes a handle with its mark, and the id of a channel as it is", () => {
  expect(handleWords({ platform: "instagram", handle: "hana" })).toBe("@hana");
  expect(handleWords({ platform: "youtube", handle: "hana_ch" })).toBe("@hana_ch");
  const id = "UCabcdefghijklmnopqrstuv";
  expect(handleWords({ platform: "youtube", handle: id })).toBe(id);
});
