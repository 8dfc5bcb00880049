import { useSession, useVerifyEmail } from "@tsumugi/hooks";
import { CheckYourMail, EntranceLayout, VerifyEmailCard } from "@tsumugi/patterns";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { useSendVerification } from "../../entrance/useSendVerification.ts";
import { paths } from "../../paths.ts";
import { messageOf } from "../../shared/errors.ts";
import { linkProblem } from "../../shared/linkProblem.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";

/** Confirms an address by the link of a mail, at a press; anyone may hold the link, signed in or not. */
export function VerifyEmailPage() {
  usePageTitle("メールアドレスの確認");
  const { token = "" } = useParams();
  const { status, currentUser, refresh } = useSession();
  const { verifyEmail, isSubmitting, error } = useVerifyEmail();
  const resend = useSendVerification();
  const [emailMasked, setEmailMasked] = useState<string>();

  const verify = async () => {
    try {
      setEmailMasked(await verifyEmail(token));
      // The person on screen may be the one whose address it is.
      if (currentUser) await refresh();
    } catch {
      // Shown in the card.
    }
  };

  const problem = linkProblem(error, ["link_expired", "link_used", "not_found"]);
  const isSignedIn = status === "signed_in" && currentUser !== undefined;
  const onward =
    currentUser?.company || currentUser?.system_admin
      ? { href: paths.home.getHref(), label: "ホームへ進む" }
      : { href: paths.signupCompany.getHref(), label: "企業の登録へ進む" };
  const next = isSignedIn ? onward : { href: paths.signIn.getHref(), label: "サインインへ進む" };
  const link = <Link to={next.href}>{next.label}</Link>;

  if (resend.sentAt !== undefined && currentUser) {
    return (
      <EntranceLayout title="メールアドレスの確認">
        <CheckYourMail
          email={currentUser.email}
          sentAt={resend.sentAt}
          onResend={resend.send}
          resending={resend.isSending}
          error={resend.error}
        />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout title="メールアドレスの確認">
      <VerifyEmailCard
        state={emailMasked === undefined ? (problem ?? "ready") : "done"}
        emailMasked={emailMasked}
        onVerify={() => void verify()}
        verifying={isSubmitting}
        error={problem ? resend.error : error && messageOf(error)}
        next={link}
        signIn={link}
        onResend={isSignedIn && !currentUser.email_verified ? resend.send : undefined}
        resending={resend.isSending}
      />
    </EntranceLayout>
  );
}
