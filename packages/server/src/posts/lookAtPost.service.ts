import type { MetricSource, PrOccasion } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { type PostRow, updatePost } from "./posts.repository.ts";
import { checkPr } from "./prCheck.ts";
import { insertLooks } from "./prLedger.repository.ts";
import { rulesOf } from "./prRules.service.ts";

export interface Look {
  readonly occasion: PrOccasion;
  readonly source: MetricSource;
  /** Null: the platform does not show the post any more. */
  readonly text: string | null;
  readonly screenshot?: string | undefined;
  /** The member who looked; absent: the product. */
  readonly checked_by?: string;
}

/**
 * Keeps what a post says now and what it comes to by the rules. A planned look that another process took meanwhile changes
 * nothing. Members hear of what the post carried before and does not carry any more.
 */
export function lookAtPost(post: PostRow, { text, ...look }: Look): Promise<void> {
  const { company_uid, uid: post_uid } = post;
  return inTransaction(async () => {
    const project = found(await findProjectRow(company_uid, post.project_uid));
    const check = checkPr(text ?? "", (await rulesOf(company_uid))(post.platform, project));
    const at = now();
    const made = await insertLooks([
      {
        uid: newUid(),
        company_uid,
        post_uid,
        occasion: look.occasion,
        source: look.source,
        outcome: text === null ? "gone" : "read",
        status: check.status,
        results: check.results,
        caption: text ?? "",
        screenshot: look.screenshot ?? null,
        checked_by: look.checked_by ?? null,
        checked_at: at,
      },
    ]);
    if (made.length === 0) return;
    if (check.status !== "unchecked") {
      const { status: pr_status, found: pr_found, missing: pr_missing, ng_words } = check;
      await updatePost(company_uid, post_uid, {
        pr_status,
        pr_found,
        pr_missing,
        ng_words,
        pr_checked_at: at,
        pr_checked_by: look.checked_by ?? null,
      });
    }
    await reportLoss(post, text === null, check, look.checked_by);
  });
}

async function reportLoss(
  post: PostRow,
  isGone: boolean,
  { missing, ng_words }: { missing: readonly string[]; ng_words: readonly string[] },
  except: string | undefined,
): Promise<void> {
  const { company_uid, project_uid, uid } = post;
  const lost = missing.filter((label) => !post.pr_missing.includes(label));
  const bad = ng_words.filter((word) => !post.ng_words.includes(word));
  if (!isGone && lost.length === 0 && bad.length === 0) return;
  const what = isGone
    ? "投稿が見られなくなりました"
    : lost.length > 0
      ? "投稿から必要な表記が消えました"
      : "投稿にNGワードが見つかりました";
  await notifyMembers({
    company_uid,
    kind: "post_lost",
    title: what,
    body: [post.title, [...lost, ...bad].join("、")].filter(Boolean).join(": "),
    href: `/projects/${project_uid}/posts?view=pr&post=${uid}`,
    except: except ?? null,
  });
}
