import { useSession, useSignupCompany } from "@tsumugi/hooks";
import { CompanySignUpForm, EntranceLayout, OutcomeCard } from "@tsumugi/patterns";
import { Button } from "@tsumugi/ui";
import { Navigate } from "react-router-dom";
import { UseOtherAccount } from "../../entrance/UseOtherAccount.tsx";
import { VerifyFirst } from "../../entrance/VerifyFirst.tsx";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { FirstPaint } from "../../shared/FirstPaint.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUnsavedChanges } from "../../shared/useUnsavedChanges.tsx";

const here = paths.signupCompany.getHref();

/** A confirmed person without a company registers one and lands on its home. */
export function CompanySignUpPage() {
  usePageTitle("企業の登録");
  const { status, currentUser, error, refresh } = useSession();
  if (status === "loading") return error ? <LoadFailure error={error} onRetry={refresh} /> : <FirstPaint />;
  if (!currentUser) return <Navigate replace to={paths.signIn.getHref({ next: here })} />;
  if (currentUser.company) return <Navigate replace to={paths.home.getHref()} />;
  if (currentUser.system_admin) return <OperatorStop />;
  if (!currentUser.email_verified) {
    return (
      <EntranceLayout title="企業の登録" lead="先に、メールアドレスの確認を終えてください。">
        <VerifyFirst>
          <UseOtherAccount next={here} />
        </VerifyFirst>
      </EntranceLayout>
    );
  }
  return <RegisterCompany name={currentUser.name} email={currentUser.email} />;
}

function RegisterCompany({ name, email }: { readonly name: string; readonly email: string }) {
  const { refresh } = useSession();
  const { signupCompany, isSubmitting, error } = useSignupCompany();
  const { setDirty, release, leaveDialog } = useUnsavedChanges();
  const navigate = useNavigate();

  const register = async (values: Parameters<typeof signupCompany>[0]) => {
    try {
      await signupCompany(values);
      release();
      navigate(paths.home.getHref(), { replace: true });
    } catch {
      // Registered meanwhile, say by an answer that was lost: the company is there then.
      await refresh();
    }
  };
  return (
    <EntranceLayout title="企業の登録" lead={`${email} で登録します。`}>
      <CompanySignUpForm
        defaultValues={{ user_name: name }}
        loading={isSubmitting}
        error={error && Object.keys(error.fields).length === 0 ? fullMessageOf(error) : undefined}
        fields={error?.fields}
        onDirtyChange={setDirty}
        onSubmit={(values) => void register(values)}
      />
      <UseOtherAccount next={here} />
      {leaveDialog}
    </EntranceLayout>
  );
}

const OperatorStop = () => (
  <EntranceLayout title="企業の登録">
    <OutcomeCard
      icon="lock"
      tone="warning"
      title="運営のアカウントでは登録できません"
      actions={
        <>
          <Button asChild variant="primary" size="lg" full>
            <Link to={paths.adminCompanies.getHref()}>運営の画面で企業を登録する</Link>
          </Button>
          <UseOtherAccount next={here} />
        </>
      }
    >
      <p>
        運営のアカウントは企業に所属できません。自分の企業を登録するには、別のアカウントを使ってください。
      </p>
    </OutcomeCard>
  </EntranceLayout>
);
