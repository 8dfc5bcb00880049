import { isApiError } from "@tsumugi/hooks";
import { EntranceLayout, SignInForm, type SignInValues } from "@tsumugi/patterns";
import { Banner } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { paths } from "../paths.ts";
import { messageOf } from "../shared/errors.ts";
import { usePageTitle } from "../shared/usePageTitle.ts";
import { useKeepsNothing } from "./useKeepsNothing.ts";

export const SIGN_IN_TITLE = "サインイン";

export interface SignInScreenProps {
  /** Where the person is brought afterwards. */
  readonly next: string;
  readonly defaultEmail: string;
  /** Somebody is signed in, and what follows is on its way. */
  readonly isLeaving: boolean;
  readonly signIn: (email: string, password: string, code?: string) => Promise<void>;
  /** A link as this page has them: of the router, or a plain one where there is none yet. */
  readonly link: (href: string, text: string) => ReactNode;
}

/** E-mail and password, and the second step where it is asked for. */
export function SignInScreen({ next, defaultEmail, isLeaving, signIn, link }: SignInScreenProps) {
  usePageTitle(SIGN_IN_TITLE);
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const keepsNothing = useKeepsNothing();
  const isHome = next === paths.home.path;

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

  return (
    <EntranceLayout title={SIGN_IN_TITLE} lead={isHome ? undefined : "続けるには、サインインしてください。"}>
      <SignInForm
        defaultEmail={defaultEmail}
        loading={isSubmitting || isLeaving}
        error={error}
        needsCode={needsCode}
        onSubmit={(values) => void handleSubmit(values)}
      >
        {keepsNothing && (
          <Banner tone="warning">
            ブラウザがこのサイトのデータを保存しない設定のため、画面を読み込み直すと、もう一度サインインが必要です。続けて使うには、Cookieとサイトデータの保存を許可してください。
          </Banner>
        )}
        <p>{link(paths.passwordReset.getHref(), "パスワードを忘れたとき")}</p>
        <p>
          はじめて使うときは、
          {link(paths.signup.getHref({ next: isHome ? undefined : next }), "新規登録")}
        </p>
      </SignInForm>
    </EntranceLayout>
  );
}
