import type { ProjectReport } from "@tsumugi/contract";
import { useUpdateProjectReport } from "@tsumugi/hooks";
import { Button, Card, FormField, formatDateTime, Stack, TextArea, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

/** What is said of the results as a whole, in free words. What is typed stays where saving is refused. */
export function ReportComment({
  projectUid,
  kept,
}: {
  readonly projectUid: string;
  readonly kept: ProjectReport;
}) {
  const { canWrite } = usePermissions();
  const { updateProjectReport, isSubmitting, error } = useUpdateProjectReport();
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined;
  const save = async () => {
    try {
      await updateProjectReport(projectUid, { comment: typed ?? "", version: kept.version });
      setTyped(undefined);
      toast.success("総評を保存しました");
    } catch {
      // Shown at the field.
    }
  };
  if (!canWrite && !kept.comment) return null;
  return (
    <Card
      title="総評"
      actions={
        canWrite &&
        !isTyping && (
          <Button size="sm" icon="edit" onClick={() => setTyped(kept.comment)}>
            {kept.comment ? "総評を編集" : "総評を書く"}
          </Button>
        )
      }
    >
      {isTyping ? (
        <Stack gap="sm" data-tsu-unsaved={typed === kept.comment ? undefined : "view"}>
          <FormField label="総評" error={error && fullMessageOf(error)}>
            <TextArea
              rows={6}
              limit={5000}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </FormField>
          <Stack layout="row" gap="sm">
            <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
              保存
            </Button>
            <Button onClick={() => setTyped(undefined)}>やめる</Button>
          </Stack>
        </Stack>
      ) : (
        <Stack gap="sm">
          <p style={{ whiteSpace: "pre-wrap" }}>
            {kept.comment || "成果のまとめと次への提案を書くと、印刷と共有にも入ります。"}
          </p>
          {kept.comment && kept.updated_at && (
            <small className="tsu-muted">
              {kept.updated_by?.name}・{formatDateTime(kept.updated_at)}
            </small>
          )}
        </Stack>
      )}
    </Card>
  );
}
