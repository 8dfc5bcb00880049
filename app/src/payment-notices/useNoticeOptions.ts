import type { PaymentNotice } from "@tsumugi/contract";
import { useManagedCreators, useProjects } from "@tsumugi/hooks";
import type { OptionLook } from "@tsumugi/patterns";
import { useMemo } from "react";

const AT_MOST = 200;

interface Named {
  readonly uid: string;
  readonly name: string;
}

/** One option for each, those on screen first: what somebody filters by is mostly there already. */
const optionsOf = (named: readonly Named[]): OptionLook[] =>
  [...new Map(named.map(({ uid, name }) => [uid, name]))].map(([value, label]) => ({ value, label }));

/** Whom and what notices may be narrowed to. Beyond those offered, the keyword finds every payee and project. */
export function useNoticeOptions(notices: readonly PaymentNotice[], isOff: boolean) {
  const { managedCreators } = useManagedCreators(isOff ? null : { limit: AT_MOST });
  const { projects } = useProjects(isOff ? null : { limit: AT_MOST });
  return useMemo(() => {
    const ofNotices = notices.flatMap(({ payee }) => payee.managed_creator ?? []);
    const known = managedCreators.map(({ uid, display_name }) => ({ uid, name: display_name }));
    return {
      payees: isOff ? [] : optionsOf([...ofNotices, ...known]),
      projects: isOff ? [] : optionsOf([...notices.flatMap(({ project }) => project ?? []), ...projects]),
    };
  }, [notices, managedCreators, projects, isOff]);
}
