import type { Project } from "@tsumugi/contract";
import { useProjects } from "@tsumugi/hooks";
import { Banner, Button, Combobox, Dialog, DialogClose, FormField } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf, messageOf } from "../../shared/errors.ts";

export interface AddToProjectDialogProps {
  readonly open: boolean;
  readonly count: number;
  readonly onClose: () => void;
  /** Rejects with why it did not work. */
  readonly onAdd: (project: Pick<Project, "uid" | "name">) => Promise<void>;
}

/** Of a company's hundreds of projects; typing finds the others. */
const SHOWN = 50;

/** Puts the chosen creators into one project; those who are in it already stay as they are. */
export function AddToProjectDialog({ open, count, onClose, onAdd }: AddToProjectDialogProps) {
  const [keyword, setKeyword] = useState("");
  const list = useProjects(open ? { keyword: keyword || undefined, limit: SHOWN } : null);
  const { projects } = list;
  const [project, setProject] = useState<Pick<Project, "uid" | "name">>();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isAdding, setAdding] = useState(false);

  const handleAdd = async () => {
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
        <Combobox
          placeholder="案件の名前で探す"
          options={projects.map(({ uid, name }) => ({ value: uid, label: name }))}
          value={project?.uid ?? null}
          valueLabel={project?.name}
          onValueChange={(chosen) => {
            setProject(projects.find(({ uid }) => uid === chosen));
            setProblem(undefined);
          }}
          onSearch={setKeyword}
          loading={list.isLoading || list.isRefreshing}
          error={list.error && messageOf(list.error)}
          onRetry={() => void list.refresh()}
        />
      </FormField>
      {!list.isLoading && !list.error && keyword === "" && projects.length === 0 && (
        <p>
          案件がまだありません。<Link to={paths.projectNew.getHref()}>案件を作成</Link>
        </p>
      )}
      {failure !== undefined && <Banner tone="danger">{fullMessageOf(failure)}</Banner>}
    </Dialog>
  );
}
