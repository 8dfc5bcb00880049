import type { BulkAction } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { managedCreatorChangeRows, managedCreatorChanges } from "../db/schema/managed-creators.ts";
import { savedViewDefaults, savedViews } from "../db/schema/saved-views.ts";

export async function insertBulkChange(
  word: string,
  company_uid: string,
  created_by: string,
  creator_uid: string,
) {
  const uid = newUid();
  const action: BulkAction = { kind: "add_tags", tags: [word] };
  await db()
    .insert(managedCreatorChanges)
    .values({ uid, company_uid, action, created_by, created_at: now() });
  await db()
    .insert(managedCreatorChangeRows)
    .values({
      ...{ company_uid, change_uid: uid, managed_creator_uid: creator_uid },
      ...{ before: { tags: [word] }, version_after: 9 },
    });
  return uid;
}

export async function insertView(word: string, company_uid: string, owner_uid: string) {
  const uid = newUid();
  const at = now();
  await db()
    .insert(savedViews)
    .values({
      ...{ uid, company_uid, owner_uid, list: "creators", name: word, query: `keyword=${word}` },
      ...{ is_shared: true, created_at: at, updated_at: at },
    });
  await db()
    .insert(savedViewDefaults)
    .values({ company_uid, user_uid: owner_uid, list: "creators", view_uid: uid });
  return uid;
}
