import { isApiError, useSession } from "@tsumugi/hooks";
import { EntranceLayout, SignInForm, type SignInValues } from "@tsumugi/patterns";
import { useState } from "react";
import { Link, Navigate } from "react-router-dom";
import { paths, safeNext } from "../../paths.ts";
import { messageOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

/** E-mail and password, then back to where the person was. */
export function SignInPage() {
  usePageTitle("サインイン");
  const { status, error: sessionError, signIn } = useSession();
  const url = useUrlState();
  const next = safeNext(url.get("next"));
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  const handleSubmit = async ({ email, password, code }: SignInValues) => {
    setSubmitting(true);
    setError(undefined);
    try {
      await signIn(email, password, code);
    } catch (cause) {
      const asksCode = isApiError(cause) && cause.code === "second_factor_required";
      if (asksCode) setNeedsCode(true);
      else setError((isApiError(cause) && cause.fields.code) || messageOf(cause));
    } finally {
      setSubmitting(false);
    }
  };

  if (status === "signed_in") return <Navigate replace to={next} />;
  // The identity is known and the current user on its way: the guard shows why, should it fail.
  if (status === "loading" && sessionError) return <Navigate replace to={next} />;
  return (
    <EntranceLayout
      title="サインイン"
      lead={next === paths.home.path ? undefined : "続けるには、サインインしてください。"}
    >
      <SignInForm
        defaultEmail={url.get("email")}
        submitting={isSubmitting || status === "loading"}
        error={error}
        needsCode={needsCode}
        onSubmit={(values) => void handleSubmit(values)}
      >
        <p>
          <Link to={paths.passwordReset.getHref()}>パスワードを忘れたとき</Link>
        </p>
        <p>
          はじめて使うときは、
          <Link to={paths.signup.getHref({ next: next === paths.home.path ? undefined : next })}>
            新規登録
          </Link>
        </p>
      </SignInForm>
    </EntranceLayout>
  );
}
