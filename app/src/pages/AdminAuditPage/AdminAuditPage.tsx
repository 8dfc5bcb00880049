import { auditKeptWords } from "@tsumugi/contract";
import { useAllAuditLogs, useExportAllAuditLogs } from "@tsumugi/hooks";
import { Button, PageHeader, toast } from "@tsumugi/ui";
import { AuditLogCard } from "../../audit-logs/AuditLogCard.tsx";
import { auditFilterOf } from "../../audit-logs/auditFilter.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { useCompanyOptions } from "../../shared/useCompanyOptions.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

export function AdminAuditPage() {
  usePageTitle("操作の記録・運営");
  const url = useUrlState();
  const filter = auditFilterOf(url);
  const list = useAllAuditLogs(filter);
  const companies = useCompanyOptions();
  const { exportAllAuditLogs, isDownloading } = useExportAllAuditLogs();

  const handleExport = async () => {
    try {
      await exportAllAuditLogs(filter);
      toast.success("操作の記録をCSVに出力しました");
      await list.refresh();
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <>
      <PageHeader
        title="操作の記録"
        lead={`すべての企業と運営の操作です。${auditKeptWords}`}
        actions={
          <Button icon="download" loading={isDownloading} onClick={() => void handleExport()}>
            CSV出力
          </Button>
        }
      />
      <AuditLogCard showCompany hasPersonSearch list={list} filter={filter} url={url} companies={companies} />
    </>
  );
}
