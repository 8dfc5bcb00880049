import type { PaymentNotice } from "@tsumugi/contract";
import { useManagedCreator, useManagedCreators, useProjects } from "@tsumugi/hooks";
import type { OptionLook } from "@tsumugi/patterns";
import { useMemo } from "react";
import { mergedInto } from "../managed-creators/mergedInto.ts";

const AT_MOST = 200;

interface Named {
  readonly uid: string;
  readonly name: string;
}

/** One option for each, those on screen first: what somebody filters by is mostly there already. */
const optionsOf = (named: readonly Named[]): OptionLook[] =>
  [...new Map(named.map(({ uid, name }) => [uid, name]))].map(([value, label]) => ({ value, label }));

/** Whom and what notices may be narrowed to. Beyond those offered, the keyword finds every payee and project. */
export function useNoticeOptions(
  notices: readonly PaymentNotice[],
  chosen: readonly string[],
  isOff: boolean,
) {
  const { managedCreators, isLoading } = useManagedCreators(isOff ? null : { limit: AT_MOST });
  const isKnown = (uid: string) =>
    managedCreators.some((one) => one.uid === uid) ||
    notices.some(({ payee }) => payee.managed_creator?.uid === uid);
  // From a link: beyond those offered, or a record that went into another one. Filters name one.
  const linked = isOff || isLoading ? undefined : chosen.find((uid) => !isKnown(uid));
  const { managedCreator, error } = useManagedCreator(linked ?? null);
  const named = managedCreator?.display_name ?? mergedInto(error)?.display_name;
  const { projects } = useProjects(isOff ? null : { limit: AT_MOST });
  return useMemo(() => {
    const ofNotices = notices.flatMap(({ payee }) => payee.managed_creator ?? []);
    const known = managedCreators.map(({ uid, display_name }) => ({ uid, name: display_name }));
    const ofLink = linked !== undefined && named !== undefined ? [{ uid: linked, name: named }] : [];
    return {
      payees: isOff ? [] : optionsOf([...ofNotices, ...known, ...ofLink]),
      projects: isOff ? [] : optionsOf([...notices.flatMap(({ project }) => project ?? []), ...projects]),
    };
  }, [notices, managedCreators, projects, linked, named, isOff]);
}
