import type { Project } from "@tsumugi/contract";
import { useProjects } from "@tsumugi/hooks";
import { Banner, Button, Dialog, DialogClose, FormField, Select } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";

export interface AddToProjectDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly onClose: () => void;
  /** Rejects with why it did not work. */
  readonly onAdd: (project: Pick<Project, "uid" | "name">) => Promise<void>;
}

/** Puts the chosen creators into one project; those who are in it already stay as they are. */
export function AddToProjectDialog({ open, count, onClose, onAdd }: AddToProjectDialogProps) {
  const { projects, isLoading } = useProjects({ limit: 200 });
  const [projectUid, setProjectUid] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isAdding, setAdding] = useState(false);

  const handleAdd = async () => {
    const project = projects.find(({ uid }) => uid === projectUid);
    if (!project) return setProblem("案件が選ばれていません。追加先の案件を選んでください。");
    setAdding(true);
    setFailure(undefined);
    try {
      await onAdd(project);
      onClose();
    } catch (cause) {
      setFailure(cause);
    } finally {
      setAdding(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      loading={isAdding}
      size="sm"
      title={`${count.toLocaleString("ja-JP")}名を案件に追加`}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" loading={isAdding} onClick={() => void handleAdd()}>
            追加する
          </Button>
        </>
      }
    >
      <FormField label="案件" requirement="required" error={problem}>
        <Select
          placeholder={isLoading ? "読み込み中" : "選択してください"}
          options={projects.map(({ uid, name }) => ({ value: uid, label: name }))}
          value={projectUid}
          onChange={(event) => {
            setProjectUid(event.target.value);
            setProblem(undefined);
          }}
        />
      </FormField>
      {!isLoading && projects.length === 0 && (
        <p>
          案件がまだありません。<Link to={paths.projectNew.getHref()}>案件を作成</Link>
        </p>
      )}
      {failure !== undefined && <Banner tone="danger">{fullMessageOf(failure)}</Banner>}
    </Dialog>
  );
}
