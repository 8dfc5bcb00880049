import { ApiProvider, createEmbeddedCommentStore, SignInProvider } from "@tsumugi/hooks";
import { Toaster } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { ColorModeProvider } from "./ColorModeProvider.tsx";
import { CommentStoreContext } from "./SessionScope.tsx";
import type { Services } from "./services.ts";

export interface AppProvidersProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Theme, sign-in and API for every page. Caches come below, one per person and company or per reply link. */
export function AppProviders({ services, children }: AppProvidersProps) {
  const { client } = services;
  const [commentStore] = useState(() => {
    const server = createEmbeddedCommentStore(client);
    return services.commentStoreBefore?.(server) ?? server;
  });
  return (
    <ColorModeProvider>
      <SignInProvider service={services.signIn}>
        <ApiProvider client={client}>
          <CommentStoreContext value={commentStore}>{children}</CommentStoreContext>
        </ApiProvider>
      </SignInProvider>
      <Toaster />
    </ColorModeProvider>
  );
}
