import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db, inTransaction } from "../db/db.ts";
import { idempotencyKeys } from "../db/schema/records.ts";
import type { Actor } from "./actor.ts";
import { AppError } from "./errors.ts";

export interface Answer {
  readonly status: number;
  readonly value: unknown;
}

const KEY = /^[\x21-\x7e]{8,200}$/;

/** The key of a request, where it has one. @throws AppError invalid_request */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (KEY.test(key)) return key;
  throw new AppError("invalid_request", { message: "Idempotency-Key は半角8〜200文字で指定してください。" });
}

/** Path parameters may hold a token and a body may hold anything: only their hash is kept. */
async function hashOf({ params, body }: { params: unknown; body: unknown }): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(params));
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [["", body]];
  for (const [key, item] of entries) {
    hash.update(`\u0000${key}\u0000`);
    hash.update(item instanceof Blob ? Buffer.from(await item.arrayBuffer()) : (JSON.stringify(item) ?? ""));
  }
  return hash.digest("base64url");
}

function ownerOf(actor: Actor): { user_uid: string; company_uid: string } | undefined {
  if (actor.kind === "visitor") return undefined;
  if (actor.kind === "creator")
    return { user_uid: `job:${actor.job_request_uid}`, company_uid: actor.company_uid };
  return { user_uid: actor.uid, company_uid: actor.kind === "member" ? actor.company_uid : "" };
}

/**
 * Runs at most once per (caller, company, route, key). The key is written in the transaction of what the call
 * does: a second call waits on the unique key, then finds the answer, or its own chance if the first failed.
 * Visitors have no identity to bind a key to and run every time.
 */
export async function once(
  call: { actor: Actor; route: string; key: string; request: { params: unknown; body: unknown } },
  run: () => Promise<Answer | Response>,
): Promise<Answer | Response> {
  const owner = ownerOf(call.actor);
  if (!owner) return run();
  const id = { ...owner, route: call.route, key: call.key };
  const request_hash = await hashOf(call.request);
  return inTransaction(async () => {
    const inserted = await db()
      .insert(idempotencyKeys)
      .values({ ...id, request_hash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const mine = and(
      eq(idempotencyKeys.user_uid, id.user_uid),
      eq(idempotencyKeys.company_uid, id.company_uid),
      eq(idempotencyKeys.route, id.route),
      eq(idempotencyKeys.key, id.key),
    );
    if (inserted.length === 0) {
      const [before] = await db().select().from(idempotencyKeys).where(mine);
      if (before?.request_hash !== request_hash) throw new AppError("idempotency_mismatch");
      return { status: before.status ?? 200, value: before.answer };
    }
    const answer = await run();
    if (answer instanceof Response) await db().delete(idempotencyKeys).where(mine);
    else {
      await db().update(idempotencyKeys).set({ status: answer.status, answer: answer.value }).where(mine);
    }
    return answer;
  });
}
