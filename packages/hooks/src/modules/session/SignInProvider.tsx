import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
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

/** Gives the sign-in service and follows its state. */
export function SignInProvider({ service, children }: SignInProviderProps) {
  const [state, setState] = useState<SignInState>({ status: "loading" });
  useEffect(() => service.subscribe(setState), [service]);
  return <SignInContext value={{ service, state }}>{children}</SignInContext>;
}

/** The service given by `SignInProvider` and its state. Throws without one. */
export function useSignIn(): SignIn {
  const signIn = useContext(SignInContext);
  if (!signIn) throw new Error("useSignIn needs a <SignInProvider> above it");
  return signIn;
}
