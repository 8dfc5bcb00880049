import {
  CUSTOM_FIELD_LIMITS,
  type CustomField,
  type createCustomField,
  type ParsedBodyOf,
  searchKey,
  type updateCustomField,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { isTakenHeader } from "../import-tasks/mapping/guessMapping.ts";
import * as repository from "./custom-fields.repository.ts";
import { beginRemoval } from "./removeValues.job.ts";
import { renewSearchKeys } from "./renewKeys.job.ts";

type CreateBody = ParsedBodyOf<typeof createCustomField>;
type UpdateBody = ParsedBodyOf<typeof updateCustomField>;
type Row = repository.CustomFieldRow;

const present = ({ uid, label, type, options, archived_at, version }: Row): CustomField => ({
  uid,
  label,
  type,
  options,
  archived_at: archived_at?.toISOString() ?? null,
  version,
});

const refuse = (fields: Record<string, string>) => new AppError("invalid_request", { fields });
const conflict = (message: string) => new AppError("conflict", { message });

/** Fields of the company in their order, archived ones too. */
export async function list({ company_uid }: MemberActor): Promise<{ items: CustomField[] }> {
  return { items: (await repository.listFields(company_uid)).map(present) };
}

/** In a file the label is all that says what a column is. */
function checkLabel(label: string, others: readonly Row[]): void {
  if (isTakenHeader(label))
    throw refuse({ label: `「${label}」はもとからある項目の名前です。別の名前にしてください。` });
  const same = others.find((other) => searchKey(other.label) === searchKey(label));
  if (!same) return;
  const where = same.archived_at ? "アーカイブに" : "";
  throw refuse({ label: `「${same.label}」という項目が${where}あります。別の名前にしてください。` });
}

/** Options as they are kept: those that stood there keep their uid, so that a new name is the same choice. */
function optionsOf(type: Row["type"], given: CreateBody["options"], before: Row["options"]): Row["options"] {
  if (type !== "select") {
    if (given.length > 0) throw refuse({ options: "選択肢は、種類が「選択肢」の項目だけに作れます。" });
    return [];
  }
  if (given.length === 0) throw refuse({ options: "選択肢がありません。1つ以上入力してください。" });
  const known = new Set(before.map(({ uid }) => uid));
  given.forEach(({ uid, label }, index) => {
    const path = `options.${index}.label`;
    if (uid !== undefined && !known.has(uid))
      throw refuse({ [path]: "この選択肢はありません。画面を再読み込みしてください。" });
    const first = given.findIndex(
      (other) => searchKey(other.label) === searchKey(label) || (uid !== undefined && other.uid === uid),
    );
    if (first !== index)
      throw refuse({ [path]: `「${label}」という選択肢が2つあります。どちらかの名前を変えてください。` });
  });
  return given.map(({ uid, label }) => ({ uid: uid ?? newUid(), label }));
}

/** @throws AppError invalid_request for a label that is taken, conflict when there are too many */
export function create({ company_uid }: MemberActor, body: CreateBody): Promise<CustomField> {
  return inTransaction(async () => {
    const all = await repository.lockFields(company_uid);
    if (all.length >= CUSTOM_FIELD_LIMITS.fields)
      throw conflict(
        `自社の項目は${CUSTOM_FIELD_LIMITS.fields}個までです。使わないものを削除してから作成してください。`,
      );
    checkLabel(body.label, all);
    const at = now();
    const uid = newUid();
    const options = optionsOf(body.type, body.options, []);
    const position = Math.max(0, ...all.map((row) => row.position)) + 1;
    await repository.insertField({
      ...body,
      uid,
      company_uid,
      options,
      position,
      created_at: at,
      updated_at: at,
    });
    return find(company_uid, uid);
  });
}

async function find(company_uid: string, uid: string): Promise<CustomField> {
  return present(found((await repository.listFields(company_uid)).find((row) => row.uid === uid)));
}

/** A choice that somebody has is not taken away by the way: nobody would see where it was. */
async function refuseHeldOptions(row: Row, next: Row["options"]): Promise<void> {
  const gone = row.options.filter(({ uid }) => !next.some((option) => option.uid === uid));
  if (gone.length === 0) return;
  const { options } = await repository.countHolders(row.company_uid, row);
  const held = gone.find(({ uid }) => (options[uid] ?? 0) > 0);
  if (!held) return;
  const count = (options[held.uid] ?? 0).toLocaleString("ja-JP");
  throw conflict(
    `「${held.label}」は${count}名に入っているため、なくせません。名前を変えるか、一覧で絞り込んで別の選択肢に変えてください。`,
  );
}

/** @throws AppError not_found, stale_version with the present state, invalid_request for a label that is taken, conflict for a choice that is held */
export function update(
  { company_uid }: MemberActor,
  { id: uid, label, options, is_archived, version }: UpdateBody & { readonly id: string },
): Promise<CustomField> {
  return inTransaction(async () => {
    const all = await repository.lockFields(company_uid);
    const row = found(all.find((each) => each.uid === uid));
    if (row.version !== version) throw new AppError("stale_version", { current: present(row) });
    if (label !== undefined)
      checkLabel(
        label,
        all.filter((each) => each !== row),
      );
    const kept = options && optionsOf(row.type, options, row.options);
    if (kept) await refuseHeldOptions(row, kept);
    const at = now();
    const archived_at =
      is_archived === undefined ? row.archived_at : is_archived ? (row.archived_at ?? at) : null;
    await repository.updateField(company_uid, uid, {
      label: label ?? row.label,
      options: kept ?? row.options,
      archived_at,
      updated_at: at,
    });
    const isMoved = (archived_at === null) !== (row.archived_at === null);
    if (isMoved && row.type === "text") await enqueue(renewSearchKeys, { company_uid, uid });
    return find(company_uid, uid);
  });
}

/** @throws AppError conflict where a field is missing or is none of the company's, or the order is not the one that was read */
export function order(
  { company_uid }: MemberActor,
  { uids, before }: { readonly uids: readonly string[]; readonly before?: readonly string[] | undefined },
): Promise<{ items: CustomField[] }> {
  return inTransaction(async () => {
    const all = await repository.lockFields(company_uid);
    const given = new Set(uids);
    const isMoved = before && all.some(({ uid }, index) => uid !== before[index]);
    const isOther = given.size !== uids.length || given.size !== all.length;
    if (isMoved || isOther || !all.every(({ uid }) => given.has(uid)))
      throw conflict("ほかの人が項目を変更しました。画面を再読み込みして、並べ直してください。");
    await repository.orderFields(company_uid, uids);
    return { items: (await repository.listFields(company_uid)).map(present) };
  });
}

/** @throws AppError not_found */
export async function use({ company_uid }: MemberActor, { id: uid }: { readonly id: string }) {
  const row = found((await repository.listFields(company_uid)).find((each) => each.uid === uid));
  return repository.countHolders(company_uid, row);
}

/** Takes the field and its values away. @throws AppError not_found */
export function remove({ company_uid }: MemberActor, { id: uid }: { readonly id: string }): Promise<void> {
  return inTransaction(async () => {
    const row = found((await repository.lockFields(company_uid)).find((each) => each.uid === uid));
    const { creators } = await repository.countHolders(company_uid, row);
    const at = now();
    await repository.updateField(company_uid, uid, { deleted_at: at, updated_at: at });
    await beginRemoval({ company_uid, uid });
    await audit("custom_field.delete", null, { label: row.label, count: creators });
  });
}
