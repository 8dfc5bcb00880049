import { describe, expect, it } from "vitest";
import { reuseEnd } from "./ledgerWords.ts";

describe("the end of a reuse", () => {
  const end = (ends_on: string | null) => reuseEnd(ends_on, "2026-11-24");

  it("is a day on which the post may still be shown, and is over from the next one on", () => {
    expect(end("2026-11-24")).toBe("2026/11/24(火)まで");
    expect(end("2026-11-23")).toBe("2026/11/23(月)に終了");
    expect(end(null)).toBe("期限なし");
  });
});
