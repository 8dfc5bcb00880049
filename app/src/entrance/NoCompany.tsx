import { useCurrentUser } from "@tsumugi/hooks";
import { OutcomeCard } from "@tsumugi/patterns";
import { Banner, Button, PageHeader, Stack } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";
import { LostInvitation } from "./LostInvitation.tsx";
import { UseOtherAccount } from "./UseOtherAccount.tsx";
import { useRefreshWhileWaiting } from "./useRefreshWhileWaiting.ts";
import { VerifyFirst } from "./VerifyFirst.tsx";

/** The door for a signed-in person without a company: confirm the address, register a company, or join one. */
export function NoCompany() {
  const { currentUser, refresh } = useCurrentUser();
  // An address confirmed on a phone, a company that the operator opens again: nobody has to reload for it.
  useRefreshWhileWaiting(refresh);
  return (
    <>
      <PageHeader title="ツムギを始める" lead={`${currentUser.email} でサインインしています`} />
      <Stack layout="form">
        {currentUser.closed_companies?.map(({ name, erase_on }) => (
          <Banner key={name} tone="warning" title={`「${name}」の利用は停止されています`}>
            運営がこの企業を削除したため、いまは開けません。データは{formatDay(erase_on)}
            まで残っていて、それまでは元に戻せます。続けて使うときは、運営に連絡してください。
          </Banner>
        ))}
        {currentUser.email_verified ? (
          <OutcomeCard
            icon="building"
            title={
              currentUser.closed_companies ? "ほかに所属する企業はありません" : "所属する企業がありません"
            }
            actions={
              <>
                <Button asChild variant="primary" size="lg" full>
                  <Link to={paths.signupCompany.getHref()}>企業を登録する</Link>
                </Button>
                <LostInvitation email={currentUser.email} />
                <UseOtherAccount />
              </>
            }
          >
            <p>企業を登録すると、クリエイターの管理や依頼を始められます。</p>
            <p className="quiet">
              招待を受けている場合は登録せず、招待メールのリンクを開いてください。見つからないときは、送り直せます。
            </p>
          </OutcomeCard>
        ) : (
          <VerifyFirst>
            <UseOtherAccount />
          </VerifyFirst>
        )}
      </Stack>
    </>
  );
}
