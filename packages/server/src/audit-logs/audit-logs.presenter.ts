import {
  type AuditActorKind,
  type AuditLog,
  auditActionOf,
  auditActorKinds,
  auditActorName,
  auditCompanyName,
  auditDetailWords,
  auditGroupLabels,
  auditSentence,
  JST_AHEAD_MS,
} from "@tsumugi/contract";
import type { CsvCell } from "../core/csv/index.ts";
import type { AuditRow } from "./audit-logs.repository.ts";

/** Whether it is shown to the company or to the operators, who see each other's names. */
export interface AuditView {
  readonly forOperators: boolean;
  readonly names: ReadonlyMap<string, string>;
}

const kindOf = (kind: string): AuditActorKind => auditActorKinds.find((each) => each === kind) ?? "visitor";

function actorOf(row: AuditRow, { forOperators }: AuditView): AuditLog["actor"] {
  const kind = kindOf(row.actor_kind);
  if (kind === "operator" && !forOperators) return { kind, uid: null, name: null, is_removed: false };
  const isPerson = kind === "member" || kind === "signed_in";
  return {
    kind,
    uid: row.actor_uid,
    name: row.actor_name,
    is_removed: isPerson && row.company_uid !== null && !row.actor_is_member,
  };
}

/** Uids of people that the details of an entry mention. */
export const peopleIn = (row: AuditRow): string[] =>
  Object.entries(auditActionOf(row.action)?.detail ?? {}).flatMap(([key, { kind }]) => {
    const value = row.detail[key];
    return kind === "member" && typeof value === "string" ? [value] : [];
  });

/** A company does not learn where an operator works, and with what. */
const originOf = ({ address, device, actor_kind }: AuditRow, { forOperators }: AuditView) => {
  if (actor_kind === "operator" && !forOperators) return [];
  return [
    ...(address ? [{ label: "接続元", value: address }] : []),
    ...(device ? [{ label: "端末", value: device }] : []),
  ];
};

export const presentAuditLog = (row: AuditRow, view: AuditView): AuditLog => ({
  uid: row.uid,
  at: row.at.toISOString(),
  action: row.action,
  sentence: auditSentence(row.action, row.target_name),
  actor: actorOf(row, view),
  target_uid: row.target_uid,
  details: [
    ...auditDetailWords(row.action, row.detail, (uid) => view.names.get(uid)),
    ...originOf(row, view),
  ],
  company: row.company_uid === null ? null : { uid: row.company_uid, name: row.company_name ?? "" },
  request_id: row.request_id,
});

export const auditHeader = (forOperators: boolean): string[] => [
  "日時",
  ...(forOperators ? ["企業"] : []),
  "操作した人",
  "区分",
  "内容",
  "詳細",
  "問い合わせ番号",
];

/** `2026/11/20 14:05:09` in Japan, as spreadsheets read it. */
function timeCell(at: string): string {
  const inJapan = new Date(Date.parse(at) + JST_AHEAD_MS).toISOString();
  return `${inJapan.slice(0, 10).replaceAll("-", "/")} ${inJapan.slice(11, 19)}`;
}

export function auditCells(log: AuditLog, forOperators: boolean): CsvCell[] {
  const group = auditActionOf(log.action)?.group;
  return [
    timeCell(log.at),
    ...(forOperators ? [log.company && auditCompanyName(log.company)] : []),
    auditActorName(log.actor),
    group ? auditGroupLabels[group] : "",
    log.sentence,
    log.details.map(({ label, value }) => `${label}: ${value}`).join(" / "),
    log.request_id ?? "",
  ];
}
