import type { CompanyUserList, Role } from "@tsumugi/contract";
import { Banner, Button, Dialog, FormField, Stack, TextArea } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { RoleSelect } from "../RoleSelect/RoleSelect.tsx";
import { SeatsMeter } from "../SeatsMeter/SeatsMeter.tsx";
import { inviteProblem, readAddresses } from "./addresses.ts";

/** An address that could not be invited: cause, then cure. */
export interface InviteFailureLook {
  email: string;
  message: string;
}

export interface InviteMemberDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  seats: CompanyUserList["seats"];
  /** Addresses of members and pending invitations, in lower case. */
  taken?: readonly string[];
  /** Each address once, in lower case; all get the same role. */
  onInvite: (values: { emails: string[]; role: Role }) => void;
  inviting?: boolean;
  /** Of the last try; the field keeps just these addresses, to be fixed. The others have gone out. */
  failures?: readonly InviteFailureLook[];
  /** What went wrong with all of them: cause, then cure. */
  error?: ReactNode;
}

const NONE: readonly never[] = [];

/** Invites several people at once: paste the addresses, choose what they may do. */
export function InviteMemberDialog(props: InviteMemberDialogProps) {
  const { seats, taken = NONE, inviting = false, failures = NONE, error } = props;
  const [text, setText] = useState("");
  const [role, setRole] = useState<Role>("staff");
  const [isTried, setTried] = useState(false);
  const [known, setKnown] = useState<readonly InviteFailureLook[]>(NONE);
  if (known !== failures) {
    setKnown(failures);
    setText(failures.map(({ email }) => email).join("\n"));
    setTried(false);
  }
  const read = readAddresses(text);
  const problem = inviteProblem(read, { left: Math.max(0, seats.max - seats.used), taken });
  const close = (open: boolean) => {
    if (!open) {
      setText("");
      setTried(false);
    }
    props.onOpenChange(open);
  };
  const invite = () => {
    setTried(true);
    if (problem === undefined) props.onInvite({ emails: read.emails, role });
  };
  const isReady = read.emails.length > 0 && problem === undefined;
  return (
    <Dialog
      open={props.open}
      onOpenChange={close}
      busy={inviting}
      hasChanges={text.trim() !== ""}
      title="メンバーを招待"
      description="届いたメールのリンクから参加できます。リンクの期限は7日間です。"
      footer={
        <>
          <Button onClick={() => close(false)}>キャンセル</Button>
          <Button variant="primary" icon="send" loading={inviting} onClick={invite}>
            {isReady ? `${read.emails.length}人に招待を送る` : "招待を送る"}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {error && <Banner tone="danger">{error}</Banner>}
        {failures.length > 0 && (
          <Banner tone="danger" title={`${failures.length}件は送れませんでした。ほかには送りました。`}>
            {failures.map(({ email, message }) => (
              <p key={email}>
                {email}: {message}
              </p>
            ))}
          </Banner>
        )}
        <FormField
          label="メールアドレス"
          requirement="required"
          hint="改行・カンマ・空白で区切ると、まとめて招待できます"
          error={isTried ? problem : undefined}
        >
          <TextArea
            data-autofocus
            rows={4}
            value={text}
            placeholder={"tanaka@example.jp\nsato@example.jp"}
            onChange={(event) => {
              setText(event.target.value);
              setTried(false);
            }}
          />
        </FormField>
        <SeatsMeter seats={seats} />
        <RoleSelect value={role} onChange={setRole} />
      </Stack>
    </Dialog>
  );
}
