import { auditKeptWords, rightsErrors } from "@tsumugi/contract";
import { useAuditLogs, useAuditPeople, useCurrentUser, useExportAuditLogs } from "@tsumugi/hooks";
import { SettingsFrame } from "@tsumugi/patterns";
import { Button, EmptyState, PageHeader, toast } from "@tsumugi/ui";
import { AuditLogCard } from "../../audit-logs/AuditLogCard.tsx";
import { auditFilterOf } from "../../audit-logs/auditFilter.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

export function AuditSettingsPage() {
  usePageTitle("操作の記録");
  const { role } = useCurrentUser();
  if (role === "admin") return <CompanyLog />;
  return (
    <SettingsFrame>
      <PageHeader title="操作の記録" />
      <EmptyState kind="locked" title="操作の記録は、管理者だけが見られます">
        {rightsErrors.forbidden.message}
      </EmptyState>
    </SettingsFrame>
  );
}

/** Reading and the file go on after the contract's end. */
function CompanyLog() {
  const url = useUrlState();
  const { company_uid: _company, actor_name: _name, ...filter } = auditFilterOf(url);
  const list = useAuditLogs(filter);
  const { auditPeople } = useAuditPeople();
  const { exportAuditLogs, isDownloading } = useExportAuditLogs();
  const { hasFeature } = useCurrentUser();

  const handleExport = async () => {
    try {
      await exportAuditLogs(filter);
      toast.success("操作の記録をCSVに出力しました");
      await list.refresh();
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <SettingsFrame>
      <PageHeader
        title="操作の記録"
        lead={`だれが、いつ、何をしたかを確認できます。${auditKeptWords}`}
        actions={
          <Button
            icon={hasFeature("csv_export") ? "download" : "lock"}
            loading={isDownloading}
            aria-disabled={!hasFeature("csv_export")}
            title={hasFeature("csv_export") ? undefined : rightsErrors.feature_not_granted.message}
            onClick={() => hasFeature("csv_export") && void handleExport()}
          >
            CSV出力
          </Button>
        }
      />
      <AuditLogCard
        list={list}
        filter={{ ...filter, company_uid: undefined, actor_name: undefined }}
        url={url}
        people={auditPeople.map(({ uid, name, is_removed }) => ({
          value: uid,
          label: is_removed ? `${name}（削除済み）` : name,
        }))}
      />
    </SettingsFrame>
  );
}
