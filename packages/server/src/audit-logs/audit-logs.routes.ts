import { listAllAuditLogs, listAuditLogs, listAuditPeople } from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import * as service from "./audit-logs.service.ts";

export const auditLogsRoutes = [
  handle(listAuditLogs, service.listAuditLogs),
  handle(listAuditPeople, service.listAuditPeople),
  handle(listAllAuditLogs, service.listAllAuditLogs),
];
