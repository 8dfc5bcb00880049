import { buildShipment } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { pastedNumbers } from "./pastedNumbers.ts";

const lines = (left: readonly { line: string }[]) => left.map(({ line }) => line);
const rows = [1, 2].map((index) =>
  buildShipment({ creator_uid: `c${index}`, display_name: `名前${index}` }, index),
);

it("belong to the name in their line, however it is written", () => {
  const text = "お名前\t番号\n名前 ２ さん\t4012-3456-7890\r\nだれか\t401234567891";
  const { numbers, left } = pastedNumbers(text, rows);
  expect([...numbers]).toEqual([["c2", "401234567890"]]);
  expect(left).toEqual([{ line: "だれか\t401234567891", why: "nobody" }]);
});

it("that are nobody's are named, also where their digits are full-width", () => {
  const text = "お名前\t番号\nだれか\t４０１２－３４５６－７８９１\n名前1\t４０１２－３４５６－７８９０";
  const { numbers, left } = pastedNumbers(text, rows);
  expect([...numbers]).toEqual([["c1", "401234567890"]]);
  expect(lines(left)).toEqual(["だれか\t４０１２－３４５６－７８９１"]);
});

it("alone belong to the rows in their order; one too many is nobody's", () => {
  const { numbers, left } = pastedNumbers("401234567890\n４０１２３４５６７８９１\n401234567892", rows);
  expect([...numbers.values()]).toEqual(["401234567890", "401234567891"]);
  expect(lines(left)).toEqual(["401234567892"]);
});

it("are nobody else's once somebody has them, so that what was saved is not handed on to the next", () => {
  const list = "401234567890\n401234567891";
  expect(pastedNumbers(list, rows.slice(1), ["401234567890"])).toMatchObject({
    numbers: new Map([["c2", "401234567891"]]),
    left: [],
    isSaved: false,
  });
  const saved = pastedNumbers(`お名前\t番号\n名前1\t4012-3456-7890`, rows, ["401234567890"]);
  expect([saved.numbers.size, saved.left, saved.isSaved]).toEqual([0, [], true]);
  expect(pastedNumbers("", rows, ["401234567890"]).isSaved).toBe(false);
});

it("belong to nobody where two have the name of their line, or one that only looks like it", () => {
  const named = (names: string[]) =>
    names.map((display_name, index) =>
      buildShipment(
        {
          creator_uid: `n${index}`,
          display_name,
          recipient: { ...rows[0]!.recipient, name: `氏名${index}` },
        },
        index,
      ),
    );
  const twins = named(["花", "花"]);
  expect(pastedNumbers("花\t401234567890", twins)).toMatchObject({
    numbers: new Map(),
    left: [{ line: "花\t401234567890", why: "nobody" }],
  });
  // 「さん」 and 「様」 are taken off the end of a name, not out of it.
  const alike = named(["かな", "かんな", "さくら"]);
  const { numbers } = pastedNumbers(
    "かんなさん\t401234567890\nかな 様\t401234567891\nさくら\t401234567892",
    alike,
  );
  expect([...numbers]).toEqual([
    ["n1", "401234567890"],
    ["n0", "401234567891"],
    ["n2", "401234567892"],
  ]);
  // One who has the name as it is in another's parcel is found by the rest of the line.
  expect(pastedNumbers("花\t氏名1\t401234567890", twins).numbers).toEqual(new Map([["n1", "401234567890"]]));
});

it("are no telephone numbers, postal codes or days that stand before them in a carrier's list", () => {
  const line = (cells: string[]) => ["名前1", ...cells].join(",");
  const found = (cells: string[]) => [...pastedNumbers(line(cells), rows).numbers.values()];
  expect(found(["150-0041", "090-1234-5678", "20261130", "4012-3456-7890"])).toEqual(["401234567890"]);
  expect(found(["2026/11/30", "03-1234-5678", "401234567890"])).toEqual(["401234567890"]);
  // A number alone is taken as it stands: carriers print some that look like these.
  expect(found(["09012345678"])).toEqual(["09012345678"]);
  const { numbers, left } = pastedNumbers(line(["401234567890", "401234567891"]), rows);
  expect([numbers.size, left]).toEqual([0, [{ line: "名前1,401234567890,401234567891", why: "several" }]]);
});

it("of two lines for one person are both left to be looked at: one parcel has one number", () => {
  const text = "名前1\t401234567890\n名前1\t401234567891";
  expect(pastedNumbers(text, rows)).toMatchObject({
    numbers: new Map(),
    left: text.split("\n").map((line) => ({ line, why: "several" })),
  });
  expect(pastedNumbers("名前1\t401234567890\n名前1\t4012-3456-7890", rows).numbers).toEqual(
    new Map([["c1", "401234567890"]]),
  );
});

it("say why they are left: a parcel that is on its way, or a line of somebody that has no number", () => {
  const { numbers, left } = pastedNumbers(
    "名前1\t401234567890\n名前2\t401234567891\n名前1\t12",
    rows.slice(0, 1),
    [],
    rows.slice(1),
  );
  expect([...numbers]).toEqual([["c1", "401234567890"]]);
  expect(left).toEqual([
    { line: "名前2\t401234567891", why: "sent" },
    { line: "名前1\t12", why: "numberless" },
  ]);
  // Of two with one name the parcel that still waits is meant.
  const twin = { ...rows[0]!, creator_uid: "c9" };
  expect([...pastedNumbers("名前1\t401234567890", [twin], [], rows).numbers]).toEqual([
    ["c9", "401234567890"],
  ]);
});
