import type { PostReuse } from "@tsumugi/contract";
import { useDeletePostReuse, useSavePostReuse } from "@tsumugi/hooks";
import { EvidencePicture, PrReuseForm, type PrReuseValues } from "@tsumugi/patterns";
import { Button, ConfirmDialog, FormField, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { EvidenceField } from "../../../posts/EvidenceField.tsx";
import { fullMessageOf } from "../../../shared/errors.ts";
import { useOwnChanges } from "../../../shared/useOwnChanges.tsx";
import type { LedgerPart } from "./part.ts";

interface EditorProps extends LedgerPart {
  readonly reuse?: PostReuse;
  readonly onClose: () => void;
}

interface ReuseValues extends PrReuseValues {
  readonly screenshot_uid: string | null;
}

const valuesOf = ({
  place,
  url,
  disclosure,
  starts_on,
  ends_on,
  note,
  screenshot,
}: PostReuse): ReuseValues => ({
  place,
  url,
  disclosure,
  starts_on,
  ends_on,
  note,
  screenshot_uid: screenshot?.uid ?? null,
});
const pictureWords = (uid: string | null, other: string | null) =>
  uid === null ? "" : uid === other ? "登録済みの画像" : "新しい画像";
const rowsOf = (mine: ReuseValues, theirs: ReuseValues, { screenshot }: PostReuse) => [
  { label: "利用先", mine: mine.place, theirs: theirs.place },
  { label: "利用先のURL", mine: mine.url, theirs: theirs.url },
  { label: "表記", mine: mine.disclosure, theirs: theirs.disclosure },
  { label: "開始日", mine: mine.starts_on ?? "", theirs: theirs.starts_on ?? "" },
  { label: "終了日", mine: mine.ends_on ?? "", theirs: theirs.ends_on ?? "" },
  { label: "メモ", mine: mine.note, theirs: theirs.note },
  {
    label: "スクリーンショット",
    mine: pictureWords(mine.screenshot_uid, screenshot?.uid ?? null),
    theirs: pictureWords(theirs.screenshot_uid, screenshot?.uid ?? null),
  },
];

function Editor({ record, reuse: present, onDirtyChange, onClose }: EditorProps) {
  // The state that it was opened with: the one on screen goes on meanwhile.
  const [reuse] = useState(present);
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
  const form = useOwnChanges<PostReuse, ReuseValues>({
    valuesOf,
    send: (changes, over) =>
      savePostReuse(record.post.uid, { ...valuesOf(over), ...changes, uid: over.uid, version: over.version }),
    rowsOf,
  });
  const save = async (values: PrReuseValues) => {
    try {
      const own = { ...values, screenshot_uid };
      const answer = reuse ? await form.save(reuse, own) : await savePostReuse(record.post.uid, own);
      if (answer === "back") return;
      if (answer !== "theirs") toast.success("二次利用を保存しました");
      close();
    } catch {
      // Shown in the form, with everything typed still there.
    }
  };
  return (
    <>
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
        error={error && error.code !== "stale_version" ? fullMessageOf(error) : undefined}
        fields={error?.fields}
        onDirtyChange={onDirtyChange}
        onSave={(values) => void save(values)}
        onCancel={close}
      />
      {form.conflictDialog}
    </>
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
