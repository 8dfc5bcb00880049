import type { InvitationType } from "@tsumugi/contract";
import { useAcceptInvitation, useInvitation, useSession, useSignIn } from "@tsumugi/hooks";
import { CheckYourMail, EntranceLayout, InvitationCard } from "@tsumugi/patterns";
import { useParams } from "react-router-dom";
import { useSendVerification } from "../../entrance/useSendVerification.ts";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { invitationProblem } from "./invitationProblem.ts";

const TYPES = ["member", "company"] as const satisfies readonly InvitationType[];

/** Who invites to what. Opening changes nothing; a press joins, and what stands in the way has a next step. */
export function InvitationPage() {
  usePageTitle("招待");
  const { id: token = "" } = useParams();
  const type = useUrlState().oneOf("type", TYPES);
  const { status, currentUser, signOut, refresh: refreshUser } = useSession();
  const { invitation, error: loadError, refresh } = useInvitation(token, type);
  const { acceptInvitation, isSubmitting, error, reset } = useAcceptInvitation();
  const here = paths.invitation.getHref(token, { type });
  const verification = useSendVerification(here);
  const navigate = useNavigate();
  const { service } = useSignIn();
  // Where the accounts are kept elsewhere, one is made there first; then it accepts.
  const signUpHref = service.keepsAccounts
    ? paths.signupMember.getHref({ token, type })
    : paths.signup.getHref({ next: here });

  const accept = async () => {
    // Of who signed up by address and password nobody knows a name: the page on which it is said comes first.
    const isNameless = currentUser?.name === "";
    try {
      await acceptInvitation(token);
      navigate((isNameless ? paths.profileSettings : paths.home).getHref(), { replace: true });
    } catch {
      await Promise.all([refresh(), refreshUser()]);
    }
  };
  const leave = async () => {
    await signOut();
    reset();
    const href = invitation?.has_account === false ? here : paths.signIn.getHref({ next: here });
    navigate(href);
  };

  const isUnverified = currentUser?.email_verified === false ? "email_not_verified" : undefined;
  const problem = invitationProblem(error) ?? invitationProblem(loadError);
  const isVerified = currentUser?.email_verified === true && problem === "email_not_verified";
  if (loadError && !invitation && problem === undefined) {
    return (
      <EntranceLayout title="招待">
        <LoadFailure error={loadError} onRetry={refresh} />
      </EntranceLayout>
    );
  }
  if (verification.sentAt !== undefined && currentUser && !currentUser.email_verified) {
    return (
      <EntranceLayout title="招待" lead="確認を終えたら、この画面に戻って承諾してください。">
        <CheckYourMail
          email={currentUser.email}
          sentAt={verification.sentAt}
          onResend={verification.send}
          loading={verification.isSending}
          error={verification.error}
        />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout title="招待">
      <InvitationCard
        // Who is signed in decides the next step: nothing is shown before that is known.
        invitation={status === "loading" ? undefined : invitation}
        signedInEmail={currentUser?.email ?? null}
        problem={isVerified ? undefined : (problem ?? isUnverified)}
        accepting={isSubmitting || verification.isSending}
        error={verification.error ?? (error && problem === undefined ? messageOf(error) : undefined)}
        onAccept={() => void accept()}
        onSignOut={() => void leave()}
        onSendVerification={verification.send}
        signIn={<Link to={paths.signIn.getHref({ next: here })}>サインインして承諾する</Link>}
        signUp={<Link to={signUpHref}>アカウントを作って参加する</Link>}
        home={<Link to={paths.home.getHref()}>ホームへ</Link>}
        entrance={<Link to={paths.signIn.getHref()}>サインインへ</Link>}
      />
    </EntranceLayout>
  );
}
