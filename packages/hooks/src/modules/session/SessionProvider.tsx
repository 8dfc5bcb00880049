import { type CurrentUser, getCompanyUser } from "@tsumugi/contract";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ApiProvider, useApiClient } from "../../core/ApiProvider.tsx";
import { clientFor } from "../../core/apiClient.ts";
import { DataScope, type DataScopeProps } from "../../core/DataScope.tsx";
import { useApiQuery } from "../../core/useApiQuery.ts";
import { useSignIn } from "./SignInProvider.tsx";
import { SessionContext } from "./sessionContext.ts";
import { scopeKey, sessionStatus } from "./sessionStatus.ts";
import { useCompanyBroadcast } from "./useCompanyBroadcast.ts";

export interface SessionProviderProps {
  readonly children: ReactNode;
  /** SWR overrides for tests and stories. */
  readonly settings?: DataScopeProps["settings"];
  /**
   * Asked when another company has become the active one elsewhere: true keeps the present company on screen, where
   * something is being typed, until `useHeldCompany` decides. Its writes are refused meanwhile.
   */
  readonly holdSwitch?: () => boolean;
}

/**
 * Loads the current user and gives everything below a cache and a store of its own per (person,
 * company): sign-out and company switch discard both. Needs `SignInProvider` and `ApiProvider`.
 */
export function SessionProvider({ children, settings, holdSwitch }: SessionProviderProps) {
  const { state } = useSignIn();
  return (
    <DataScope key={"uid" in state ? state.uid : ""} settings={settings}>
      <CurrentUserScope settings={settings} holdSwitch={holdSwitch}>
        {children}
      </CurrentUserScope>
    </DataScope>
  );
}

/** Another company than the one on screen; having none any more is no other company: nothing could be saved. */
const isOtherCompany = (shown: CurrentUser | undefined, latest: CurrentUser | undefined) =>
  Boolean(shown?.company && latest?.company && shown.company.uid !== latest.company.uid);

function CurrentUserScope({ children, settings, holdSwitch }: SessionProviderProps) {
  const { state } = useSignIn();
  const query = useApiQuery(getCompanyUser, "uid" in state ? { params: { id: state.uid } } : null);
  // Under the person's own uid the call answers the current user, never a colleague.
  const latest = query.data && "company" in query.data ? query.data : undefined;
  const [seen, setSeen] = useState(latest);
  const [currentUser, setShown] = useState(latest);
  if (latest !== seen) {
    setSeen(latest);
    if (!isOtherCompany(currentUser, latest) || !holdSwitch?.()) setShown(latest);
  }
  const { error, refresh, replace } = query;
  const announce = useCompanyBroadcast(refresh);
  const replaceCurrentUser = useCallback(
    async (user: CurrentUser) => {
      setShown(user);
      await replace(user);
      announce();
    },
    [replace, announce],
  );
  const status = sessionStatus(state, currentUser);
  const waiting = isOtherCompany(currentUser, latest) ? latest : undefined;
  const follow = useCallback(() => setShown(latest), [latest]);
  const value = useMemo(
    () => ({ status, currentUser, error, refresh, replaceCurrentUser, waiting, follow }),
    [status, currentUser, error, refresh, replaceCurrentUser, waiting, follow],
  );
  const client = useApiClient();
  const companyUid = currentUser?.company?.uid ?? null;
  const ownClient = useMemo(() => clientFor(client, companyUid), [client, companyUid]);
  return (
    <SessionContext value={value}>
      <DataScope key={scopeKey(state, currentUser)} settings={settings}>
        {/* Before the children: their first calls already say in which company they are made. */}
        <ActIn companyUid={companyUid} onSwitched={refresh} />
        <ApiProvider client={ownClient}>{children}</ApiProvider>
      </DataScope>
    </SessionContext>
  );
}

function ActIn({ companyUid, onSwitched }: { companyUid: string | null; onSwitched: () => Promise<void> }) {
  const client = useApiClient();
  const isAsking = useRef(false);
  useLayoutEffect(
    () =>
      client.actIn(companyUid, () => {
        // Where the user themself is refused, to ask for them on each refusal would never end.
        if (isAsking.current) return;
        isAsking.current = true;
        void onSwitched().finally(() => {
          isAsking.current = false;
        });
      }),
    [client, companyUid, onSwitched],
  );
  return null;
}
