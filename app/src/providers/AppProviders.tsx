import { ApiProvider, SignInProvider } from "@tsumugi/hooks";
import { lazy, type ReactNode, Suspense } from "react";
import { whenIdle } from "../shared/whenIdle.ts";
import { ColorModeProvider } from "./ColorModeProvider.tsx";
import type { Services } from "./services.ts";
import { ServicesContext } from "./servicesContext.ts";

export interface AppProvidersProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** The regions that announce toasts have to be there before the first one, but nothing on screen waits for them. */
const Toaster = lazy(async () => {
  await whenIdle();
  return { default: (await import("@tsumugi/ui/Toaster")).Toaster };
});

/** Theme, sign-in and API for every page. Caches come below, one per person and company or per reply link. */
export function AppProviders({ services, children }: AppProvidersProps) {
  return (
    <ColorModeProvider>
      <SignInProvider service={services.signIn}>
        <ApiProvider client={services.client}>
          <ServicesContext value={services}>{children}</ServicesContext>
        </ApiProvider>
      </SignInProvider>
      <Suspense>
        <Toaster />
      </Suspense>
    </ColorModeProvider>
  );
}
