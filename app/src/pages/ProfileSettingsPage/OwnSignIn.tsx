import { useChangePassword, useCurrentUser, useEmailChange, useRequestEmailChange } from "@tsumugi/hooks";
import { EmailChangeDialog, PasswordChangeDialog } from "@tsumugi/patterns";
import { Badge, Button, DescriptionList, toast } from "@tsumugi/ui";
import { useState } from "react";
import { VerifyOwnEmail } from "../../entrance/VerifyOwnEmail.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { WaitingEmailChange } from "./WaitingEmailChange.tsx";

/** Address and password of one's own sign-in. */
export function OwnSignIn() {
  const { currentUser } = useCurrentUser();
  const email = useRequestEmailChange();
  const { emailChange, refresh } = useEmailChange();
  const password = useChangePassword();
  const [opened, setOpened] = useState<"email" | "password">();
  const [sentTo, setSentTo] = useState<string>();

  const open = (which: "email" | "password") => {
    email.reset();
    password.reset();
    setSentTo(undefined);
    setOpened(which);
  };
  const close = () => setOpened(undefined);
  const askForAddress = async (address: string, currentPassword: string) => {
    try {
      await email.requestEmailChange(address, currentPassword);
      setSentTo(address);
      await refresh();
    } catch {
      // Shown in the dialog.
    }
  };
  const changePassword = async (currentPassword: string, next: string) => {
    try {
      await password.changePassword(currentPassword, next);
      close();
      toast.success("パスワードを変更しました。ほかの端末はサインアウトしました");
    } catch {
      // Shown in the dialog.
    }
  };
  const problem = ({ error }: Pick<typeof email, "error">) =>
    error && Object.keys(error.fields).length === 0 ? messageOf(error) : undefined;

  return (
    <>
      <DescriptionList
        layout="rows"
        items={[
          {
            term: "メールアドレス",
            description: (
              <>
                {currentUser.email} {!currentUser.email_verified && <Badge tone="warning">未確認</Badge>}{" "}
                <Button size="sm" aria-label="メールアドレスを変更" onClick={() => open("email")}>
                  変更
                </Button>
              </>
            ),
          },
          {
            term: "パスワード",
            description: (
              <Button size="sm" aria-label="パスワードを変更" onClick={() => open("password")}>
                変更
              </Button>
            ),
          },
        ]}
      />
      {emailChange && <WaitingEmailChange change={emailChange} onGone={refresh} />}
      {!currentUser.email_verified && <VerifyOwnEmail />}
      <EmailChangeDialog
        open={opened === "email"}
        onOpenChange={close}
        email={currentUser.email}
        sentTo={sentTo}
        loading={email.isSubmitting}
        error={problem(email)}
        fields={email.error?.fields}
        onSubmit={(values) => void askForAddress(values.email, values.currentPassword)}
      />
      <PasswordChangeDialog
        open={opened === "password"}
        onOpenChange={close}
        email={currentUser.email}
        loading={password.isSubmitting}
        error={problem(password)}
        fields={password.error?.fields}
        forgotten={<Link to={paths.passwordReset.getHref()}>忘れたときは、再設定のメールを送れます</Link>}
        onSubmit={(values) => void changePassword(values.currentPassword, values.password)}
      />
    </>
  );
}
