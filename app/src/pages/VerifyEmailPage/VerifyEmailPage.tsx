import { useSession, useVerifyEmail } from "@tsumugi/hooks";
import { CheckYourMail, EntranceLayout, VerifyEmailCard } from "@tsumugi/patterns";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { UseOtherAccount } from "../../entrance/UseOtherAccount.tsx";
import { useSendVerification } from "../../entrance/useSendVerification.ts";
import { paths, safeNext } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { FirstPaint } from "../../shared/FirstPaint.tsx";
import { linkProblem } from "../../shared/linkProblem.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

/** Confirms an address by the link of a mail, at a press of its owner, who signs in first. */
export function VerifyEmailPage() {
  usePageTitle("メールアドレスの確認");
  const { token = "" } = useParams();
  const { status, currentUser, refresh } = useSession();
  const { verifyEmail, isSubmitting, error } = useVerifyEmail();
  const asked = useUrlState().get("next") || undefined;
  const next = asked === undefined ? undefined : safeNext(asked);
  const resend = useSendVerification(next);
  const [emailMasked, setEmailMasked] = useState<string>();

  const verify = async () => {
    try {
      setEmailMasked(await verifyEmail(token));
      await refresh();
    } catch {
      // Shown in the card.
    }
  };

  const problem = linkProblem(error, ["link_expired", "link_used", "not_found", "wrong_account"]);
  const isSignedIn = status === "signed_in" && currentUser !== undefined;
  const byStanding =
    currentUser?.company || currentUser?.system_admin
      ? { href: paths.home.getHref(), label: "ホームへ進む" }
      : { href: paths.signupCompany.getHref(), label: "企業の登録へ進む" };
  // Pages of a company are closed to who has none yet: only ways into one are gone on with.
  const leadsOn =
    next !== undefined && (currentUser?.company != null || /^\/(invitations|signup)\//.test(next));
  const onward = leadsOn ? { href: next, label: "続きへ進む" } : byStanding;
  const here = paths.verifyEmail.getHref(token, { next });
  const step = isSignedIn
    ? onward
    : { href: paths.signIn.getHref({ next: here }), label: "サインインして確認する" };
  const link = <Link to={step.href}>{step.label}</Link>;
  const ready = isSignedIn ? "ready" : "signed_out";

  if (status === "loading") return <FirstPaint />;
  if (resend.sentAt !== undefined && currentUser) {
    return (
      <EntranceLayout title="メールアドレスの確認">
        <CheckYourMail
          email={currentUser.email}
          sentAt={resend.sentAt}
          onResend={resend.send}
          loading={resend.isSending}
          error={resend.error}
        />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout title="メールアドレスの確認">
      <VerifyEmailCard
        state={emailMasked === undefined ? (problem ?? ready) : "done"}
        emailMasked={emailMasked}
        onVerify={() => void verify()}
        verifying={isSubmitting}
        error={problem ? resend.error : error && messageOf(error)}
        next={link}
        signIn={link}
        otherAccount={<UseOtherAccount next={here} />}
        onResend={isSignedIn && !currentUser.email_verified ? resend.send : undefined}
        loading={resend.isSending}
      />
    </EntranceLayout>
  );
}
