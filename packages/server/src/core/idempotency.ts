import { createHash } from "node:crypto";
import { db, inTransaction } from "../db/db.ts";
import { idempotencyKeys } from "../db/schema/records.ts";
import type { Actor } from "./actor.ts";
import { AppError } from "./errors.ts";
import {
  type AnswerKey,
  isAnswerOf,
  isSameRequest,
  openAnswer,
  sealAnswer,
  sealHash,
} from "./keptAnswers.repository.ts";

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

/** Path parameters may hold a token and a body may hold anything: only their hash is kept, and sealed. */
async function hashOf({ params, body }: { params: unknown; body: unknown }): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(params));
  const entries = typeof body === "object" && body !== null ? Object.entries(body) : [["", body]];
  for (const [key, item] of entries) {
    hash.update(`\u0000${key}\u0000`);
    // A file of 50 MB at once would hold everybody up.
    if (item instanceof Blob) for await (const piece of item.stream()) hash.update(piece);
    else hash.update(JSON.stringify(item) ?? "");
  }
  return hash.digest("base64url");
}

function ownerOf(actor: Actor): { user_uid: string; company_uid: string } | undefined {
  if (actor.kind === "visitor") return undefined;
  if (actor.kind === "creator")
    return { user_uid: `job:${actor.job_request_uid}`, company_uid: actor.company_uid };
  return { user_uid: actor.uid, company_uid: actor.kind === "member" ? actor.company_uid : "" };
}

interface Call {
  readonly actor: Actor;
  readonly route: string;
  readonly key: string;
  readonly request: { readonly params: unknown; readonly body: unknown };
  /** The call waits for another service: no transaction may stay open around it. */
  readonly waitsOutside: boolean;
}

/**
 * Runs at most once per (caller, company, route, key). Visitors have no identity to bind a key to and run every time.
 * The key is written in the transaction of what the call does: a second call waits on the unique key, then finds the
 * answer, or its own chance if the first failed. A call that waits outside is answered again only once it is done.
 */
export async function once(call: Call, run: () => Promise<Answer | Response>): Promise<Answer | Response> {
  const owner = ownerOf(call.actor);
  if (!owner) return run();
  const id = { ...owner, route: call.route, key: call.key };
  const request_hash = await hashOf(call.request);
  if (call.waitsOutside) {
    const before = await answered(id, request_hash);
    if (before) return before;
    const answer = await run();
    if (!(answer instanceof Response)) await claim(id, request_hash, answer);
    return answer;
  }
  return inTransaction(async () => {
    if (!(await claim(id, request_hash))) {
      return (await answered(id, request_hash)) ?? { status: 200, value: null };
    }
    const answer = await run();
    if (answer instanceof Response) await db().delete(idempotencyKeys).where(isAnswerOf(id));
    else {
      const kept = { status: answer.status, answer: sealAnswer(id, answer.value) };
      await db().update(idempotencyKeys).set(kept).where(isAnswerOf(id));
    }
    return answer;
  });
}

/** Whether the key was free. */
async function claim(id: AnswerKey, request_hash: string, answer?: Answer): Promise<boolean> {
  const kept = answer && { status: answer.status, answer: sealAnswer(id, answer.value) };
  const inserted = await db()
    .insert(idempotencyKeys)
    .values({ ...id, request_hash: sealHash(id, request_hash), ...kept })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

/** @throws AppError idempotency_mismatch */
async function answered(id: AnswerKey, request_hash: string): Promise<Answer | undefined> {
  const [before] = await db().select().from(idempotencyKeys).where(isAnswerOf(id));
  if (!before) return undefined;
  if (!isSameRequest(before, request_hash)) throw new AppError("idempotency_mismatch");
  return { status: before.status ?? 200, value: openAnswer(id, before.answer) };
}
