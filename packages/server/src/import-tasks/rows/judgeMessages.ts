import type { FileJudge } from "./fileJudge.ts";

/** What the thread that judges is asked. */
export interface JudgeAsked {
  readonly id: number;
  readonly verb: keyof FileJudge;
  readonly args: readonly unknown[];
}

/** And what it answers. */
export type JudgeAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly wrong: string };
