import {
  type createReportShare as createCall,
  type DailyMetrics,
  figuresOf,
  type ParsedBodyOf,
  type ReportShare,
  type SharedReport,
  type SummaryMetrics,
  shownColorOf,
  sourcesOf,
  sumFigures,
} from "@tsumugi/contract";
import { judgeGuess } from "../auth/guesses.service.ts";
import { checkPassword, hashPassword } from "../auth/passwords.ts";
import type { Actor, MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { DAY_MS } from "../core/clock.ts";
import { context, now, publicUrl } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { hashToken, newToken, newUid } from "../core/ids.ts";
import { networkOf } from "../core/network.ts";
import { inTransaction } from "../db/index.ts";
import { dailyOf, summaryOf } from "../posts/projectMetrics.service.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import * as repository from "./reports.repository.ts";

type ListedShare = NonNullable<Awaited<ReturnType<typeof repository.findShare>>>;

const present = ({ share, maker }: ListedShare): ReportShare => ({
  uid: share.uid,
  label: share.label,
  sections: share.sections,
  shows_fees: share.shows_fees,
  has_password: share.password_hash !== null,
  expires_at: share.expires_at.toISOString(),
  created_at: share.created_at.toISOString(),
  created_by: maker,
  revoked_at: share.revoked_at?.toISOString() ?? null,
  opened_count: share.opened_count,
  last_opened_at: share.last_opened_at?.toISOString() ?? null,
});

/** The links of a project's report, ended ones too. @throws AppError not_found */
export async function listReportShares({ company_uid }: MemberActor, { id }: { id: string }) {
  found(await findProjectRow(company_uid, id));
  return { items: (await repository.listShares(company_uid, id)).map(present) };
}

/** Makes a link. Only the hash of its secret is kept, so that it cannot be shown again. @throws AppError not_found */
export async function createReportShare(
  { company_uid, uid: member_uid }: MemberActor,
  { id, label, sections, shows_fees, days, password }: ParsedBodyOf<typeof createCall> & { id: string },
): Promise<{ share: ReportShare; url: string }> {
  found(await findProjectRow(company_uid, id));
  const password_hash = password === undefined ? null : await hashPassword(password);
  const token = newToken();
  const uid = newUid();
  const at = now();
  const expires_at = new Date(at.getTime() + days * DAY_MS);
  return inTransaction(async () => {
    await repository.insertShare({
      uid,
      company_uid,
      project_uid: id,
      token_hash: hashToken(token),
      label,
      sections: [...new Set(sections)],
      shows_fees,
      password_hash,
      expires_at,
      created_by: member_uid,
      created_at: at,
    });
    await audit("report_share.create", id, {
      label,
      sections,
      shows_fees,
      has_password: password_hash !== null,
      expires_at: expires_at.toISOString(),
    });
    return {
      share: present(found(await repository.findShare(company_uid, uid))),
      url: publicUrl(`/share/${token}`),
    };
  });
}

/** Ends a link at once; one that is ended stays so. @throws AppError not_found */
export function revokeReportShare(
  { company_uid, uid }: MemberActor,
  { id }: { id: string },
): Promise<ReportShare> {
  return inTransaction(async () => {
    const { share } = found(await repository.findShare(company_uid, id));
    if (await repository.revokeShare(company_uid, id, { revoked_at: now(), revoked_by: uid })) {
      await audit("report_share.revoke", share.project_uid, { label: share.label });
    }
    return present(found(await repository.findShare(company_uid, id)));
  });
}

/** More lines than this cannot be told apart. */
const LINES = 12;

const NO_PASSWORD = "このレポートを見るには、送信者から受け取ったパスワードを入力してください。";
const REVOKED = "この共有リンクは停止されています。必要なときは、送信者に新しいリンクを依頼してください。";

/** @throws AppError password_required, rate_limited after five wrong guesses in a row */
async function checkGuess({ uid, password_hash }: repository.ShareRow, password: string | undefined) {
  if (password_hash === null) return;
  if (password === undefined) throw new AppError("password_required", { message: NO_PASSWORD });
  // As it is set; one that was set before may hold the letters as they were typed.
  const plain = password.normalize("NFKC");
  const isRight =
    (await checkPassword(password_hash, plain)) ||
    (plain !== password && (await checkPassword(password_hash, password)));
  const key = `report_share:${uid}`;
  const source = networkOf(context().address);
  if (!(await judgeGuess({ key, source, isKnown: false, isRight, what: "パスワードの入力" })))
    throw new AppError("password_required");
}

/**
 * What a link shows. Nothing of it names a row of ours, and no fee unless the link is to show them.
 * @throws AppError not_found, link_revoked, link_expired, password_required, rate_limited
 */
export async function openSharedReport(
  _actor: Actor,
  { token, password }: { token: string; password?: string | undefined },
): Promise<SharedReport> {
  const { share, company, project } = found(await repository.findShareByToken(hashToken(token)));
  if (share.revoked_at) throw new AppError("link_revoked", { message: REVOKED });
  if (share.expires_at <= now() || !company.permission.includes("report")) throw new AppError("link_expired");
  await checkGuess(share, password);
  const reader = { company_uid: company.uid, canSeeFees: share.shows_fees };
  const id = share.project_uid;
  const shows = (section: SharedReport["sections"][number]) => share.sections.includes(section);
  const summary = await summaryOf(reader, { id });
  const daily = shows("daily")
    ? await dailyOf(reader, { id, field: "views", days_later: 30, mode: "cumulative", lines: LINES })
    : null;
  const kept = shows("comment") ? await repository.findReport(company.uid, id) : undefined;
  await repository.noteOpened(company.uid, share.uid, now());
  const names = aliasesOf(summary);
  return {
    company: { name: company.name, color: shownColorOf(company.color, company.uid) },
    project,
    sections: share.sections,
    shows_fees: share.shows_fees,
    expires_at: share.expires_at.toISOString(),
    comment: kept?.report.comment ?? "",
    summary: disguised(summary, names, shows),
    daily: daily && { ...daily, series: daily.series.map((one) => ({ ...one, ...names(one) })) },
  };
}

type Named = Pick<DailyMetrics["series"][number], "post_uid" | "creator">;

/** Ids that hold within the answer only. */
function aliasesOf({ ranking }: SummaryMetrics) {
  const creators = [...new Set(ranking.map(({ creator }) => creator.uid))];
  const posts = ranking.map(({ post_uid }) => post_uid);
  return ({ post_uid, creator }: Named) => ({
    post_uid: `post-${posts.indexOf(post_uid) + 1}`,
    creator: { ...creator, uid: `creator-${creators.indexOf(creator.uid) + 1}` },
  });
}

/** What is not shown is not sent either: whoever has the link can read the answer itself. */
const NOTHING: Pick<SummaryMetrics, "by_platform" | "by_media_type"> = { by_platform: [], by_media_type: [] };
const NO_SUMS = { ...figuresOf(sumFigures([]), false), sources: sourcesOf([], false) };
/** Pictures of posts stand without what they cost. */
const NO_RATIOS = { cost: null, er: null, cpv: null, cpe: null };

function disguised(
  summary: SummaryMetrics,
  names: ReturnType<typeof aliasesOf>,
  shows: (section: SharedReport["sections"][number]) => boolean,
): SummaryMetrics {
  const lists = shows("ranking") || shows("gallery");
  return {
    ...summary,
    ...(!shows("summary") && NO_SUMS),
    ...(!shows("breakdown") && NOTHING),
    ranking: lists
      ? summary.ranking.map((post) => ({
          ...post,
          ...names(post),
          ...(!shows("ranking") && NO_RATIOS),
          values: NO_SUMS.totals,
          job_post_count: 1,
          job_fee: null,
        }))
      : [],
  };
}
