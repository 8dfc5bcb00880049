import type { ManagedCreator } from "@tsumugi/contract";
import { useArchiveManagedCreator, useRestoreManagedCreator } from "@tsumugi/hooks";
import { Button, type Selection, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { AddToProjectDialog } from "./AddToProjectDialog.tsx";

export interface SelectionActionsProps {
  readonly creators: readonly ManagedCreator[];
  readonly selection: Selection;
}

const isDone = <T,>(result: PromiseSettledResult<T>): result is PromiseFulfilledResult<T> =>
  result.status === "fulfilled";

/** What can be done with the chosen creators: into a project, or away, and back again. */
export function SelectionActions({ creators, selection }: SelectionActionsProps) {
  const { archiveManagedCreator, isSubmitting } = useArchiveManagedCreator();
  const { restoreManagedCreator, isSubmitting: isRestoring } = useRestoreManagedCreator();
  const [isAdding, setAdding] = useState(false);
  const chosen = creators.filter(({ uid }) => selection.has(uid));
  const isArchived = chosen.length > 0 && chosen.every(({ archived_at }) => archived_at !== null);

  const restore = async (some: readonly Pick<ManagedCreator, "uid" | "version">[]) => {
    const results = await Promise.allSettled(some.map(restoreManagedCreator));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) toast.error(fullMessageOf(failed.reason));
    else toast.success(`${some.length}名を元に戻しました`);
  };

  const archive = async () => {
    const results = await Promise.allSettled(chosen.map(({ uid }) => archiveManagedCreator(uid)));
    const archived = results.filter(isDone).map(({ value }) => value);
    selection.clear();
    const failed = results.find((result) => result.status === "rejected");
    if (failed) toast.error(fullMessageOf(failed.reason));
    if (archived.length > 0)
      toast.show(`${archived.length}名をアーカイブしました。30日以内なら元に戻せます`, {
        action: { label: "元に戻す", onPress: () => void restore(archived) },
      });
  };

  if (isArchived)
    return (
      <Button
        size="sm"
        icon="restore"
        loading={isRestoring}
        onClick={() => void restore(chosen).then(selection.clear)}
      >
        元に戻す
      </Button>
    );
  return (
    <>
      <Button size="sm" icon="project" onClick={() => setAdding(true)}>
        案件に追加
      </Button>
      <Button size="sm" icon="archive" loading={isSubmitting} onClick={() => void archive()}>
        アーカイブ
      </Button>
      <AddToProjectDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        creatorUids={selection.keys()}
        onAdded={selection.clear}
      />
    </>
  );
}
