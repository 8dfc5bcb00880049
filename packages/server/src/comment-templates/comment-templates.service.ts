import { type CommentTemplate, policies, type Role, TEMPLATES_MAX } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/db.ts";
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from "./comment-templates.repository.ts";

type Caller = Pick<MemberActor, "uid" | "company_uid" | "role">;
type Found = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

interface Fields {
  readonly name: string;
  readonly text: string;
  readonly shared: boolean;
}

const mayChat: readonly Role[] = policies.chat.roles;

/** One's own templates, and for an admin the shared ones: they must stay editable when their writer has left. */
const mayEdit = ({ uid, role }: Caller, { template }: Found): boolean =>
  mayChat.includes(role) && (template.created_by === uid || (template.shared && role === "admin"));

const present = (caller: Caller, row: Found): CommentTemplate => {
  const { uid, name, text, shared, version, updated_at } = row.template;
  return {
    uid,
    name,
    text,
    shared,
    version,
    created_by: row.writer?.uid ? row.writer : null,
    editable: mayEdit(caller, row),
    updated_at: updated_at.toISOString(),
  };
};

/** Shared ones and the caller's own, by name. */
export async function list(caller: Caller) {
  const rows = await listTemplates(caller.company_uid, caller.uid);
  return { items: rows.map((row) => present(caller, row)) };
}

/** @throws AppError not_found: also another person's own one */
async function get(caller: Caller, uid: string): Promise<CommentTemplate> {
  return present(caller, found(await findTemplate(caller.company_uid, caller.uid, uid)));
}

/** @throws AppError invalid_request: the member sees too many */
export async function create(caller: Caller, fields: Fields): Promise<CommentTemplate> {
  return inTransaction(async () => {
    if ((await countTemplates(caller.company_uid, caller.uid)) >= TEMPLATES_MAX) {
      throw new AppError("invalid_request", {
        message: `テンプレートは${TEMPLATES_MAX}件までです。使わないものを削除してください。`,
      });
    }
    const at = now();
    const uid = newUid();
    const { company_uid, uid: created_by } = caller;
    await insertTemplate({ uid, company_uid, created_by, ...fields, created_at: at, updated_at: at });
    return get(caller, uid);
  });
}

/** @throws AppError not_found, forbidden, stale_version (with the present state) */
export async function update(
  caller: Caller,
  { id: uid, ...fields }: Fields & { id: string; version: number },
) {
  return inTransaction(async () => {
    await editable(caller, uid, fields.shared);
    const done = await updateTemplate(caller.company_uid, uid, { ...fields, updated_at: now() });
    const current = await get(caller, uid);
    if (!done) throw new AppError("stale_version", { current });
    return current;
  });
}

/** @throws AppError not_found, forbidden */
export async function remove(caller: Caller, { id: uid }: { id: string }): Promise<void> {
  await inTransaction(async () => {
    await editable(caller, uid);
    await deleteTemplate(caller.company_uid, uid);
  });
}

async function editable(caller: Caller, uid: string, shared = true): Promise<void> {
  const row = found(await findTemplate(caller.company_uid, caller.uid, uid));
  if (!mayEdit(caller, row)) {
    throw new AppError("forbidden", {
      message: "ほかの人が作ったテンプレートです。複製して自分用に作るか、管理者に変更を頼んでください。",
    });
  }
  if (!shared && row.template.created_by !== caller.uid) {
    throw new AppError("forbidden", {
      message: "ほかの人が作った共有のテンプレートは、自分だけのものにできません。複製してください。",
    });
  }
}
