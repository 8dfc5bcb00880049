import { managedCreatorUpdateBody } from "@tsumugi/contract/schemas";
import { expect, it } from "vitest";
import { creatorFormShape } from "../../managed-creators/creatorFormShape.ts";
import { readKeptValues, writeKeptValues } from "../../shared/keptValues.ts";
import { joinedForms } from "./joinedForms.ts";

const kept = (values: Partial<typeof creatorFormShape>) =>
  writeKeptValues(creatorFormShape, { ...creatorFormShape, ...values }, 7);

it("carries what was typed to another record as typed over the state before both were one", () => {
  expect(readKeptValues(joinedForms(kept({ memo: "夜に連絡" }), ""), creatorFormShape)).toEqual({
    values: { memo: "夜に連絡" },
    version: 1,
  });
});

it("can be sent to be saved", () => {
  const { values, version } =
    readKeptValues(joinedForms(kept({ memo: "夜に連絡" }), ""), creatorFormShape) ?? {};
  expect(managedCreatorUpdateBody.safeParse({ ...values, version }).error?.issues).toBeUndefined();
});

it("keeps what was being typed there already", () => {
  const text = joinedForms(kept({ memo: "前の記録", phone: "03" }), kept({ memo: "ここ" }));
  expect(readKeptValues(text, creatorFormShape)?.values).toEqual({ memo: "ここ", phone: "03" });
});
