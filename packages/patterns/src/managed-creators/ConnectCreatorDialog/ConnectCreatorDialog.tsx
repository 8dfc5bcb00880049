import type { OpenCreator } from "@tsumugi/contract";
import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { FieldChoice } from "../FieldChoice/FieldChoice.tsx";
import { type CreatorRecordLook, connectRows, type FieldChoices } from "../FieldChoice/fieldChoice.ts";
import { useFieldChoices } from "../FieldChoice/useFieldChoices.ts";
import { ConnectCandidates, type ConnectCandidatesProps } from "./ConnectCandidates.tsx";

export interface ConnectCreatorDialogProps extends ConnectCandidatesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The company's own record; absent while it is still to be chosen. */
  record?: CreatorRecordLook;
  /** The open creator; absent while it is still to be chosen. */
  creator?: Pick<OpenCreator, "uid" | "name" | "image" | "genres" | "accounts">;
  /** Back to the candidates. Absent: both sides are given, nothing is to be chosen. */
  onBack?: () => void;
  /** What is kept where the two differ. */
  onConnect: (choices: FieldChoices) => void;
  connecting?: boolean;
  /** Cause, then cure: one of them is connected already. */
  error?: ReactNode;
}

/** Connects an own record to an open creator: first find the other side, then decide field by field. */
export function ConnectCreatorDialog(props: ConnectCreatorDialogProps) {
  const { record, creator, onBack, connecting = false, error } = props;
  const isChoosing = !record || !creator;
  const rows = isChoosing ? [] : connectRows(record, creator);
  const { choices, isChanged, choose } = useFieldChoices(`${record?.uid}/${creator?.uid}`, rows);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      loading={connecting}
      hasChanges={isChanged}
      size="lg"
      title={isChoosing ? "連携する相手を探す" : "公開プロフィールと連携する"}
      description={
        isChoosing
          ? "同じ人の公開プロフィールと自社の記録をつなぎます。"
          : "違う項目は、残すほうを選んでください。連携すると「公開プロフィールと同期」と表示されます。"
      }
      footer={
        <>
          {!isChoosing && onBack && (
            <Button variant="ghost" onClick={onBack}>
              戻る
            </Button>
          )}
          <Button onClick={() => props.onOpenChange(false)}>キャンセル</Button>
          {!isChoosing && (
            <Button variant="primary" loading={connecting} onClick={() => props.onConnect(choices)}>
              連携する
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        {isChoosing ? (
          <ConnectCandidates {...props} />
        ) : (
          <FieldChoice
            rows={rows}
            names={{ left: "自社の記録", right: "公開プロフィール" }}
            value={choices}
            onValueChange={choose}
          />
        )}
      </Stack>
    </Dialog>
  );
}
