import type {
  ImportDraft,
  ImportDraftStep,
  ImportDraftSummary,
  ImportMapping,
  ImportTask,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { DAY_MS } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { breathe } from "../../core/giveWay.ts";
import { newUid } from "../../core/ids.ts";
import { inTransaction } from "../../db/index.ts";
import { partsOf } from "../files/parts.repository.ts";
import { countRows, readUpload, takeFile } from "../files/readUpload.service.ts";
import { queueTask } from "../import-tasks.service.ts";
import { takeBackFixes } from "./import-draft-fixes.repository.ts";
import { countFixesSince, type Judged } from "./import-draft-rows.repository.ts";
import { type ImportDraftRecord, presentDraft, presentDraftSummary } from "./import-drafts.presenter.ts";
import {
  deleteDraft,
  deleteOldDrafts,
  findDraft,
  insertDraft,
  insertDraftPart,
  listDrafts,
  lockDraft,
  updateDraft,
} from "./import-drafts.repository.ts";

/** A file left on Friday is there on Monday; names and addresses are kept no longer than the work on them needs. */
const DRAFT_DAYS = 3;
/** Of one person. */
const MAX_DRAFTS = 5;

export const draftExpiry = (): Date => new Date(now().getTime() + DRAFT_DAYS * DAY_MS);

const GONE =
  "この取込の途中のファイルはありません。取込を始めたか、期限が過ぎました。取込の結果を確かめるか、ファイルを選び直してください。";

export const gone = (): AppError => new AppError("not_found", { message: GONE });

function foundDraft(draft: ImportDraftRecord | undefined): ImportDraftRecord {
  if (!draft) throw gone();
  return draft;
}

/** The caller's own draft. @throws AppError not_found */
export const draftOf = async ({ company_uid, uid: person }: MemberActor, uid: string) =>
  foundDraft(await findDraft(company_uid, person, uid, now()));

/** The same, held until the transaction ends. @throws AppError not_found */
export const heldDraft = async ({ company_uid, uid: person }: MemberActor, uid: string) =>
  foundDraft(await lockDraft(company_uid, person, uid, now()));

/** The rows of its last dry run. */
export const judgedOf = ({ company_uid, uid, judged_uid }: ImportDraftRecord): Judged => ({
  company_uid,
  draft_uid: uid,
  judged_uid: judged_uid ?? "",
});

export async function present(draft: ImportDraftRecord): Promise<ImportDraft> {
  const { company_uid, uid, judged_change } = draft;
  return presentDraft(draft, await countFixesSince(company_uid, uid, judged_change));
}

/** @throws AppError not_found */
export const getDraft = async (actor: MemberActor, { id }: { readonly id: string }): Promise<ImportDraft> =>
  present(await draftOf(actor, id));

/**
 * Keeps a file that can be read as a table with rows. The parts are written one by one, outside a transaction: the
 * embedded database answers others in between, and what a kill leaves behind is nobody's draft.
 * @throws AppError payload_too_large, csv_unreadable
 */
export async function createDraft(
  actor: MemberActor,
  { file }: { readonly file: File },
): Promise<ImportDraft> {
  const { company_uid } = actor;
  const { bytes, file_name } = await takeFile(file);
  await countRows(await readUpload(bytes));
  const uid = newUid();
  await insertDraft(company_uid, {
    uid,
    company_uid,
    created_by: actor.uid,
    file_name,
    size: bytes.byteLength,
    created_at: now(),
    expires_at: draftExpiry(),
  });
  for (const part of partsOf(bytes)) {
    await insertDraftPart(company_uid, uid, part);
    await breathe();
  }
  await inTransaction(async () => {
    await updateDraft(company_uid, uid, { is_whole: true });
    await deleteOldDrafts(company_uid, actor.uid, MAX_DRAFTS);
  });
  return getDraft(actor, { id: uid });
}

export async function myDrafts(actor: MemberActor): Promise<{ items: ImportDraftSummary[] }> {
  return { items: (await listDrafts(actor.company_uid, actor.uid, now())).map(presentDraftSummary) };
}

/** Keeps what was chosen, or takes a fix back. @throws AppError not_found */
export function chooseInDraft(
  actor: MemberActor,
  {
    id: uid,
    ...chosen
  }: {
    id: string;
    mapping?: ImportMapping | undefined;
    step?: ImportDraftStep | undefined;
    take_back?: number | undefined;
  },
): Promise<ImportDraft> {
  return inTransaction(async () => {
    const draft = await heldDraft(actor, uid);
    const { mapping = draft.mapping } = chosen;
    // Rows are only shown of a file that was judged.
    const step = draft.preview ? (chosen.step ?? draft.step) : "mapping";
    if (chosen.take_back !== undefined)
      await takeBackFixes(judgedOf(draft), chosen.take_back, draft.judged_change);
    await updateDraft(actor.company_uid, uid, { mapping, step, expires_at: draftExpiry() });
    return getDraft(actor, { id: uid });
  });
}

/** @throws AppError not_found */
export function discardDraft(actor: MemberActor, { id: uid }: { readonly id: string }): Promise<void> {
  return inTransaction(async () => {
    await heldDraft(actor, uid);
    await deleteDraft(actor.company_uid, uid);
  });
}

/** Of mappings. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Queues the import as it was judged at `seen_at`. The file stays where it is until the import has ended, and is nobody's
 * draft any more.
 * @throws AppError not_found, conflict when something was changed or judged since, csv_columns_mismatch, import_running
 */
export function startDraft(
  actor: MemberActor,
  { id: uid, seen_at }: { readonly id: string; readonly seen_at: string },
): Promise<ImportTask> {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const draft = await heldDraft(actor, uid);
    const { preview } = draft;
    const pending = await countFixesSince(company_uid, uid, draft.judged_change);
    if (!preview || pending > 0 || !same(draft.mapping, preview.mapping)) {
      throw new AppError("conflict", {
        message: "事前確認の後に変更したところがあります。もう一度事前確認をしてから取り込んでください。",
      });
    }
    if (preview.seen_at !== seen_at) {
      throw new AppError("conflict", {
        message:
          "ほかのタブで事前確認をやり直したため、取り込みませんでした。新しい結果を確かめてから取り込んでください。",
      });
    }
    if (preview.problems.length > 0) {
      throw new AppError("csv_columns_mismatch", { message: preview.problems.join("\n") });
    }
    const { file_name, encoding, sheet, delimiter, headers, mapping, total, on_match } = preview;
    const { match_by = "auto", blanks = "keep" } = preview;
    const task = await queueTask(actor, {
      file_name,
      encoding,
      sheet: sheet?.name ?? null,
      delimiter,
      headers,
      mapping,
      total,
      on_match,
      match_by,
      blanks,
      seen_at: new Date(preview.seen_at),
      text_offset: draft.rows_from,
      text_row: draft.first_row,
      draft_uid: uid,
    });
    await updateDraft(company_uid, uid, { task_uid: found(task).uid });
    return task;
  });
}
