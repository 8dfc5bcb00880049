import type { AuditActionOf } from "./auditFields.ts";

/** What becomes of a file of creators. */
export const importActions = {
  "managed_creator.import": {
    group: "creator",
    verb: "add",
    target: "none",
    sentence: "クリエイターをCSVで登録しました",
    detail: { total: { kind: "count", label: "行数" } },
  },
  "managed_creator.stop_import": {
    group: "creator",
    verb: "change",
    target: "none",
    sentence: "クリエイターのCSV登録を途中で止めました",
    detail: { done: { kind: "count", label: "処理した行数" }, total: { kind: "count", label: "行数" } },
  },
  "managed_creator.undo_import": {
    group: "creator",
    verb: "restore",
    target: "none",
    sentence: "クリエイターのCSV登録を取り消しました",
    detail: {
      created: { kind: "count", label: "取り消した登録" },
      updated: { kind: "count", label: "取り消した更新" },
    },
  },
  "import_errors.export": {
    group: "export",
    verb: "export",
    target: "none",
    sentence: "CSV登録でエラーになった行を出力しました",
    detail: { task_uid: { kind: "id" } },
  },
} as const satisfies Readonly<Record<string, AuditActionOf>>;
