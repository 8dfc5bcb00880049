import { describe, expect, it } from "vitest";
import { fillTemplate } from "./fillTemplate.ts";

const values = { クリエイター名: "はなこ", 案件名: "秋の新作リップ", 返信期限: null, 会社名: "  " };

describe("fillTemplate", () => {
  it("fills every place of a known variable", () => {
    const text = "{{クリエイター名}}さん\n「{{案件名}}」の件、{{クリエイター名}}さんに";
    expect(fillTemplate(text, values)).toEqual({
      text: "はなこさん\n「秋の新作リップ」の件、はなこさんに",
      missing: [],
    });
  });

  it("names what has no value, is blank or is unknown, once each and in order, and leaves it as written", () => {
    const text = "{{返信期限}}まで。{{会社名}} {{クーポン}} {{返信期限}}";
    expect(fillTemplate(text, values)).toEqual({ text, missing: ["返信期限", "会社名", "クーポン"] });
  });

  it("reads full-width braces and blanks inside, and no braces that hold nothing, a line break or braces", () => {
    expect(fillTemplate("｛｛ 案件名 ｝｝と{{ 案件名 }}", values).text).toBe(
      "秋の新作リップと秋の新作リップ",
    );
    const raw = "{{}} {{ }} {価格} {{案件\n名}} {{{{";
    expect(fillTemplate(raw, values)).toEqual({ text: raw, missing: [] });
  });

  it("fills known names in the single braces of a request too", () => {
    expect(fillTemplate("{案件名}、｛ 会社名 ｝、{価格}", values)).toEqual({
      text: "秋の新作リップ、｛ 会社名 ｝、{価格}",
      missing: ["会社名"],
    });
  });

  it("fills nothing out of a value, a replacement pattern or an inherited name", () => {
    expect(fillTemplate("{{a}}", { a: "{{b}} $& $1", b: "x" }).text).toBe("{{b}} $& $1");
    expect(fillTemplate("{{constructor}}", {}).missing).toEqual(["constructor"]);
    expect(fillTemplate("{{__proto__}}", {}).missing).toEqual(["__proto__"]);
  });
});
