import { isApiError, useCurrentUser, usePrLedger, useSignPostPr } from "@tsumugi/hooks";
import { PrSignForm, type PrSignValues } from "@tsumugi/patterns";
import { Button, ConfirmDialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../../shared/errors.ts";
import type { LedgerPart } from "./part.ts";

/** Signs by one's own name, or takes the signature that stands back. What is typed stays where a colleague signs first. */
export function Signing({ record, onDirtyChange }: LedgerPart) {
  const { uid, project_uid } = record.post;
  const { signPostPr, isSubmitting, error } = useSignPostPr();
  const { currentUser } = useCurrentUser();
  const { refresh } = usePrLedger(project_uid);
  const [isTyped, setTyped] = useState(false);
  const markTyped = (isDirty: boolean) => {
    setTyped(isDirty);
    onDirtyChange(isDirty);
  };

  const sign = async (values: PrSignValues) => {
    try {
      await signPostPr(uid, { is_signed: true, ...values });
      toast.success("署名しました");
      markTyped(false);
    } catch (cause) {
      // Shown in the form, with the reason still there.
      if (isApiError(cause) && cause.code === "conflict") void refresh();
    }
  };
  const withdraw = async () => {
    await signPostPr(uid, { is_signed: false });
    toast.success("署名を取り消しました");
  };
  return (
    <>
      {record.signature && (
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
      )}
      {(!record.signature || isTyped) && (
        <PrSignForm
          record={record}
          signer={currentUser.name}
          loading={isSubmitting}
          error={error && fullMessageOf(error)}
          fields={error?.fields}
          onDirtyChange={markTyped}
          onSign={(values) => void sign(values)}
        />
      )}
    </>
  );
}
