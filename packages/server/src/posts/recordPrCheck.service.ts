import type { MetricSource, PrOccasion } from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { tellOfPost } from "./postNotices.service.ts";
import { type PostRow, updatePost } from "./posts.repository.ts";
import { checkPr, type PrResult } from "./prCheck.ts";
import { dueLookOf, insertLooks } from "./prLedger.repository.ts";
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
 * Keeps what a post says now and what it comes to by the rules. Members hear of what the post carried before and does not
 * carry any more; that a post is gone is told by `noteFailure`. Answers whether something was told.
 */
export function recordPrCheck(post: PostRow, { text, ...look }: Look): Promise<boolean> {
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
    // A planned look that another process took meanwhile changes nothing.
    if (made.length === 0) return false;
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
    // What a first look does not find has not been lost.
    const isFirst = look.occasion === "registered";
    return text === null || isFirst ? false : tellWhatIsLost(post, check, look.checked_by);
  });
}

async function tellWhatIsLost(
  post: PostRow,
  { missing, ng_words }: PrResult,
  except: string | undefined,
): Promise<boolean> {
  const lost = missing.filter((label) => !post.pr_missing.includes(label));
  const bad = ng_words.filter((word) => !post.ng_words.includes(word));
  if (lost.length === 0 && bad.length === 0) return false;
  await tellOfPost(post, {
    title: lost.length > 0 ? "投稿から必要な表記が消えました" : "投稿にNGワードが見つかりました",
    detail: [...lost, ...bad].join("、"),
    view: "pr",
    except,
  });
  return true;
}

/** All of its words were taken out: what they carried is not there any more, and without words nothing is claimed. */
const forgetCheck = ({ company_uid, uid }: PostRow): Promise<void> =>
  updatePost(company_uid, uid, {
    pr_status: "unchecked",
    pr_found: [],
    pr_missing: [],
    ng_words: [],
    pr_checked_at: null,
    pr_checked_by: null,
  });

/**
 * After a post was read for its figures: takes the look that is planned for day 1, 7 or 30, or one for a text that changed,
 * without asking the platform a second time. One event is told once, by what matters most about it.
 */
export async function recordAfterCollection(
  post: PostRow,
  { text, source }: Pick<Look, "text" | "source">,
  isChanged: boolean,
): Promise<void> {
  if (isChanged && text?.trim() === "") await forgetCheck(post);
  const due = await dueLookOf(post, dayInJapan(now()));
  const occasion = due ?? (isChanged ? "changed" : undefined);
  const isTold = occasion !== undefined && (await recordPrCheck(post, { occasion, source, text }));
  if (isChanged && !isTold) await tellOfPost(post, { title: "投稿の本文が変わりました" });
}
