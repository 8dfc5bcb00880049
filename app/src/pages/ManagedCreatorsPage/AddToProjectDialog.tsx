import { useAssignCreators, useProjects } from "@tsumugi/hooks";
import { Banner, Button, Dialog, FormField, Select, toast } from "@tsumugi/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";

export interface AddToProjectDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly creatorUids: readonly string[];
  readonly onAdded: () => void;
}

/** Puts the chosen creators into one project; those who are in it already stay as they are. */
export function AddToProjectDialog({ open, onClose, creatorUids, onAdded }: AddToProjectDialogProps) {
  const { projects, isLoading } = useProjects({ limit: 200 });
  const { assignCreators, isSubmitting, error } = useAssignCreators();
  const [projectUid, setProjectUid] = useState("");
  const [problem, setProblem] = useState<string>();

  const handleAdd = async () => {
    const project = projects.find(({ uid }) => uid === projectUid);
    if (!project) return setProblem("案件が選ばれていません。追加先の案件を選んでください。");
    try {
      const { assigned, already_assigned } = await assignCreators(project.uid, [...creatorUids]);
      const rest = already_assigned.length > 0 ? `（${already_assigned.length}名は追加済みでした）` : "";
      toast.success(`「${project.name}」に${assigned.length}名を追加しました${rest}`);
      onAdded();
      onClose();
    } catch {
      // Shown in the dialog, which stays open.
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`${creatorUids.length}名を案件に追加`}
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button variant="primary" loading={isSubmitting} onClick={() => void handleAdd()}>
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
      {error && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
    </Dialog>
  );
}
