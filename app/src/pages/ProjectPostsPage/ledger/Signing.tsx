import { useCurrentUser, useSignPostPr } from "@tsumugi/hooks";
import { PrSignForm, type PrSignValues } from "@tsumugi/patterns";
import { Button, ConfirmDialog, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../../shared/errors.ts";
import type { LedgerPart } from "./part.ts";

/** Signs by one's own name, or takes the signature that stands back. */
export function Signing({ record, onDirtyChange }: LedgerPart) {
  const { uid } = record.post;
  const { signPostPr, isSubmitting, error } = useSignPostPr();
  const { currentUser } = useCurrentUser();

  const sign = async (values: PrSignValues) => {
    try {
      await signPostPr(uid, { is_signed: true, ...values });
      toast.success("署名しました");
      onDirtyChange(false);
    } catch {
      // Shown in the form, with the reason still there.
    }
  };
  const withdraw = async () => {
    await signPostPr(uid, { is_signed: false });
    toast.success("署名を取り消しました");
  };
  if (record.signature)
    return (
      <div>
        <ConfirmDialog
          title={`${record.signature.name}さんの署名を取り消しますか？`}
          description="署名と取り消しの記録は操作履歴に残ります。確認し直したら、もう一度署名できます。"
          confirmLabel="取り消す"
          tone="danger"
          trigger={<Button size="sm">署名を取り消す</Button>}
          errorText={fullMessageOf}
          onConfirm={withdraw}
        />
      </div>
    );
  return (
    <PrSignForm
      record={record}
      signer={currentUser.name}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      fields={error?.fields}
      onDirtyChange={onDirtyChange}
      onSign={(values) => void sign(values)}
    />
  );
}
