import { useBelongingCompanies, useCurrentUser, useSwitchCompany } from "@tsumugi/hooks";
import { CompanySwitch } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../routing/address.ts";
import { fullMessageOf } from "../../shared/errors.ts";

/** Which company is active; a press changes it. Rows, counts and toasts of the former one are thrown away. */
export function ActiveCompany() {
  const { company } = useCurrentUser();
  const { companies } = useBelongingCompanies();
  const { switchCompany, isSubmitting } = useSwitchCompany();
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
    <CompanySwitch
      companies={companies.length > 0 ? companies : [company]}
      activeUid={company.uid}
      switching={isSubmitting}
      onSwitch={(uid) => void handleSwitch(uid)}
    />
  );
}
