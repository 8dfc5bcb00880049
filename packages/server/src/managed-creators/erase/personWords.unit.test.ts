import { expect, it } from "vitest";
import { hasWords, likelyExpression, personWords, queryExpression, textExpression } from "./personWords.ts";

const redact = (text: string, texts: readonly string[], handles: readonly string[] = []) =>
  text.replaceAll(new RegExp(textExpression(personWords(texts, handles)), "gi"), "※");

it("finds a name with any blanks, addresses whatever their case, and Latin names as whole words", () => {
  expect(redact("山田花子さん、山田　花子様", ["山田 花子"])).toBe("※さん、※様");
  expect(redact("HANAKO@example.jp へ", ["hanako@example.jp"])).toBe("※ へ");
  expect(redact("Mio and Miori", ["mio"])).toBe("※ and Miori");
  expect(redact("a+b(c)*", ["a+b(c)*"])).toBe("※");
});

it("leaves words alone that are too common, and handles that may be words unless they are written as handles", () => {
  expect(redact("見送り、みおさん", ["みお", "山田花子"])).toBe("見送り、みおさん");
  expect(hasWords(personWords(["みお", "林"], []))).toBe(false);
  expect(personWords(["みお", "林"], []).unsure).toEqual(["みお"]);
  expect(redact("photo shoot with @photo", [], ["photo"])).toBe("photo shoot with @※");
  expect(redact("https://x.com/photo/status/1", [], ["@photo"])).toBe("https://x.com/※/status/1");
  expect(redact("hana_daily と premiohana_daily", [], ["hana_daily"])).toBe("※ と premiohana_daily");
});

it.each([
  ["さくら", "さくらさん、さくら様、「さくら」", "※さん、※様、「※」"],
  ["さくら", "さくらもちとさくらんぼ、春のさくらの季節", "さくらもちとさくらんぼ、春のさくらの季節"],
  ["あおい", "空があおい。あおい空。", "空があおい。あおい空。"],
  ["アカリ", "アカリさんとアカリチャンネル", "※さんとアカリチャンネル"],
  ["田中", "田中さんと田中実、田中は欠席。田中に渡す", "※さんと田中実、※は欠席。※に渡す"],
  ["美味", "美味しい、美味さん", "美味しい、※さん"],
  ["森田翔", "森田翔太と森田翔様。担当:森田翔", "森田翔太と※様。担当:※"],
  ["ひまわり", "ひまわりさん、ひまわりを植える、ひまわり畑", "※さん、※を植える、ひまわり畑"],
  ["山田花子", "担当山田花子宛", "担当※宛"],
  ["090-1234-5678", "09012345678 か 090 1234 5678、2090-1234-5678", "※ か ※、2090-1234-5678"],
])("takes %s out where it stands as a whole", (name, text, wanted) => {
  expect(redact(text, [name])).toBe(wanted);
});

it("leaves what stands inside another person's name, and a name that very many others hold", () => {
  const others = { longer: ["小山田 花子", "山田花子郎"] };
  const expression = new RegExp(textExpression(personWords(["山田花子"], [], others)), "gi");
  expect("小山田花子、山田花子郎、山田花子、小 山田　花子".replaceAll(expression, "※")).toBe(
    "小山田花子、山田花子郎、※、小 山田　花子",
  );
  const longer = Array.from({ length: 30 }, (_, at) => `チーム田中${at}`);
  expect(personWords(["田中"], [], { longer })).toMatchObject({ texts: [], unsure: ["田中"] });
});

it("finds the parameter of a query that holds a word, however it is written", () => {
  const expression = new RegExp(queryExpression(personWords(["山田 花子"], [])), "gi");
  const query = new URLSearchParams({ stage: "active", keyword: "山田 花子", sort: "name" }).toString();
  expect(query.replaceAll(expression, "")).toBe("stage=active&sort=name");
});

it.each([
  ["山田 花子", "山田　花子さん"],
  ["山田 花子", "山田\n花子"],
  ['花子 "はな"', 'これは花子"はな"です'],
  ["はな\\こ", "C:はな\\こ"],
  ["090-1234-5678", "09012345678"],
  ["Hanako@example.jp", "hanako@EXAMPLE.jp"],
])("looks closer at a row that holds %s, as a text and written out in a document", (name, text) => {
  const likely = new RegExp(likelyExpression(personWords([name], [])), "i");
  expect(text).toMatch(likely);
  expect(JSON.stringify({ text })).toMatch(likely);
  expect("090 と 山田").not.toMatch(likely);
});
