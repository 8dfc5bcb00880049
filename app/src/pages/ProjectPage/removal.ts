import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useAssignCreators, useRemoveProjectCreator } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export type RemovedRow = Pick<
  ProjectCreator,
  "creator_uid" | "display_name" | "job_request_uid" | "job_status" | "scheduled_at"
>;

const isAsked = ({ job_request_uid, job_status }: RemovedRow) =>
  job_request_uid !== null && job_status !== "candidate";

/** What taking rows out of the project does, also to whoever got a request. For the question before it. */
export function removalNote(rows: readonly RemovedRow[]): string {
  const asked = rows.filter(isAsked).length;
  const scheduled = rows.some(({ scheduled_at }) => scheduled_at);
  const who = rows.length > 1 ? `うち${asked}名` : "クリエイター";
  return [
    asked > 0 && `依頼はすでに送ってあります。外すと、${who}に届いた依頼のリンクは開けなくなります。`,
    scheduled && "送信予約は取り消されます。",
    "入力した値とメモは、もう一度追加すると戻ります。クリエイター管理の記録は残ります。",
  ]
    .filter(Boolean)
    .join("");
}

/** Takes rows out of the project, and offers to put them back with all that stood in them. */
export function useRemoval(project: Project) {
  const { removeProjectCreator } = useRemoveProjectCreator();
  const { assignCreators } = useAssignCreators();
  const tell = (rows: readonly RemovedRow[]) => {
    const [first] = rows;
    if (!first) return;
    const who = rows.length > 1 ? `${rows.length}名` : `「${first.display_name}」`;
    const putBack = () => {
      assignCreators(
        project.uid,
        rows.map(({ creator_uid }) => creator_uid),
      ).then(
        () => toast.success(`${who}を案件に戻しました`),
        (cause: unknown) => toast.error(fullMessageOf(cause)),
      );
    };
    // A request that waited to be sent is gone for good.
    const isWhole = rows.every(({ scheduled_at }) => !scheduled_at);
    toast.success(
      `${who}を案件から外しました`,
      isWhole ? { action: { label: "元に戻す", onClick: putBack } } : {},
    );
  };
  return {
    remove: async (row: RemovedRow) => {
      await removeProjectCreator(project.uid, row.creator_uid);
      tell([row]);
    },
    /** Row by row: one that cannot be removed says so, and the others are removed. */
    removeAll: async (rows: readonly RemovedRow[]) => {
      const removed: RemovedRow[] = [];
      const failures: string[] = [];
      for (const row of rows)
        try {
          await removeProjectCreator(project.uid, row.creator_uid);
          removed.push(row);
        } catch (cause) {
          failures.push(`「${row.display_name}」: ${fullMessageOf(cause)}`);
        }
      tell(removed);
      if (failures.length > 0) throw new Error(failures.join("\n"));
    },
  };
}
