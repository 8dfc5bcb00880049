import { useBelongingCompanies, useCurrentUser, useSwitchCompany, useUnsent } from "@tsumugi/hooks";
import { CompanySwitch } from "@tsumugi/patterns";
import { ConfirmDialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { fullMessageOf } from "../../shared/errors.ts";

/**
 * Which company is active; a press changes it. Rows, counts and toasts of the former one are thrown away. Messages that
 * have not arrived wait until it is active again, which is said first.
 */
export function ActiveCompany() {
  const { company } = useCurrentUser();
  const { companies } = useBelongingCompanies();
  const { switchCompany, isSubmitting } = useSwitchCompany();
  const { unsentCount } = useUnsent();
  const [askedUid, setAsked] = useState<string>();
  const navigate = useNavigate();

  const handleSwitch = async (companyUid: string) => {
    // First away from what belongs to the former company; a form with changes may refuse to be left.
    navigate(paths.home.getHref());
    if (window.location.pathname !== paths.home.path) return;
    try {
      await switchCompany(companyUid);
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };

  if (!company) return null;
  return (
    <>
      <CompanySwitch
        companies={companies.length > 0 ? companies : [company]}
        activeUid={company.uid}
        switching={isSubmitting}
        onSwitch={(uid) => (unsentCount > 0 ? setAsked(uid) : void handleSwitch(uid))}
      />
      <ConfirmDialog
        open={askedUid !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`送信できていないメッセージが${unsentCount}件あります`}
        description={`切り替えても消えませんが、「${company.name}」に戻るまで送信されません（受け付けられなかったものと、1日以上前のものは、再送か削除を待ちます）。今すぐ送るには、メッセージの画面で再送してください。`}
        confirmLabel="切り替える"
        onConfirm={() => askedUid !== undefined && handleSwitch(askedUid)}
      />
    </>
  );
}
