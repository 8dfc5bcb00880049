import type { CompanyUserList, Role } from "@tsumugi/contract";
import { Banner, Button, Dialog, FormField, Stack, TextArea } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { RoleSelect } from "../RoleSelect/RoleSelect.tsx";
import { SeatsMeter } from "../SeatsMeter/SeatsMeter.tsx";
import { AddressPreview } from "./AddressPreview.tsx";
import { inviteProblem, judgeAddresses } from "./addresses.ts";

export interface InviteMemberDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  seats: CompanyUserList["seats"];
  /** Addresses of the members, in lower case. */
  members?: readonly string[];
  /** Addresses whose invitation can still be accepted, in lower case. */
  invited?: readonly string[];
  /** Each address once, in lower case; all get the same role. What is no address or is taken is left out. */
  onInvite: (values: { emails: string[]; role: Role }) => void;
  inviting?: boolean;
  /** Why nothing was sent: cause, then cure. What was typed stays. */
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
