import { textLength } from "@tsumugi/contract";
import type { CellValue } from "@tsumugi/ui";

/** Says why a typed text is refused, before it is sent. */
export const tooLong = (max: number) => (value: CellValue) =>
  textLength(String(value ?? "")) > max
    ? `${max.toLocaleString("ja-JP")}文字以内で入力してください。`
    : undefined;
