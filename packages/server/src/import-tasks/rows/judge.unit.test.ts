import type { ImportMapping } from "@tsumugi/contract";
import { expect, it, onTestFinished } from "vitest";
import { type FileToJudge, judgeOf } from "./fileJudge.ts";
import { openJudge } from "./judge.adapter.ts";

const AT = new Date("2026-11-20T03:00:00Z");
const mapping: ImportMapping = ["display_name", "email", "instagram", "memo"];
const MEMO = "撮影は平日の夜。".repeat(12);
const lines = Array.from({ length: 4000 }, (_, n) =>
  n % 50 === 7
    ? `だれか${n},壊れた宛先,@who_${n},`
    : `髙橋${n % 3000},c${n % 3000}@example.jp,@hana_${n % 3000},${MEMO}`,
);
const text = `名前,メール,インスタ,メモ\n${lines.join("\n")}\n`;

const toJudge = (content: FileToJudge["content"]): FileToJudge => ({
  content,
  delimiter: ",",
  from: text.indexOf("\n") + 1,
  row: 2,
  encoding: "utf-8",
  mapping,
  rules: { on_match: "update", match_by: "auto", blanks: "keep", seen_at: null },
  fixes: new Map(),
  genres: [],
  colleagues: [],
  fields: [],
  tags: [],
  claims: new Map(),
  task: { company_uid: "company", uid: "task", created_by: "member" },
});

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll(/\b[0-9a-z]{24}\b/g, "uid");

/** Everything that a judge says of the file, with what it calls by chance left out. */
async function saidBy(judge: Awaited<ReturnType<typeof judgeOf>>) {
  const said: unknown[] = [];
  for (let read = await judge.read(700); read; read = await judge.read(700)) {
    const found = { records: [], searched: [], at: AT };
    // The first plan of each chunk is thrown away, as where its rows have to be judged again.
    await judge.plan(read.chunk, found);
    const { created, outcomes, ...plan } = await judge.plan(read.chunk, found);
    const lines = [created.creators, created.accounts, created.genres, outcomes].map(textOf);
    await judge.settle(read.chunk);
    said.push({ read, plan, lines });
  }
  return said;
}

it("judges a large file in a thread of its own as it would here, from its text and from its bytes", async () => {
  const here = await saidBy(await judgeOf(toJudge(text)));
  expect(here).toHaveLength(6);
  for (const content of [text, new TextEncoder().encode(text)]) {
    const judge = await openJudge(toJudge(content));
    onTestFinished(judge.close);
    expect(await saidBy(judge)).toEqual(here);
  }
});

it("refuses what it is asked once its thread has ended, instead of waiting for ever", async () => {
  const judge = await openJudge(toJudge(text));
  await expect(judge.settle(99)).rejects.toThrow("has not been read");
  const open = Promise.allSettled([judge.read(100_000)]);
  await judge.close();
  expect(await open).toMatchObject([{ status: "rejected" }]);
  await expect(judge.read(10)).rejects.toThrow("has ended");
});
