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
