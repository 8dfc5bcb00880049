import { useSession, useSignupWithEmail } from "@tsumugi/hooks";
import { CheckYourMail, EntranceLayout, SignUpForm } from "@tsumugi/patterns";
import { Button } from "@tsumugi/ui";
import { useClock } from "@tsumugi/ui/clock";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { legalLinks } from "../../entrance/legalLinks.tsx";
import { paths, safeNext } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

interface Asked {
  readonly email: string;
  readonly password: string;
  readonly sentAt: number;
}

/** A new account by e-mail and password, then the mail; the answer is the same for every address. */
export function SignUpPage() {
  usePageTitle("新規登録");
  const { status } = useSession();
  const { signupWithEmail, isSubmitting, error } = useSignupWithEmail();
  const url = useUrlState();
  const clock = useClock();
  const [asked, setAsked] = useState<Asked>();
  const [isChanging, setChanging] = useState(false);
  const next = url.get("next") || undefined;
  const signInHref = paths.signIn.getHref({ next });

  const send = async (email: string, password: string) => {
    try {
      await signupWithEmail(email, password, next === undefined ? undefined : safeNext(next));
      setAsked({ email, password, sentAt: clock() });
      setChanging(false);
    } catch {
      // Shown in the form.
    }
  };

  if (status === "signed_in") return <Navigate replace to={safeNext(next ?? null)} />;
  const problem = error && Object.keys(error.fields).length === 0 ? messageOf(error) : undefined;
  if (asked && !isChanging) {
    const { email, password, sentAt } = asked;
    return (
      <EntranceLayout title="新規登録">
        <CheckYourMail
          email={email}
          sentAt={sentAt}
          onResend={() => void send(email, password)}
          loading={isSubmitting}
          error={problem}
          change={
            <>
              <Button variant="ghost" full onClick={() => setChanging(true)}>
                アドレスを入力し直す
              </Button>
              <Link to={signInHref}>確認を終えたらサインインへ</Link>
            </>
          }
        />
      </EntranceLayout>
    );
  }
  return (
    <EntranceLayout title="新規登録" lead="メールアドレスとパスワードを決めてください。">
      <SignUpForm
        defaultEmail={asked?.email ?? url.get("email")}
        terms={legalLinks()}
        loading={isSubmitting}
        error={problem}
        fields={error?.fields}
        onSubmit={({ email, password }) => void send(email, password)}
      >
        <p>
          <Link to={signInHref}>アカウントを持っている</Link>
        </p>
        <p className="quiet">招待を受けている場合は、招待メールのリンクから登録してください。</p>
      </SignUpForm>
    </EntranceLayout>
  );
}
