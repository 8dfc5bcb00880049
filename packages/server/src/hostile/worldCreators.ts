import type { BulkAction } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { customFields } from "../db/schema/custom-fields.ts";
import {
  importDraftFixes,
  importDraftParts,
  importDraftRows,
  importDrafts,
} from "../db/schema/import-tasks.ts";
import { managedCreatorHistory } from "../db/schema/managed-creator-history.ts";
import {
  absorbedCreators,
  managedCreatorChangeRows,
  managedCreatorChanges,
  managedCreators,
} from "../db/schema/managed-creators.ts";
import { savedViewDefaults, savedViews } from "../db/schema/saved-views.ts";

export async function insertBulkChange(
  word: string,
  company_uid: string,
  created_by: string,
  creator_uid: string,
) {
  await db().insert(absorbedCreators).values({
    uid: newUid(),
    company_uid,
    into_uid: creator_uid,
    display_name: word,
    absorbed_at: now(),
  });
  const uid = newUid();
  const action: BulkAction = { kind: "add_tags", tags: [word] };
  await db()
    .insert(managedCreatorChanges)
    .values({ uid, company_uid, action, created_by, created_at: now() });
  await db()
    .insert(managedCreatorChangeRows)
    .values({
      company_uid,
      change_uid: uid,
      managed_creator_uid: creator_uid,
      before: { tags: [word] },
      version_after: 9,
    });
  return uid;
}

/** A field of the company's own of each kind that has words, with a value that the creator holds. */
export async function insertCustomField(word: string, company_uid: string, creator_uid: string) {
  const uid = newUid();
  const at = now();
  const options = [{ uid: newUid(), label: `${word} 選択肢` }];
  const field = { company_uid, type: "text" as const, created_at: at, updated_at: at };
  await db()
    .insert(customFields)
    .values([
      { ...field, uid, label: `${word} 項目`, position: 1 },
      { ...field, uid: newUid(), label: `${word} 選ぶ項目`, type: "select", options, position: 2 },
    ]);
  await db()
    .update(managedCreators)
    .set({ custom_values: { [uid]: word } })
    .where(eq(managedCreators.uid, creator_uid));
  return uid;
}

export async function insertHistory(word: string, company_uid: string, by_uid: string, creator_uid: string) {
  const uid = newUid();
  const changes = [{ field: "memo" as const, before: "", after: word }];
  await db().insert(managedCreatorHistory).values({
    uid,
    company_uid,
    managed_creator_uid: creator_uid,
    kind: "merged",
    subject: word,
    changes,
    by_uid,
    at: now(),
  });
}

export async function insertView(word: string, company_uid: string, owner_uid: string) {
  const uid = newUid();
  const at = now();
  await db()
    .insert(savedViews)
    .values({
      uid,
      company_uid,
      owner_uid,
      list: "creators",
      name: word,
      query: `keyword=${word}`,
      is_shared: true,
      created_at: at,
      updated_at: at,
    });
  await db()
    .insert(savedViewDefaults)
    .values({ company_uid, user_uid: owner_uid, list: "creators", view_uid: uid });
  return uid;
}

/** A file on its way in, judged once: the row of the failed one, and a cell fixed in it. */
export async function insertImportDraft(word: string, company_uid: string, created_by: string) {
  const uid = newUid();
  const at = now();
  const csv = new TextEncoder().encode(`表示名,メモ\n${word},${word}\n,${word}\n`);
  await db()
    .insert(importDrafts)
    .values({
      uid,
      company_uid,
      created_by,
      file_name: `${word}.csv`,
      size: csv.byteLength,
      is_whole: true,
      created_at: at,
      expires_at: new Date(at.getTime() + 86_400_000),
      judged_uid: uid,
      change: 1,
    });
  const of = { company_uid, draft_uid: uid };
  await db()
    .insert(importDraftParts)
    .values({ ...of, position: 0, bytes: csv });
  const problems = [{ field: "display_name", message: word }];
  await db()
    .insert(importDraftRows)
    .values({ ...of, judged_uid: uid, row: 2, cells: ["", word], problems, kinds: [word], search: word });
  await db()
    .insert(importDraftFixes)
    .values({ ...of, row: 2, column_index: 0, value: word, change: 1 });
  return uid;
}
