import { type Colleague, type MemberWork, policies, type Role } from "@tsumugi/contract";
import { Banner, Button, Dialog, Stack } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { unsentSentences } from "../RemoveMemberDialog/memberWorkLines.ts";
import { RoleSelect } from "../RoleSelect/RoleSelect.tsx";

export interface ChangeRoleDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。選びかけた権限は捨てます。 */
  onOpenChange: (open: boolean) => void;
  /** 権限を変えるメンバー。 */
  member: Pick<Colleague, "uid" | "name" | "role">;
  /** その人の送信待ちの件数。送れない権限を選ぶと、どうなるかを先に伝えます。数えている間は undefined。 */
  work?: Pick<MemberWork, "scheduled_comment_count" | "scheduled_job_count">;
  /** いまと違う権限を選んで「権限を変更する」を押したときだけ呼びます。 */
  onSubmit: (role: Role) => void;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 保存できなかった理由。原因、次に直し方を書きます。管理者がいなくなるときなどに出します。 */
  error?: ReactNode;
}

const senders: readonly Role[] = policies.write.roles;

/** Gives a colleague another role; in force at the next press, without a new sign-in. */
export function ChangeRoleDialog(props: ChangeRoleDialogProps) {
  const { member, work, loading = false, error } = props;
  const [chosen, setChosen] = useState<{ uid: string; role: Role }>();
  const role = chosen?.uid === member.uid ? chosen.role : member.role;
  const isSame = role === member.role;
  const unsent = work && !senders.includes(role) ? unsentSentences(work) : [];
  const close = (open: boolean) => {
    if (!open) setChosen(undefined);
    props.onOpenChange(open);
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={close}
      loading={loading}
      title={`${member.name}さんの権限を変更`}
      description="保存するとすぐに反映されます。"
      footer={
        <>
          <Button onClick={() => close(false)}>キャンセル</Button>
          <Button
            variant="primary"
            loading={loading}
            aria-disabled={isSame}
            onClick={() => props.onSubmit(role)}
          >
            権限を変更する
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        <RoleSelect value={role} onValueChange={(next) => setChosen({ uid: member.uid, role: next })} />
        {unsent.length > 0 && !isSame && <Banner tone="warning">{unsent.join("")}</Banner>}
      </Stack>
    </Dialog>
  );
}
