import { AppShell, AppShellNavGroup, AppShellNavItem } from "@tsumugi/ui";
import type { ReactNode } from "react";

const nav = (
  <AppShellNavGroup title="案件">
    <AppShellNavItem icon="project" count={2}>
      <a href="/projects">案件の一覧</a>
    </AppShellNavItem>
  </AppShellNavGroup>
);

export const Frame = ({ children }: { children: ReactNode }) => (
  <AppShell nav={nav} homeLink={<a href="/">ツムギ</a>}>
    {children}
  </AppShell>
);
