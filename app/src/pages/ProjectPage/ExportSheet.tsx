import type { Project } from "@tsumugi/contract";
import { useExportProjectCreators } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey } from "@tsumugi/ui/format";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { useUrlState } from "../../shared/useUrlState.ts";
import { sheetQuery } from "./sheetFilter.ts";

export interface ExportSheetProps {
  readonly project: Project;
  readonly isEmpty: boolean;
}

/** The rows on screen, in their order, as a file for who works on in a spreadsheet or has no account here. */
export function ExportSheet({ project, isEmpty }: ExportSheetProps) {
  const url = useUrlState();
  const today = dayKey(useNow());
  const { exportProjectCreators, isDownloading } = useExportProjectCreators();
  const handleExport = () => {
    exportProjectCreators(project.uid, sheetQuery(url, today)).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  return (
    <FeatureButton
      feature="csv_export"
      size="sm"
      variant="ghost"
      icon="download"
      disabled={isEmpty}
      loading={isDownloading}
      onClick={handleExport}
    >
      CSV出力
    </FeatureButton>
  );
}
