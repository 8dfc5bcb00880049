import type { OpenCreator } from "@tsumugi/contract";
import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { FieldChoice } from "../FieldChoice/FieldChoice.tsx";
import { type CreatorRecordLook, connectRows, type FieldChoices } from "../FieldChoice/fieldChoiceRows.ts";
import { useFieldChoices } from "../FieldChoice/useFieldChoices.ts";
import { ConnectCandidates, type ConnectCandidatesProps } from "./ConnectCandidates.tsx";

export interface ConnectCreatorDialogProps extends ConnectCandidatesProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 自社の記録。これから選ぶ間は渡しません。 */
  record?: CreatorRecordLook;
  /** 公開クリエイター。これから選ぶ間は渡しません。 */
  creator?: Pick<OpenCreator, "uid" | "name" | "image" | "genres" | "accounts">;
  /** 候補へ戻るとき。両方が決まっていて選ばないときは渡しません。 */
  onBack?: () => void;
  /** 連携するとき。違う項目は、どちらを残すかを渡します。 */
  onConnect: (choices: FieldChoices) => void;
  /** 連携中。終わるまで閉じられません。 */
  connecting?: boolean;
  /** 連携できなかった理由。原因、次に直し方を書きます。どちらかがもう連携済みのときなどに出します。 */
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
