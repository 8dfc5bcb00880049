import { EntranceLayout } from "@tsumugi/patterns";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { ResetRequestForm } from "./ResetRequestForm.tsx";

/** Asks for the mail; with the token of the mail's link, sets the new password. */
export function PasswordResetPage() {
  usePageTitle("パスワードの再設定");
  const token = useUrlState().get("token");
  return (
    <EntranceLayout
      title="パスワードの再設定"
      lead={
        token
          ? "メールのリンクから、新しいパスワードを決めます。"
          : "登録したメールアドレスに、再設定のリンクを送ります。"
      }
    >
      {token ? <NewPasswordForm token={token} /> : <ResetRequestForm />}
      <p>
        <Link to={paths.signIn.getHref()}>サインインに戻る</Link>
      </p>
    </EntranceLayout>
  );
}
