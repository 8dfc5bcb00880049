import { dayWords } from "../core/fieldWords.ts";
import { dayInJapan } from "../shared/days.ts";
import { type Platform, platformLabels } from "../shared/enums.ts";

/** Where and when the posts of a project go out, as agreed. Days as `YYYY-MM-DD`; empty and null: nothing is said. */
export interface PostTerms {
  readonly platforms: readonly Platform[];
  readonly posting_starts_on: string | null;
  readonly posting_ends_on: string | null;
}

/**
 * What of a post is not as agreed, for people to judge: it is registered all the same, since plans change and a wrong address
 * looks just like that.
 * @param post `posted_at` in ISO 8601; null where the platform does not tell
 */
export function postRemarks(
  { platform, posted_at }: { readonly platform: Platform; readonly posted_at: string | null },
  { platforms, posting_starts_on: from, posting_ends_on: to }: PostTerms,
): string[] {
  const remarks: string[] = [];
  if (platforms.length > 0 && !platforms.includes(platform)) {
    const agreed = platforms.map((one) => platformLabels[one]).join("・");
    remarks.push(
      `案件のSNS（${agreed}）ではなく、${platformLabels[platform]}の投稿です。URLを確認してください。`,
    );
  }
  const day = posted_at && dayInJapan(posted_at);
  if (day && ((from && day < from) || (to && day > to))) {
    const period = `${from ? dayWords(from) : ""}〜${to ? dayWords(to) : ""}`;
    remarks.push(
      `投稿日（${dayWords(day)}）が、投稿期間（${period}）の外です。別の投稿でないか確認してください。`,
    );
  }
  return remarks;
}
