import type { ProjectReport } from "@tsumugi/contract";
import { useProjectReport, useUpdateProjectReport } from "@tsumugi/hooks";
import { Button, Card, FormField, formatDateTime, Stack, TextArea, toast } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { CannotSaveNow } from "../../shared/CannotSaveNow.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { keptTextShape, textOver } from "../../shared/keptText.ts";
import { type KeptForm, useKeptValues } from "../../shared/useKeptValues.tsx";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";

const valuesOf = ({ comment }: Pick<ProjectReport, "comment">) => ({ comment });

export interface ReportCommentProps {
  readonly projectUid: string;
  readonly kept: ProjectReport;
}

/** What is said of the results as a whole, in free words. What is typed outlives the right to save it. */
export function ReportComment(props: ReportCommentProps) {
  const left = useKeptValues(`report.${props.projectUid}`, keptTextShape);
  return <CommentForm key={left.formKey} {...props} left={left} />;
}

interface CommentFormProps extends ReportCommentProps {
  readonly left: KeptForm<typeof keptTextShape>;
}

function CommentForm({ projectUid, kept, left }: CommentFormProps) {
  const { canWrite, whyNot } = usePermissions();
  const { restored } = left;
  const { updateProjectReport, isSubmitting, error } = useUpdateProjectReport();
  const { refresh } = useProjectReport(projectUid);
  const [typing, setTyping] = useState<
    { readonly opened: ProjectReport; readonly typed: string } | undefined
  >(
    restored && {
      opened: { ...kept, version: restored.version ?? kept.version, comment: restored.values.before ?? "" },
      typed: restored.values.text ?? "",
    },
  );
  const { setDirty } = useUnsavedChanges(left.forget);
  // Nothing is asked of somebody who could not save it: it is kept.
  const isDirty = canWrite && typing !== undefined && typing.typed !== typing.opened.comment;
  useEffect(() => setDirty(isDirty), [setDirty, isDirty]);
  const end = () => {
    setTyping(undefined);
    left.forget();
  };
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
      end();
      if (answer === "theirs") await refresh();
      else toast.success("総評を保存しました");
    } catch {
      // Shown at the field.
    }
  };
  if (!canWrite && !kept.comment && !typing) return null;
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
        <Stack gap="sm" data-tsu-unsaved={isDirty ? "view" : undefined}>
          {whyNot !== undefined && <CannotSaveNow>{whyNot}</CannotSaveNow>}
          {left.notice}
          <FormField
            label="総評"
            error={error && error.code !== "stale_version" ? fullMessageOf(error) : undefined}
          >
            <TextArea
              rows={6}
              limit={5000}
              value={typing.typed}
              readOnly={!canWrite}
              onChange={(event) => {
                const text = event.target.value;
                const before = typing.opened.comment;
                setTyping({ ...typing, typed: text });
                if (text === before) left.forget();
                else left.keep(textOver(before), { text, before }, typing.opened.version);
              }}
            />
          </FormField>
          <Stack layout="row" gap="sm">
            {canWrite && (
              <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
                保存する
              </Button>
            )}
            <Button onClick={end}>やめる</Button>
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
