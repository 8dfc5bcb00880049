import {
  mediaTypeLabels,
  mediaTypes,
  type Project,
  type ProjectReport,
  platformLabels,
  platforms,
} from "@tsumugi/contract";
import { useExportProjectReport } from "@tsumugi/hooks";
import { Button, Menu, MenuItem, Select, Toolbar, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { flushToolbar } from "../../shared/flushToolbar.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { ReportLayoutDialog } from "./ReportLayoutDialog.tsx";
import { ReportShareDialog } from "./ReportShareDialog.tsx";
import type { ReportFilter } from "./useReportFilter.ts";

export interface ReportBarProps {
  readonly project: Project;
  readonly filter: ReportFilter;
  readonly kept: ProjectReport | undefined;
}

/** What the report is narrowed to, and the ways in which it leaves the screen. */
export function ReportBar({ project, filter, kept }: ReportBarProps) {
  const { canWrite, hasFeature } = usePermissions();
  const [open, setOpen] = useState<"layout" | "share">();
  const { exportProjectReport, isDownloading } = useExportProjectReport();
  const { url, posts } = filter;
  const save = (format: "csv" | "xlsx", kind: "posts" | "daily" | "clicks" = "posts") => {
    exportProjectReport(project.uid, format, { ...posts, kind }).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };
  const exportButton = (
    <FeatureButton feature="csv_export" icon="download" loading={isDownloading}>
      出力
    </FeatureButton>
  );
  return (
    <Toolbar
      style={flushToolbar}
      actions={
        <>
          {canWrite && kept && <Button onClick={() => setOpen("layout")}>構成・目標</Button>}
          {canWrite && <Button onClick={() => setOpen("share")}>共有リンク</Button>}
          {hasFeature("csv_export") ? (
            <Menu align="end" trigger={exportButton}>
              <MenuItem onSelect={() => save("xlsx")}>Excel（集計と投稿別）</MenuItem>
              <MenuItem onSelect={() => save("csv")}>CSV（投稿別）</MenuItem>
              <MenuItem onSelect={() => save("csv", "daily")}>CSV（日別）</MenuItem>
              <MenuItem onSelect={() => save("csv", "clicks")}>CSV（クリック）</MenuItem>
            </Menu>
          ) : (
            exportButton
          )}
          <Button
            variant="primary"
            icon="document"
            onClick={() => url.set({ view: "print" }, { push: true })}
          >
            印刷用レポート
          </Button>
        </>
      }
    >
      <Select
        inline
        aria-label="SNS"
        placeholder="SNS: すべて"
        options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
        value={posts.platform?.[0] ?? ""}
        onChange={(event) => url.set({ platform: event.target.value })}
      />
      <Select
        inline
        aria-label="投稿の種類"
        placeholder="種類: すべて"
        options={mediaTypes.map((value) => ({ value, label: mediaTypeLabels[value] }))}
        value={posts.media_type?.[0] ?? ""}
        onChange={(event) => url.set({ media_type: event.target.value })}
      />
      {open === "layout" && kept && (
        <ReportLayoutDialog project={project} kept={kept} onClose={() => setOpen(undefined)} />
      )}
      {open === "share" && <ReportShareDialog projectUid={project.uid} onClose={() => setOpen(undefined)} />}
    </Toolbar>
  );
}
