import { featureLabels } from "@tsumugi/contract";
import { useExportShortLinks, useShortLinks } from "@tsumugi/hooks";
import { ShortLinkTable } from "@tsumugi/patterns";
import { Card, EmptyState, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

/** The clicks of the project's short links; nothing where the contract does not grant them. */
export function ReportLinks({ projectUid }: { readonly projectUid: string }) {
  const { hasFeature } = usePermissions();
  return hasFeature("short_link") ? <Links projectUid={projectUid} /> : null;
}

function Links({ projectUid }: { readonly projectUid: string }) {
  const { shortLinks, error, refresh, isLoading } = useShortLinks(projectUid);
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
        hasLinks && (
          <FeatureButton feature="csv_export" icon="download" loading={isDownloading} onClick={handleExport}>
            時間ごとのCSV出力
          </FeatureButton>
        )
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
              クリエイターの行を開き、「短縮リンク」で発行すると、クリックをここで比べられます。
            </EmptyState>
          }
        />
      )}
    </Card>
  );
}
