import { type JobWish, termText, yenWords } from "@tsumugi/contract";

/** `希望 ¥80,000（+¥20,000）`, beside the fee as it is; a wish without a sum names what there is. */
export function wishWords({ fee, delivery_on }: JobWish, present: number | null): string {
  if (fee !== null) {
    const more = present === null ? 0 : fee - present;
    const difference = more === 0 ? "" : `（${more > 0 ? "+" : "−"}${yenWords(Math.abs(more))}）`;
    return `希望 ${yenWords(fee)}${difference}`;
  }
  return delivery_on === null ? "相談あり" : `希望 納品 ${termText("delivery_on", delivery_on)}`;
}
