import { useBelongingCompanies, useSession, useSwitchCompany } from "@tsumugi/hooks";
import { Button, Skeleton } from "@tsumugi/ui";

export function Account({ askForPassword }: { askForPassword: () => void }) {
  const { status, currentUser, signOut } = useSession();
  if (status === "loading") return <Skeleton />;
  if (status === "signed_out") return <Button onClick={askForPassword}>サインインする</Button>;
  return (
    <>
      {/* 期限が切れても、画面と打ちかけは残ります。その上で、パスワードを聞きます。 */}
      {status === "expired" && <Button onClick={askForPassword}>もう一度サインインする</Button>}
      <p>{currentUser?.name}</p>
      <Companies />
      <Button onClick={() => void signOut()}>サインアウトする</Button>
    </>
  );
}

function Companies() {
  const { companies } = useBelongingCompanies();
  const { switchCompany } = useSwitchCompany();
  return companies.map((company) => (
    // SessionProvider より下は、どのタブでも新しくなります。
    <Button key={company.uid} onClick={() => void switchCompany(company.uid)}>
      {company.name}に切り替える
    </Button>
  ));
}
