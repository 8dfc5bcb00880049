import type { Invitation, InvitationType } from "@tsumugi/contract";
import { isApiError, useInvitation, useSession, useSignupMember } from "@tsumugi/hooks";
import { EntranceLayout, MemberSignUpForm } from "@tsumugi/patterns";
import { Skeleton } from "@tsumugi/ui";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { NoToken } from "./NoToken.tsx";

const TYPES = ["member", "company"] as const satisfies readonly InvitationType[];
const TITLE = "招待からの登録";

/** Makes the account of an invited person, signs it in and lands on the company's home. */
export function MemberSignUpPage() {
  usePageTitle(TITLE);
  const url = useUrlState();
  const token = url.get("token");
  const type = url.oneOf("type", TYPES);
  const { status } = useSession();
  const { invitation, error, refresh } = useInvitation(token === "" ? null : token, type);
  const [isJoining, setJoining] = useState(false);
  const invitationHref = paths.invitation.getHref(token, { type });

  if (token === "") return <NoToken title={TITLE} />;
  // What cannot be joined, and who is signed in already, is the invitation's own page to explain.
  const isForThem = invitation?.state === "open" && !invitation.has_account && invitation.blocked === null;
  const isGone = error?.code === "not_found" || (invitation !== undefined && !isForThem);
  const isKnown = invitation !== undefined || error !== undefined;
  // Signing in mounts the page again: who has just joined is on the way home, not at a link that is used up.
  if (!isJoining && status !== "loading" && isKnown) {
    const hasJoined = status === "signed_in" && invitation?.state === "accepted";
    if (hasJoined) return <Navigate replace to={paths.home.getHref()} />;
    if (isGone || status === "signed_in") return <Navigate replace to={invitationHref} />;
  }
  return (
    <EntranceLayout title={TITLE} lead="名前とパスワードを決めると、すぐに使い始められます。">
      {error && error.code !== "not_found" && !invitation && <LoadFailure error={error} onRetry={refresh} />}
      {invitation ? (
        <Join
          token={token}
          invitation={invitation}
          invitationHref={invitationHref}
          onJoining={setJoining}
          onRefused={refresh}
        />
      ) : (
        !error && <Skeleton shape="block" height={420} />
      )}
    </EntranceLayout>
  );
}

interface JoinProps {
  readonly token: string;
  readonly invitation: Invitation;
  readonly invitationHref: string;
  /** While the account is made and signed in, the page stays, whatever becomes of the link. */
  readonly onJoining: (isJoining: boolean) => void;
  readonly onRefused: () => Promise<void>;
}

function Join({ token, invitation, invitationHref, onJoining, onRefused }: JoinProps) {
  const { signIn } = useSession();
  const { signupMember, isSubmitting, error } = useSignupMember();
  const navigate = useNavigate();
  const [isEntering, setEntering] = useState(false);

  const join = async (name: string, password: string) => {
    onJoining(true);
    try {
      const { email } = await signupMember({ token, name, password });
      setEntering(true);
      // The account is made: where only the sign-in fails, it can be done by hand.
      const isIn = await signIn(email, password).then(
        () => true,
        () => false,
      );
      navigate(isIn ? paths.home.getHref() : paths.signIn.getHref({ email }), { replace: true });
    } catch (cause) {
      // Accounts are made by an outside sign-in service here: first there, then the invitation is accepted.
      if (isApiError(cause) && cause.code === "external_account")
        return navigate(paths.signup.getHref({ next: invitationHref }), { replace: true });
      await onRefused();
      onJoining(false);
    }
  };
  return (
    <MemberSignUpForm
      invitation={invitation}
      loading={isSubmitting || isEntering}
      error={error && Object.keys(error.fields).length === 0 ? messageOf(error) : undefined}
      fields={error?.fields}
      onSubmit={({ name, password }) => void join(name, password)}
    >
      <p>
        <Link to={paths.signIn.getHref({ next: invitationHref })}>アカウントを持っている</Link>
      </p>
    </MemberSignUpForm>
  );
}
