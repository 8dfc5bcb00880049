export {
  AuditLogFilters,
  type AuditLogFiltersProps,
  type AuditLogFilterValue,
} from "./AuditLogFilters/AuditLogFilters.tsx";
export { AuditLogList, type AuditLogListProps } from "./AuditLogList/AuditLogList.tsx";
