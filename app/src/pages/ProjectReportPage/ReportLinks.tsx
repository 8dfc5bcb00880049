import { featureLabels, type Project } from "@tsumugi/contract";
import { useExportShortLinks, useReportClicks, useShortLinks } from "@tsumugi/hooks";
import { CLICKS_RULE, ClicksAroundPosting, ShortLinkTable } from "@tsumugi/patterns";
import { Button, Card, EmptyState, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { BulkLinksDialog } from "./BulkLinksDialog.tsx";
import type { ReportFilter } from "./useReportFilter.ts";

const NOTE = { padding: "12px var(--tsu-card-pad) 16px" } as const;

export interface ReportLinksProps {
  readonly project: Project;
  /** Which posts the clicks around posting are about. */
  readonly posts?: ReportFilter["posts"];
}

/** The project's short links and when they were clicked; nothing where the contract does not grant them. */
export function ReportLinks(props: ReportLinksProps) {
  const { hasFeature } = usePermissions();
  return hasFeature("short_link") ? <Links {...props} /> : null;
}

function Links({ project, posts = {} }: ReportLinksProps) {
  const projectUid = project.uid;
  const { canWrite } = usePermissions();
  const [isOpen, setOpen] = useState(false);
  const { shortLinks, utmTemplate, error, refresh, isLoading } = useShortLinks(projectUid);
  const { reportClicks } = useReportClicks(projectUid, posts);
  const { exportShortLinks, isDownloading } = useExportShortLinks();
  const hasLinks = shortLinks !== undefined && shortLinks.length > 0;
  const handleExport = () => {
    exportShortLinks(projectUid).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (cause: unknown) => toast.error(fullMessageOf(cause)),
    );
  };
  return (
    <Card
      title={featureLabels.short_link}
      flush
      actions={
        <>
          {canWrite && utmTemplate && (
            <Button icon="link" onClick={() => setOpen(true)}>
              まとめて発行
            </Button>
          )}
          {hasLinks && (
            <FeatureButton
              feature="csv_export"
              icon="download"
              loading={isDownloading}
              onClick={handleExport}
            >
              時間ごとのCSV出力
            </FeatureButton>
          )}
        </>
      }
    >
      {error && !shortLinks ? (
        <LoadFailure error={error} onRetry={() => void refresh()} />
      ) : (
        <ShortLinkTable
          links={shortLinks ?? []}
          loading={isLoading}
          empty={
            <EmptyState title="短縮リンクはまだありません">
              「まとめて発行」で全員分を、クリエイターの行の「短縮リンク」で1人分を発行できます。クリックをここで比べられます。
            </EmptyState>
          }
        />
      )}
      {reportClicks && reportClicks.posts.length > 0 && (
        <>
          <ClicksAroundPosting clicks={reportClicks} />
          <p className="tsu-muted" style={NOTE}>
            {CLICKS_RULE}
          </p>
        </>
      )}
      {isOpen && utmTemplate && (
        <BulkLinksDialog project={project} utm={utmTemplate} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
