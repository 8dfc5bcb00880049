import type { PostReuse } from "@tsumugi/contract";
import { useDeletePostReuse, useSavePostReuse } from "@tsumugi/hooks";
import { EvidencePicture, PrReuseForm, type PrReuseValues } from "@tsumugi/patterns";
import { Button, ConfirmDialog, FormField, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { EvidenceField } from "../../../posts/EvidenceField.tsx";
import { fullMessageOf } from "../../../shared/errors.ts";
import type { LedgerPart } from "./part.ts";

interface EditorProps extends LedgerPart {
  readonly reuse?: PostReuse;
  readonly onClose: () => void;
}

function Editor({ record, reuse, onDirtyChange, onClose }: EditorProps) {
  const { savePostReuse, isSubmitting, error } = useSavePostReuse();
  const kept = reuse?.screenshot;
  const [screenshot_uid, setScreenshot] = useState(kept?.uid ?? null);
  const choose = (uid: string | undefined) => {
    setScreenshot(uid ?? null);
    onDirtyChange(true);
  };
  const close = () => {
    onDirtyChange(false);
    onClose();
  };
  const save = async (values: PrReuseValues) => {
    try {
      await savePostReuse(record.post.uid, { ...values, uid: reuse?.uid, screenshot_uid });
      toast.success("二次利用を保存しました");
      close();
    } catch {
      // Shown in the form, with everything typed still there.
    }
  };
  return (
    <PrReuseForm
      reuse={reuse}
      evidence={
        kept && screenshot_uid === kept.uid ? (
          <FormField group label="スクリーンショット">
            <Stack layout="row" gap="sm">
              <EvidencePicture src={kept.url} alt="登録済みの利用先の画面" />
              <Button size="sm" onClick={() => choose(undefined)}>
                画像を外す
              </Button>
            </Stack>
          </FormField>
        ) : (
          <EvidenceField hint="利用先の画面" error={error?.fields?.screenshot_uid} onChange={choose} />
        )
      }
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      fields={error?.fields}
      onDirtyChange={onDirtyChange}
      onSave={(values) => void save(values)}
      onCancel={close}
    />
  );
}

export function AddReuse(part: LedgerPart) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Editor {...part} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button icon="plus" onClick={() => setOpen(true)}>
        二次利用を記録
      </Button>
    </div>
  );
}

export function ReuseActions({ reuse, ...part }: LedgerPart & { readonly reuse: PostReuse }) {
  const { deletePostReuse } = useDeletePostReuse();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    await deletePostReuse(part.record.post.uid, reuse.uid);
    toast.success("二次利用の記録を削除しました");
  };
  if (isOpen) return <Editor {...part} reuse={reuse} onClose={() => setOpen(false)} />;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        変更<span className="tsu-hidden">: {reuse.place}</span>
      </Button>
      <ConfirmDialog
        title={`「${reuse.place}」の記録を削除しますか？`}
        description="削除すると元に戻せません。利用を終えただけのときは、終了日を入れて残してください。"
        confirmLabel="削除する"
        tone="danger"
        trigger={
          <Button size="sm" variant="ghost">
            削除<span className="tsu-hidden">: {reuse.place}</span>
          </Button>
        }
        errorText={fullMessageOf}
        onConfirm={remove}
      />
    </>
  );
}
