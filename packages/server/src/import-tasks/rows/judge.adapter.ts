import { Worker } from "node:worker_threads";
import { type FileJudge, type FileToJudge, judgeOf } from "./fileJudge.ts";
import type { JudgeAnswer, JudgeAsked } from "./judgeMessages.ts";

/** Letters or bytes from which on a thread of its own pays: to start it takes as long as to judge a thousand rows. */
const LARGE = 256 * 1024;
/**
 * MB that its objects may take, those that live for a chunk and those that stay: by these the thread decides how much it
 * gathers before it clears away. The largest file with what its rows stand for needs less than half.
 */
const MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

export interface OpenJudge extends FileJudge {
  readonly close: () => Promise<void>;
}

/**
 * Judges a file's rows: those of a large one in a thread of its own, with less right to a core than the one that answers
 * requests, which would otherwise wait. Takes bytes over. Close it when the file is done.
 */
export async function openJudge(file: FileToJudge): Promise<OpenJudge> {
  const { content } = file;
  if (content.length < LARGE) return { ...(await judgeOf(file)), close: async () => {} };
  const worker = new Worker(new URL("./judgeWorker.ts", import.meta.url), {
    workerData: file,
    transferList: typeof content === "string" ? [] : [content.buffer],
    resourceLimits: MEMORY,
    // What tests and debuggers put into this process's arguments is not the worker's.
    execArgv: [],
  });
  const ask = asking(worker);
  return {
    read: (size) => ask("read", size),
    plan: (chunk, found) => ask("plan", chunk, found),
    settle: (chunk) => ask("settle", chunk),
    preview: (chunk, records) => ask("preview", chunk, records),
    previewed: () => ask("previewed"),
    close: async () => void (await worker.terminate()),
  };
}

/** Calls into the thread; one that has ended refuses what is asked and what it had not answered. */
function asking(worker: Worker) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let gone: Error | undefined;
  const end = (error: Error) => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  worker.on("error", end);
  worker.on("messageerror", end);
  worker.on("exit", () => end(new Error("The thread that judges an import's rows has ended.")));
  worker.on("message", (answer: JudgeAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("wrong" in answer) asked?.reject(new Error(answer.wrong));
    else asked?.resolve(answer.result);
  });
  let last = 0;
  return <Verb extends keyof FileJudge>(
    verb: Verb,
    ...args: Parameters<FileJudge[Verb]>
  ): ReturnType<FileJudge[Verb]> => {
    const answer = Promise.withResolvers<unknown>();
    if (gone) answer.reject(gone);
    else {
      last += 1;
      waiting.set(last, answer);
      worker.postMessage({ id: last, verb, args } satisfies JudgeAsked);
    }
    return answer.promise as ReturnType<FileJudge[Verb]>;
  };
}
