import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { SignInService, SignInState } from "./signInService.ts";

interface SignIn {
  readonly service: SignInService;
  readonly state: SignInState;
}

const SignInContext = createContext<SignIn | null>(null);

export interface SignInProviderProps {
  readonly service: SignInService;
  readonly children: ReactNode;
}

const LOADING: SignInState = { status: "loading" };

const uidOf = (state: SignInState) => ("uid" in state ? state.uid : undefined);

/** The newest state of a service: the same object as long as it says the same. */
function newestOf(service: SignInService) {
  let newest: SignInState | undefined;
  const take = (state: SignInState) => {
    if (newest?.status !== state.status || uidOf(newest) !== uidOf(state)) newest = state;
  };
  return {
    read: (): SignInState => {
      // A service tells its present state at once, so that what is drawn first is drawn for who is signed in.
      if (!newest) service.subscribe(take)();
      return newest ?? LOADING;
    },
    follow: (notify: () => void) =>
      service.subscribe((state) => {
        take(state);
        notify();
      }),
  };
}

const nobodyYet = () => LOADING;

/** Gives the sign-in service and follows its state. On a server, and until it is hydrated, that is `loading`. */
export function SignInProvider({ service, children }: SignInProviderProps) {
  const { follow, read } = useMemo(() => newestOf(service), [service]);
  const state = useSyncExternalStore(follow, read, nobodyYet);
  const value = useMemo(() => ({ service, state }), [service, state]);
  return <SignInContext value={value}>{children}</SignInContext>;
}

/** The service given by `SignInProvider` and its state. Throws without one. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error("useSignIn needs a <SignInProvider> above it");
  return signIn;
}
