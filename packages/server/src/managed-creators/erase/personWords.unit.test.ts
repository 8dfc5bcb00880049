import { expect, it } from "vitest";
import { hasWords, personWords, queryExpression, textExpression } from "./personWords.ts";

const redact = (text: string, texts: readonly string[], handles: readonly string[] = []) =>
  text.replaceAll(new RegExp(textExpression(personWords(texts, handles)), "gi"), "※");

it("finds a name with any blanks, addresses whatever their case, and Latin names as whole words", () => {
  expect(redact("山田花子さん、山田　花子様", ["山田 花子"])).toBe("※さん、※様");
  expect(redact("HANAKO@example.jp へ", ["hanako@example.jp"])).toBe("※ へ");
  expect(redact("Mio and Miori", ["mio"])).toBe("※ and Miori");
  expect(redact("a+b(c)*", ["a+b(c)*"])).toBe("※");
});

it("leaves words alone that are too short, and handles that may be words unless they are written as handles", () => {
  expect(redact("見送り、みおさん", ["みお", "山田花子"])).toBe("見送り、みおさん");
  expect(hasWords(personWords(["みお"], []))).toBe(false);
  expect(redact("photo shoot with @photo", [], ["photo"])).toBe("photo shoot with @※");
  expect(redact("https://x.com/photo/status/1", [], ["@photo"])).toBe("https://x.com/※/status/1");
  expect(redact("hana_daily と premiohana_daily", [], ["hana_daily"])).toBe("※ と premiohana_daily");
});

it("finds the parameter of a query that holds a word, however it is written", () => {
  const expression = new RegExp(queryExpression(personWords(["山田 花子"], [])), "gi");
  const query = new URLSearchParams({ stage: "active", keyword: "山田 花子", sort: "name" }).toString();
  expect(query.replaceAll(expression, "")).toBe("stage=active&sort=name");
});
