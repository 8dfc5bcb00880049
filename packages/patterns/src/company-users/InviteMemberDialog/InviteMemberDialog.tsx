import type { CompanyUserList, Role } from "@tsumugi/contract";
import { Banner, Button, Dialog, FormField, Stack, TextArea } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { RoleSelect } from "../RoleSelect/RoleSelect.tsx";
import { SeatsMeter } from "../SeatsMeter/SeatsMeter.tsx";
import { AddressPreview } from "./AddressPreview.tsx";
import { inviteProblem, judgeAddresses } from "./addresses.ts";

export interface InviteMemberDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。入力は捨てます。 */
  onOpenChange: (open: boolean) => void;
  /** 利用人数の上限と、使っている人数。残りより多くは招待できません。 */
  seats: CompanyUserList["seats"];
  /** いまのメンバーのアドレス。小文字で渡します。 */
  members?: readonly string[];
  /** まだ承諾できる招待を送ったアドレス。小文字で渡します。 */
  invited?: readonly string[];
  /** 招待を送るとき。アドレスは小文字で重なりがなく、権限は全員同じです。アドレスでないものと招待済みのものは除きます。 */
  onInvite: (values: { emails: string[]; role: Role }) => void;
  /** 送信中。終わるまで閉じられません。 */
  inviting?: boolean;
  /** 送れなかった理由。原因、次に直し方を書きます。入力は残ります。 */
  error?: ReactNode;
}

const NONE: readonly never[] = [];

/** Invites several people at once: paste the addresses, look at what becomes of each, choose what they may do. */
export function InviteMemberDialog(props: InviteMemberDialogProps) {
  const { seats, members = NONE, invited = NONE, inviting = false, error } = props;
  const [text, setText] = useState("");
  const [role, setRole] = useState<Role>("staff");
  const [isTried, setTried] = useState(false);
  const judged = judgeAddresses(text, { members: new Set(members), invited: new Set(invited) });
  const emails = judged.flatMap(({ email, outcome }) => (outcome === "invited" ? email : []));
  const problem = inviteProblem(judged, Math.max(0, seats.max - seats.used));
  const close = (open: boolean) => {
    if (!open) {
      setText("");
      setRole("staff");
      setTried(false);
    }
    props.onOpenChange(open);
  };
  const invite = () => {
    setTried(true);
    if (problem === undefined) props.onInvite({ emails, role });
  };
  return (
    <Dialog
      open={props.open}
      onOpenChange={close}
      loading={inviting}
      hasChanges={text.trim() !== ""}
      title="メンバーを招待"
      description="届いたメールのリンクから参加できます。リンクの期限は7日間です。"
      footer={
        <>
          <Button onClick={() => close(false)}>キャンセル</Button>
          <Button variant="primary" icon="send" loading={inviting} onClick={invite}>
            {problem === undefined ? `${emails.length}人に招待を送る` : "招待を送る"}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="danger">{error}</Banner>}
        <SeatsMeter seats={seats} />
        <FormField
          label="メールアドレス"
          requirement="required"
          hint="改行・カンマ・タブで区切ると、まとめて招待できます。名前が付いたままでも読み取ります"
          error={isTried ? problem : undefined}
        >
          <TextArea
            data-autofocus
            rows={4}
            value={text}
            placeholder={"田中 花子 <tanaka@example.jp>\nsato@example.jp"}
            onChange={(event) => {
              setText(event.target.value);
              setTried(false);
            }}
          />
        </FormField>
        {judged.length > 0 && <AddressPreview judged={judged} />}
        <RoleSelect value={role} onValueChange={setRole} />
      </Stack>
    </Dialog>
  );
}
