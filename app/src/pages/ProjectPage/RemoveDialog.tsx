import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useAssignCreators, useRemoveProjectCreator } from "@tsumugi/hooks";
import { ConfirmDialog, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface RemoveDialogProps {
  readonly project: Project;
  readonly rows: readonly ProjectCreator[];
  readonly onClose: () => void;
  /** All of them are removed. */
  readonly onRemoved?: (() => void) | undefined;
}

const isAsked = ({ job_request_uid, job_status }: ProjectCreator) =>
  job_request_uid !== null && job_status !== "candidate";

/** What taking rows out of the project does, also to whoever got a request. */
function noteOf(rows: readonly ProjectCreator[]): string {
  const asked = rows.filter(isAsked).length;
  const who = rows.length > 1 ? `うち${asked}名` : "クリエイター";
  return [
    asked > 0 && `依頼はすでに送ってあります。外すと、${who}に届いた依頼のリンクは開けなくなります。`,
    rows.some(({ scheduled_at }) => scheduled_at) && "送信予約は取り消されます。",
    "入力した値とメモは、もう一度追加すると戻ります。クリエイター管理の記録は残ります。",
  ]
    .filter(Boolean)
    .join("");
}

const nameOf = (rows: readonly ProjectCreator[]) =>
  rows.length > 1 ? `${rows.length}名` : `「${rows[0]?.display_name ?? ""}」`;

/** Takes creators out of the project after a question, and offers to put them back with all that stood in their rows. */
export function RemoveDialog({ project, rows, onClose, onRemoved }: RemoveDialogProps) {
  const { removeProjectCreator } = useRemoveProjectCreator();
  const { assignCreators } = useAssignCreators();
  const putBack = (removed: readonly ProjectCreator[]) => {
    assignCreators(
      project.uid,
      removed.map(({ creator_uid }) => creator_uid),
    ).then(
      () => toast.success(`${nameOf(removed)}を案件に戻しました`),
      (cause: unknown) => toast.error(fullMessageOf(cause)),
    );
  };
  /** Row by row: one that cannot be removed says so, and the others are removed. */
  const remove = async () => {
    const removed: ProjectCreator[] = [];
    const failures: string[] = [];
    for (const row of rows)
      try {
        await removeProjectCreator(project.uid, row.creator_uid);
        removed.push(row);
      } catch (cause) {
        const why = fullMessageOf(cause);
        failures.push(rows.length > 1 ? `「${row.display_name}」: ${why}` : why);
      }
    if (removed.length > 0) {
      // A request that waited to be sent is gone for good.
      const isWhole = removed.every(({ scheduled_at }) => !scheduled_at);
      const undo = { action: { label: "元に戻す", onClick: () => putBack(removed) } };
      toast.success(`${nameOf(removed)}を案件から外しました`, isWhole ? undo : {});
    }
    if (failures.length > 0) throw new Error(failures.join("\n"));
    onRemoved?.();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${nameOf(rows)}を案件から外しますか？`}
      description={noteOf(rows)}
      confirmLabel="案件から外す"
      tone="danger"
      errorText={(cause) => (cause instanceof Error ? cause.message : fullMessageOf(cause))}
      onConfirm={remove}
    />
  );
}
