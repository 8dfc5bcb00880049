import { type CurrentUser, getCompanyUser } from "@tsumugi/contract";
import { type ReactNode, useCallback, useLayoutEffect, useMemo } from "react";
import { useApiClient } from "../../core/ApiProvider.tsx";
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
}

/**
 * Loads the current user and gives everything below a cache and a store of its own per (person,
 * company): sign-out and company switch discard both. Needs `SignInProvider` and `ApiProvider`.
 */
export function SessionProvider({ children, settings }: SessionProviderProps) {
  const { state } = useSignIn();
  return (
    <DataScope key={"uid" in state ? state.uid : ""} settings={settings}>
      <CurrentUserScope settings={settings}>{children}</CurrentUserScope>
    </DataScope>
  );
}

function CurrentUserScope({ children, settings }: SessionProviderProps) {
  const { state } = useSignIn();
  const query = useApiQuery(getCompanyUser, "uid" in state ? { params: { id: state.uid } } : null);
  // Under the person's own uid the call answers the current user, never a colleague.
  const currentUser = query.data && "company" in query.data ? query.data : undefined;
  const { error, refresh, replace } = query;
  const announce = useCompanyBroadcast(refresh);
  const replaceCurrentUser = useCallback(
    async (user: CurrentUser) => {
      await replace(user);
      announce();
    },
    [replace, announce],
  );
  const status = sessionStatus(state, currentUser);
  const value = useMemo(
    () => ({ status, currentUser, error, refresh, replaceCurrentUser }),
    [status, currentUser, error, refresh, replaceCurrentUser],
  );
  return (
    <SessionContext value={value}>
      <DataScope key={scopeKey(state, currentUser)} settings={settings}>
        {/* Before the children: their first calls already say in which company they are made. */}
        <ActIn companyUid={currentUser?.company?.uid ?? null} onSwitched={refresh} />
        {children}
      </DataScope>
    </SessionContext>
  );
}

function ActIn({ companyUid, onSwitched }: { companyUid: string | null; onSwitched: () => Promise<void> }) {
  const client = useApiClient();
  useLayoutEffect(() => client.actIn(companyUid, () => void onSwitched()), [client, companyUid, onSwitched]);
  return null;
}
