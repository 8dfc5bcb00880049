import { Logo, PageHeader, Stack } from "@tsumugi/ui";
import type { ReactNode } from "react";

export interface StandalonePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of its own frame, without any link into the application: for people who have no account. */
export function StandalonePage({ title, children }: StandalonePageProps) {
  return (
    <Stack gap="lg" pad>
      <header>
        <Logo />
      </header>
      <main>
        <PageHeader title={title} />
        {children}
      </main>
    </Stack>
  );
}
