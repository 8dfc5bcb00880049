import type { ReactNode } from "react";

export interface StepperStep {
  /** 手順の名前。名詞で短く。 */
  label: string;
  /** 終わったか。渡さなければ `current` より前が終わった手順です。 */
  done?: boolean;
  /** この手順にある誤りの数。 */
  errorCount?: number;
  /** 飛ばしてもよい手順。 */
  optional?: boolean;
  /** まだ選べない手順。 */
  disabled?: boolean;
  /** 名前の下の一行。「4項目中3項目を入力」。 */
  summary?: ReactNode;
}

export interface StepLook {
  state: "done" | "failed" | undefined;
  errorCount: number;
}

/** An error outdoes all else: a step that was finished and is wrong has to be gone back to. */
export function stepLook(
  { done, errorCount = 0 }: StepperStep,
  index: number,
  current: number,
  error: string | undefined,
): StepLook {
  const isFailed = errorCount > 0 || (error !== undefined && index === current);
  if (isFailed) return { state: "failed", errorCount };
  return { state: (done ?? index < current) ? "done" : undefined, errorCount };
}
