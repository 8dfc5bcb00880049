export {
  type AuditAction,
  type AuditDetail,
  auditActionOf,
  auditActions,
  auditActionsIn,
  auditSentence,
  isAuditAction,
} from "./audit-logs.actions.ts";
export {
  AUDIT_ADDRESS_DAYS,
  AUDIT_OPERATORS,
  AUDIT_YEARS,
  type AuditActorKind,
  auditActorKinds,
  auditActorLabels,
  auditActorName,
  auditCompanyName,
  auditKeptWords,
} from "./audit-logs.constants.ts";
export { listAllAuditLogs, listAuditLogs, listAuditPeople } from "./audit-logs.endpoints.ts";
export type { AllAuditLogQuery, AuditLog, AuditLogQuery } from "./audit-logs.schemas.ts";
export {
  type AuditActionOf,
  type AuditDetailField,
  type AuditDetailFields,
  type AuditGroup,
  type AuditTarget,
  type AuditVerb,
  auditGroupLabels,
  auditGroups,
  auditTargets,
} from "./auditFields.ts";
export { type AuditDetailWords, auditDetailWords } from "./auditWords.ts";
