import type { ProjectReport } from "@tsumugi/contract";
import { useProjectReport, useUpdateProjectReport } from "@tsumugi/hooks";
import { Button, Card, FormField, formatDateTime, Stack, TextArea, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

const valuesOf = ({ comment }: Pick<ProjectReport, "comment">) => ({ comment });

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
  const { refresh } = useProjectReport(projectUid);
  const [typing, setTyping] = useState<{ readonly opened: ProjectReport; readonly typed: string }>();
  const form = useOwnChanges<ProjectReport, ReturnType<typeof valuesOf>>({
    valuesOf,
    send: (changes, { version }) => updateProjectReport(projectUid, { ...changes, version }),
    rowsOf: (mine, theirs) => [{ label: "総評", mine: mine.comment, theirs: theirs.comment }],
  });
  const save = async () => {
    if (!typing) return;
    try {
      const answer = await form.save(typing.opened, { comment: typing.typed });
      if (answer === "back") return;
      setTyping(undefined);
      if (answer === "theirs") await refresh();
      else toast.success("総評を保存しました");
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
        !typing && (
          <Button size="sm" icon="edit" onClick={() => setTyping({ opened: kept, typed: kept.comment })}>
            {kept.comment ? "総評を編集" : "総評を書く"}
          </Button>
        )
      }
    >
      {typing ? (
        <Stack gap="sm" data-tsu-unsaved={typing.typed === typing.opened.comment ? undefined : "view"}>
          <FormField
            label="総評"
            error={error && error.code !== "stale_version" ? fullMessageOf(error) : undefined}
          >
            <TextArea
              rows={6}
              limit={5000}
              value={typing.typed}
              onChange={(event) => setTyping({ ...typing, typed: event.target.value })}
            />
          </FormField>
          <Stack layout="row" gap="sm">
            <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
              保存
            </Button>
            <Button onClick={() => setTyping(undefined)}>やめる</Button>
          </Stack>
          {form.conflictDialog}
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
