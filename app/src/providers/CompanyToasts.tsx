import { useSession } from "@tsumugi/hooks";
import { type RefObject, useEffect, useState } from "react";
import { noteCompany } from "../boot/lastCompany.ts";
import { linkedCompany } from "../layouts/LinkedCompanyGuard/linkedCompany.ts";
import { paths } from "../paths.ts";
import { useLocation, useNavigate } from "../routing/address.ts";
import { useCompanyToasts } from "./useCompanyToasts.ts";
import { type SeenRole, useRoleToast } from "./useRoleToast.ts";

export interface CompanyToastsProps {
  readonly shown: RefObject<string | null>;
  readonly role: RefObject<SeenRole | null>;
}

/** Keeps toasts to the company they are about, and leaves the address of a row that only the former company has. */
export function CompanyToasts({ shown, role }: CompanyToastsProps) {
  const { status, currentUser } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  // A link that names the company stays: who followed it wants that very place.
  const [linked] = useState(() => linkedCompany(search));
  const company = status === "loading" ? undefined : (currentUser?.company ?? null);
  const uid = currentUser?.uid;
  const companyUid = company?.uid ?? null;
  useEffect(() => {
    if (uid) noteCompany(uid, companyUid);
  }, [uid, companyUid]);
  useRoleToast(role, uid && companyUid ? `${uid}:${companyUid}` : null, currentUser?.role);
  useCompanyToasts(shown, company, {
    isSignedIn: status === "signed_in",
    isClosed: (currentUser?.closed_companies?.length ?? 0) > 0,
    onSwitched: (uid) => {
      if (uid !== linked) navigate(paths.home.getHref(), { replace: true });
    },
  });
  return null;
}
