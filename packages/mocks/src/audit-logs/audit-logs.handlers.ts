import { listAllAuditLogs, listAuditLogs, listAuditPeople } from "@tsumugi/contract";
import { buildList } from "../core/counter.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { buildAuditLog } from "./audit-logs.fixtures.ts";

const file = () => fileResponse("日時,内容\n", "操作の記録.csv");
const answer = () => ({ items: [...buildList(buildAuditLog, 20)], next_cursor: null });

export const auditLogsHandlers = [
  mockEndpoint(listAuditPeople, () => ({
    items: [
      { uid: "user_001", name: "佐藤 葵", is_removed: false },
      { uid: "user_009", name: "伊藤 彩", is_removed: true },
    ],
  })),
  mockEndpoint(listAuditLogs, ({ query }) => (query.format === "csv" ? file() : answer())),
  mockEndpoint(listAllAuditLogs, ({ query }) => (query.format === "csv" ? file() : answer())),
];
