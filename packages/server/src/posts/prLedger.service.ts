import type { MetricSource, PostReuseBody, PrRecord } from "@tsumugi/contract";
import { hasFeature, type MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { csvResponse, once } from "../core/csvResponse.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { isGone, PlatformError } from "../platforms/platformError.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { isEvidence } from "../uploads/uploads.repository.ts";
import { refuseErased } from "./collectPost.service.ts";
import { fetchStored } from "./fetchStored.service.ts";
import { noteFailure, noteFound } from "./noteCollection.service.ts";
import { lockCollection, selectCollections } from "./postCollections.repository.ts";
import { lockPost, type PostFilter, type PostRow, selectPosts } from "./posts.repository.ts";
import { presentRecord } from "./prLedger.presenter.ts";
import * as repository from "./prLedger.repository.ts";
import { ledgerHeader, ledgerRow } from "./prLedgerCsv.presenter.ts";
import { selectPrRules } from "./prRules.repository.ts";
import { recordPrCheck } from "./recordPrCheck.service.ts";

async function recordsOf(company_uid: string, filter: PostFilter): Promise<PrRecord[]> {
  const views = await selectPosts(company_uid, filter);
  const uids = views.map(({ post }) => post.uid);
  const rules = await selectPrRules(company_uid);
  const looks = Map.groupBy(await repository.selectLooks(company_uid, uids), (look) => look.post_uid);
  const reuses = Map.groupBy(await repository.selectReuses(company_uid, uids), (reuse) => reuse.post_uid);
  const signatures = new Map(
    (await repository.selectSignatures(company_uid, uids)).map((row) => [row.post_uid, row]),
  );
  return views.map((view) => {
    const { uid, platform } = view.post;
    return presentRecord(view, {
      looks: looks.get(uid) ?? [],
      signature: signatures.get(uid),
      reuses: reuses.get(uid) ?? [],
      needs_label: rules[platform].needs_label,
    });
  });
}

const recordOf = async (company_uid: string, uid: string): Promise<PrRecord> =>
  found((await recordsOf(company_uid, { uid }))[0]);

/** The ledger of a project, as data or as a file. @throws AppError not_found, feature_not_granted */
export async function listLedger(
  actor: MemberActor,
  {
    id: project_uid,
    format,
    encoding,
  }: { id: string; format: "json" | "csv"; encoding: "utf-8" | "shift_jis" },
): Promise<{ items: PrRecord[] } | Response> {
  const { company_uid } = actor;
  const project = found(await findProjectRow(company_uid, project_uid));
  if (format === "json") return { items: await recordsOf(company_uid, { project_uid }) };
  if (!hasFeature(actor, "csv_export")) throw new AppError("feature_not_granted");
  const items = await recordsOf(company_uid, { project_uid });
  await audit("pr_ledger.export", project_uid, { encoding, count: items.length });
  const filename = `${project.name}_PR表記台帳_${dayInJapan(now())}.csv`;
  return csvResponse(filename, encoding, ledgerHeader, once(items.map(ledgerRow)));
}

/** @throws AppError not_found */
async function livePost(company_uid: string, uid: string): Promise<PostRow> {
  const post = found(await lockPost(company_uid, uid));
  return found(post.removed_at === null ? post : null);
}

/** @throws AppError invalid_request where the picture was not sent as evidence */
export async function requireEvidence(company_uid: string, screenshot_uid: string | null | undefined) {
  if (!screenshot_uid || (await isEvidence(company_uid, screenshot_uid))) return;
  const message = "画像の保存期限が切れました。もう一度選んでください。";
  throw new AppError("invalid_request", { message, fields: { screenshot_uid: message } });
}

/**
 * Looks at a post now, or keeps what a person read there.
 * @throws AppError not_found, invalid_request, conflict (its creator was erased), platform_not_configured,
 * platform_unavailable, rate_limited
 */
export async function checkPost(
  { company_uid, uid: checked_by }: MemberActor,
  {
    id,
    caption,
    screenshot_uid,
  }: { id: string; caption?: string | undefined; screenshot_uid?: string | undefined },
): Promise<PrRecord> {
  await requireEvidence(company_uid, screenshot_uid);
  const { post } = found((await selectPosts(company_uid, { uid: id }))[0]);
  await refuseErased(company_uid, id);
  const read: ReadText = caption === undefined ? await fetchText(post) : { text: caption, source: "manual" };
  await inTransaction(async () => {
    // The person may have been erased while the platform was asked.
    await refuseErased(company_uid, id);
    // What a person pasted says nothing of whether the platform still shows the post.
    const row = caption === undefined ? await lockCollection(company_uid, id) : undefined;
    if (row) await (read.loss ? noteFailure(post, row, read.loss, checked_by) : noteFound(row));
    const { text, source } = read;
    await recordPrCheck(post, { text, source, occasion: "by_hand", screenshot: screenshot_uid, checked_by });
  });
  return recordOf(company_uid, id);
}

interface ReadText {
  /** Null: the platform does not show the post any more, and `loss` says how. */
  readonly text: string | null;
  readonly source: MetricSource;
  readonly loss?: PlatformError;
}

async function fetchText(post: PostRow): Promise<ReadText> {
  const { company_uid, uid: post_uid } = post;
  const [state] = await selectCollections(company_uid, { post_uid });
  try {
    return await fetchStored(post, state?.collection.caption ?? null);
  } catch (error) {
    if (error instanceof PlatformError && isGone(error.fault))
      return { text: null, source: "api", loss: error };
    throw error;
  }
}

interface Signing {
  readonly id: string;
  readonly is_signed: boolean;
  readonly has_label: boolean;
  readonly note: string;
}

/** Signs for a post's disclosure, or withdraws the signature. @throws AppError not_found, invalid_request, conflict */
export function signPost(actor: MemberActor, { id, is_signed, has_label, note }: Signing): Promise<PrRecord> {
  const { company_uid, uid, name } = actor;
  return inTransaction(async () => {
    await livePost(company_uid, id);
    const record = await recordOf(company_uid, id);
    const at = now();
    if (is_signed) {
      refuseUnexplained(record, { has_label, note });
      const signed_by = uid;
      const made = await repository.insertSignature({
        uid: newUid(),
        company_uid,
        post_uid: id,
        signed_by,
        signed_name: name,
        has_label,
        note,
        signed_at: at,
      });
      if (!made) throw new AppError("conflict", { message: alreadySigned(record) });
      await audit("pr_ledger.sign", record.post.project_uid, { post_uid: id });
    } else if (await repository.withdrawSignature(company_uid, id, { withdrawn_by: uid, withdrawn_at: at })) {
      await audit("pr_ledger.withdraw", record.post.project_uid, { post_uid: id });
    }
    return recordOf(company_uid, id);
  });
}

const alreadySigned = ({ signature }: PrRecord) =>
  `${signature?.name ?? "ほかの人"}さんが署名済みです。署名し直すときは、先に取り消してください。`;

/** What lacks something may be signed, for a reason that whoever reads the ledger later can follow. */
function refuseUnexplained(
  { post, needs_label }: PrRecord,
  { has_label, note }: Pick<Signing, "has_label" | "note">,
) {
  if (note.trim() !== "") return;
  const { status, ng_words } = post.pr_check;
  const lacking =
    status !== "ok"
      ? "必要な表記がそろっていません。"
      : ng_words.length > 0
        ? "NGワードが含まれています。"
        : needs_label && !has_label
          ? "SNSのラベルを確認していません。"
          : undefined;
  if (!lacking) return;
  const message = `${lacking}このまま署名するときは、理由をメモに書いてください。`;
  throw new AppError("invalid_request", { message, fields: { note: message } });
}

type Reuse = Required<Omit<PostReuseBody, "uid" | "version">> & {
  readonly id: string;
  readonly uid?: string | undefined;
  readonly version?: number | undefined;
};

/** Keeps where a post is used again. @throws AppError not_found, invalid_request, stale_version with the present state */
export function saveReuse(
  actor: MemberActor,
  { id, uid, version, screenshot_uid, ...reuse }: Reuse,
): Promise<PrRecord> {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const post = await livePost(company_uid, id);
    await requireEvidence(company_uid, screenshot_uid);
    const at = now();
    const values = Object.assign(reuse, { screenshot: screenshot_uid, updated_at: at });
    if (uid === undefined) {
      const own = { uid: newUid(), company_uid, post_uid: id, created_by: actor.uid, created_at: at };
      await repository.insertReuse(Object.assign(own, values));
    } else {
      // The post is held: nobody else saves between this look and the change.
      const before = found((await recordOf(company_uid, id)).reuses.find((each) => each.uid === uid));
      if (before.version !== version) throw new AppError("stale_version", { current: before });
      await repository.updateReuse(company_uid, id, uid, values);
    }
    await audit("post_reuse.save", post.project_uid, { post_uid: id });
    return recordOf(company_uid, id);
  });
}

/** @throws AppError not_found */
export function removeReuse(
  { company_uid }: MemberActor,
  { id, uid }: { id: string; uid: string },
): Promise<PrRecord> {
  return inTransaction(async () => {
    const post = await livePost(company_uid, id);
    if (!(await repository.deleteReuse(company_uid, id, uid))) throw new AppError("not_found");
    await audit("post_reuse.remove", post.project_uid, { post_uid: id });
    return recordOf(company_uid, id);
  });
}
