import {
  jobTermsFields,
  jobTermsLabels,
  type KeptTerms,
  type ParsedBodyOf,
  type ProjectTerms,
  type TermsKey,
  termsKeys,
  termsValues,
  type updateProjectTerms as updateCall,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import type { StoredSend } from "../../db/schema/job-requests.ts";
import { newestTerms } from "../../job-requests/job-requests.repository.ts";
import type { ProjectCreatorRow } from "../projectCreators.repository.ts";
import { findProjectRow, lockProject } from "../projects.repository.ts";
import {
  forgetTerms,
  type KeptTermsView,
  keepTerms,
  type TermsKind,
  termsOfProject,
} from "./projectTerms.repository.ts";

type UpdateBody = ParsedBodyOf<typeof updateCall>;

/** The terms that a project keeps and those of its newest request. @throws AppError not_found */
export async function getProjectTerms(actor: MemberActor, { id }: { id: string }): Promise<ProjectTerms> {
  found(await findProjectRow(actor.company_uid, id));
  const rows = await termsOfProject(actor.company_uid, id);
  const present = (kind: TermsKind) => {
    const view = rows.find(({ row }) => row.kind === kind);
    return view ? presentKept(view, actor.canSeeFees) : null;
  };
  const version = rows.find(({ row }) => row.kind === "default")?.row.version ?? 0;
  return { default: present("default"), latest: present("latest"), version };
}

function presentKept({ row, name, image }: KeptTermsView, canSeeFees: boolean) {
  const { terms, message, updated_by, updated_at } = row;
  return {
    terms: { ...terms, fee: canSeeFees ? terms.fee : null },
    message,
    updated_by: updated_by === null ? null : { uid: updated_by, name: name ?? "", image },
    updated_at: updated_at.toISOString(),
  };
}

/** @throws AppError not_found, project_archived, stale_version with the present state */
export function updateProjectTerms(
  actor: MemberActor,
  { id, terms, message, version }: UpdateBody & { readonly id: string },
): Promise<ProjectTerms> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await lockProject(company_uid, id));
    if (project.archived_at) throw new AppError("project_archived");
    const current = await getProjectTerms(actor, { id });
    if (current.version !== version) throw new AppError("stale_version", { current });
    if (terms) {
      await keepTerms(company_uid, id, {
        kind: "default",
        terms,
        message,
        updated_by: actor.uid,
        updated_at: now(),
      });
    } else {
      await forgetTerms(company_uid, id, "default");
    }
    return getProjectTerms(actor, { id });
  });
}

const REQUIRED = termsKeys.filter((key) => "required" in jobTermsFields[key]);

const isBlank = (value: string | number | null) =>
  value === null || (typeof value === "string" && value.trim() === "");

/** @throws AppError invalid_request, which names each point that is not decided */
function complete(kept: KeptTerms, hasOwn: (key: TermsKey) => boolean): StoredSend["terms"] {
  const missing = REQUIRED.filter((key) => isBlank(kept[key]) && !hasOwn(key));
  if (missing.length > 0) {
    const points = missing.map((key) => [
      `terms.${key}`,
      `案件の既定の条件に${jobTermsLabels[key]}がありません。入力してください。`,
    ]);
    const labels = missing.map((key) => jobTermsLabels[key]).join("、");
    throw new AppError("invalid_request", {
      fields: {
        terms: `依頼条件のうち、${labels}が決まっていません。指定するか、案件の既定の条件に入れてください。`,
        ...Object.fromEntries(points),
      },
    });
  }
  const { delivery_on, inspection_on, payment_on, fee } = kept;
  const last = payment_on ?? "";
  return {
    ...kept,
    // Where the common value is missing, every creator has one of their own.
    delivery_on: delivery_on ?? inspection_on ?? last,
    inspection_on: inspection_on ?? last,
    payment_on: last,
    fee: fee ?? 0,
  };
}

/**
 * What a send without terms orders: the project's default, else what its newest request was sent with, and what is
 * planned for each creator. Nothing is made up.
 * @throws AppError invalid_request (nothing is kept, a point is missing, or its days have passed)
 */
export async function orderOfProject(
  company_uid: string,
  project_uid: string,
  rows: readonly ProjectCreatorRow[],
): Promise<Pick<StoredSend, "terms" | "message" | "fees" | "days">> {
  const kept = (await termsOfProject(company_uid, project_uid)).map(({ row }) => row);
  const own = kept.find(({ kind }) => kind === "default") ?? kept.find(({ kind }) => kind === "latest");
  const today = dayInJapan(now());
  const before = own ? undefined : await newestTerms(company_uid, project_uid);
  const terms = own?.terms ?? before;
  if (!terms) {
    throw new AppError("invalid_request", {
      fields: {
        terms:
          "この案件ではまだ依頼を送っていないため、依頼条件が決まっていません。依頼条件を指定するか、案件の既定の条件に入れてください。",
      },
    });
  }
  const { delivery_on, reply_due_on } = terms;
  if (delivery_on && delivery_on < today) {
    const message = "前に決めた納品日を過ぎています。依頼条件を指定してください。";
    throw new AppError("invalid_request", { fields: { terms: message, "terms.delivery_on": message } });
  }
  const everybody = (has: (row: ProjectCreatorRow) => boolean) => rows.length > 0 && rows.every(has);
  const hasOwn = (key: TermsKey) =>
    (key === "fee" && everybody((row) => row.planned_fee !== null)) ||
    (key === "delivery_on" && everybody((row) => row.planned_delivery_on !== null));
  const ordered = complete(
    {
      ...termsValues(terms),
      reply_due_on: reply_due_on && reply_due_on >= today ? reply_due_on : null,
    },
    hasOwn,
  );
  return {
    terms: ordered,
    message: own?.message ?? "",
    fees: rows.flatMap(({ managed_creator_uid: creator_uid, planned_fee }) =>
      planned_fee === null ? [] : [{ creator_uid, fee: planned_fee }],
    ),
    days: rows.map((row) => ({
      creator_uid: row.managed_creator_uid,
      delivery_on: row.planned_delivery_on ?? undefined,
      reply_due_on: row.planned_reply_due_on ?? undefined,
    })),
  };
}
