import type { Colleague, MemberWork } from "@tsumugi/contract";
import { Banner, Button, ConfirmDialog, FormField, Select, Skeleton, Stack } from "@tsumugi/ui";
import { useState } from "react";
import type { PersonLook } from "../../shared/types.ts";
import { MemberWorkList } from "./MemberWorkList.tsx";
import { handedOverCount } from "./memberWorkLines.ts";

export interface RemoveMemberDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。選んだ引き継ぎ先は捨てます。 */
  onOpenChange: (open: boolean) => void;
  /** 削除するメンバー。 */
  member: Pick<Colleague, "uid" | "name" | "email">;
  /** その人が担当しているものの件数。数えている間は undefined で、削除できません。 */
  work?: MemberWork;
  /** 数えられなかった理由。見ないまま削除することはありません。 */
  workError?: string;
  /** 「もう一度数える」を押したとき。渡さなければボタンは出ません。 */
  onRetryWork?: () => void;
  /** 担当を引き継げるメンバー。 */
  successors: readonly PersonLook[];
  /** 削除を確かめたとき。引き継ぐ人の uid を渡します。null なら、どれも担当なしになります。 */
  onRemove: (successor_uid: string | null) => void;
  /** 削除中。 */
  removing?: boolean;
  /** 削除できなかった理由。原因、次に直し方を書きます。 */
  error?: string;
}

/** Another value than 「選択してください」: leaving work without anybody is a choice of its own. */
const NOBODY = "-";

/** Ends a membership: shows what the person holds, and asks who takes it over. */
export function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { member, work, workError, successors } = props;
  const [chosen, setChosen] = useState("");
  const [isTried, setTried] = useState(false);
  const hasWork = work === undefined || handedOverCount(work) > 0;
  const isMissing = hasWork && chosen === "";
  const handleOpenChange = (open: boolean) => {
    setChosen("");
    setTried(false);
    props.onOpenChange(open);
  };
  const handleConfirm = () => {
    setTried(true);
    if (work === undefined || isMissing) return;
    props.onRemove(chosen === "" || chosen === NOBODY ? null : chosen);
  };
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={handleOpenChange}
      tone="danger"
      title={`${member.name}さんをメンバーから削除しますか？`}
      description={`${member.email} は、すぐにこの企業を開けなくなります。送ったメッセージと操作の記録は残ります。`}
      confirmLabel="メンバーを削除する"
      loading={props.removing}
      error={props.error}
      onConfirm={handleConfirm}
    >
      <Stack>
        {workError ? (
          <Banner
            tone="danger"
            actions={
              props.onRetryWork && (
                <Button size="sm" icon="refresh" onClick={props.onRetryWork}>
                  もう一度数える
                </Button>
              )
            }
          >
            {workError}
          </Banner>
        ) : work ? (
          <MemberWorkList work={work} withoutSuccessor={chosen === NOBODY} />
        ) : (
          <>
            <p role="status">担当しているものを数えています…</p>
            <Skeleton shape="block" height={96} />
          </>
        )}
        {hasWork && (
          <FormField
            label="担当の引き継ぎ先"
            requirement="required"
            hint="引き継いだ人には、お知らせで件数を伝えます"
            error={
              isTried && isMissing
                ? "引き継ぎ先が選ばれていません。メンバーか「担当なしにする」を選んでください。"
                : undefined
            }
          >
            <Select
              placeholder="選択してください"
              options={[
                ...successors.map(({ uid, name }) => ({ value: uid, label: name })),
                { value: NOBODY, label: "担当なしにする" },
              ]}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          </FormField>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
