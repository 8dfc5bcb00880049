import { platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type FileJudge, type FileToJudge, judgeOf } from "./fileJudge.ts";
import type { JudgeAnswer, JudgeAsked } from "./judgeMessages.ts";

/** Below the thread that answers requests: where both want a core, that one gets it. */
const LOWER = 10;
// Only Linux counts threads apart; elsewhere it would be the whole server.
if (platform() === "linux") setPriority(LOWER);

const opening = judgeOf(workerData as FileToJudge);

/** What is handed over instead of copied: megabytes of lines. */
const buffersIn = (result: unknown): ArrayBuffer[] => {
  if (typeof result !== "object" || result === null || !("outcomes" in result)) return [];
  const { created, outcomes } = result as Awaited<ReturnType<FileJudge["plan"]>>;
  return [created.creators, created.accounts, created.genres, outcomes].map(({ buffer }) => buffer);
};

parentPort?.on("message", async ({ id, verb, args }: JudgeAsked) => {
  const call = async () => {
    const judge = await opening;
    return (judge[verb] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
  };
  const answer: JudgeAnswer = await call().then(
    (result) => ({ id, result }),
    (error: unknown) => ({ id, wrong: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer, "result" in answer ? buffersIn(answer.result) : []);
});
