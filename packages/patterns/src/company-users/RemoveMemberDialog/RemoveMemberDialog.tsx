import type { Colleague } from "@tsumugi/contract";
import { ConfirmDialog, FormField, Select, Stack } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { useState } from "react";
import type { PersonLook } from "../../shared/types.ts";
import type { MemberWorkLook } from "../companyUsers.types.ts";

export interface RemoveMemberDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  member: Pick<Colleague, "uid" | "name" | "email">;
  /** What the member is in charge of; absent while it is not known. */
  work?: MemberWorkLook;
  /** Colleagues who may take it over. */
  successors: readonly PersonLook[];
  /** null: everything is left without a person in charge. */
  onRemove: (successor_uid: string | null) => void;
  removing?: boolean;
  /** Cause, then cure. */
  error?: string;
}

/** Told apart from 「選択してください」: leaving work without anybody is a choice of its own. */
const NOBODY = "-";

const workText = (work: MemberWorkLook | undefined) =>
  work
    ? `案件${formatInteger(work.project_count)}件・クリエイター${formatInteger(work.creator_count)}名`
    : "担当している案件とクリエイター";

/** Ends a membership, and asks first who takes over what the person was in charge of. */
export function RemoveMemberDialog(props: RemoveMemberDialogProps) {
  const { member, work, successors } = props;
  const [chosen, setChosen] = useState("");
  const [isTried, setTried] = useState(false);
  const hasWork = work === undefined || work.project_count + work.creator_count > 0;
  const handleOpenChange = (open: boolean) => {
    setChosen("");
    setTried(false);
    props.onOpenChange(open);
  };
  const handleConfirm = () => {
    setTried(true);
    if (hasWork && chosen === "") return;
    props.onRemove(chosen === "" || chosen === NOBODY ? null : chosen);
  };
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={handleOpenChange}
      tone="danger"
      title={`${member.name}さんをメンバーから削除しますか？`}
      description={`${member.email} は、すぐにこの企業を開けなくなります。送ったメッセージと操作の履歴は残ります。`}
      confirmLabel="メンバーを削除する"
      loading={props.removing}
      error={props.error}
      onConfirm={handleConfirm}
    >
      <Stack>
        {hasWork ? (
          <FormField
            label="担当の引き継ぎ先"
            requirement="required"
            hint={`${workText(work)}を引き継ぎます`}
            error={
              isTried && chosen === ""
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
        ) : (
          <p>担当している案件とクリエイターはありません。引き継ぎは不要です。</p>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
