import { expect, it } from "vitest";
import { createNoticeScene, line } from "../testing/notices.ts";

const { company, operator, finance, create, move, get, received } = await createNoticeScene();

it("shows a company its notice's editions without the name of the operator who wrote them", async () => {
  const first = await received(["issued"]);
  const { version } = (await move(first.uid, "disputed", { reason: "8月分が含まれていません" }, finance))
    .body;
  const body = { company_uid: company.uid, received_on: "2026-11-10", lines: [line({ amount: 120_000 })] };
  const made = await create({ ...body, replaces: { uid: first.uid, version } }, operator);
  await move(made.body.items[0]?.uid ?? "", "issued", {}, operator);
  const seen = await get(first.uid, finance);
  expect(seen.history.map(({ to, by }) => [to, by?.uid])).toEqual([
    ["draft", undefined],
    ["issued", undefined],
    ["disputed", finance.uid],
    ["cancelled", undefined],
  ]);
  expect((await get(first.uid, operator)).history.at(-1)?.by?.uid).toBe(operator.uid);
});
