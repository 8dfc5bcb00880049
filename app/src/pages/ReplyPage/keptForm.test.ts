import { describe, expect, it } from "vitest";
import { readKeptForm } from "./keptForm.ts";

describe("a form of the creator's page", () => {
  it("comes back as it was typed, and as nothing where nothing was or something else lies there", () => {
    const typed = { text: "一行目\n二行目", url: "https://example.com/a" };
    expect(readKeptForm(JSON.stringify(typed))).toEqual(typed);
    expect([readKeptForm(""), readKeptForm("{broken")]).toEqual([undefined, undefined]);
    expect(readKeptForm('{"text":1}')).toEqual({ text: "", url: "" });
  });
});
