import * as Radix from "@radix-ui/react-dialog";
import { type CSSProperties, type ReactElement, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useWord } from "../../format/words/useWord.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { OverlayStyle } from "../OverlayStyle.ts";
import { DrawerRoot, ShellRoot } from "./AppShell.styles.ts";

const Sheet = styled(Radix.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: var(--tsu-z-overlay);
  height: 100dvh;
  box-shadow: var(--tsu-shadow-lg);
  animation: tsu-slide-left var(--tsu-motion-base) var(--tsu-ease-out);
  &:focus {
    outline: none;
  }
  & > .close {
    position: absolute;
    top: 12px;
    right: 8px;
    color: var(--tsu-drawer-text);
    &:hover {
      background: var(--tsu-drawer-hover);
      color: var(--tsu-drawer-text);
    }
  }
`;

export interface AppShellProps {
  /** `AppShellNavGroup`s and `AppShellNavItem`s. */
  nav: ReactNode;
  /** Link to the first screen; the logo is drawn inside. */
  homeLink?: ReactElement;
  /** Under the logo: which company is active. */
  companySwitch?: ReactNode;
  /** CSS colour of the active company, over the top bar. */
  companyColor?: string;
  /** Global search, in the middle of the top bar; an icon on a phone. */
  search?: ReactNode;
  /** Right of the top bar: notifications, help, own menu. */
  tools?: ReactNode;
  /** Below the navigation. */
  drawerFooter?: ReactNode;
  /** Contract countdown and the like, above every page. */
  banners?: ReactNode;
  /** The page fills the window and scrolls inside it (メッセージ). */
  fill?: boolean;
  /** Changes with the URL; closes the drawer on narrow screens. */
  locationKey?: string;
  children: ReactNode;
}

/** Drawer of 240 px, top bar of 68 px, content. Below 1024 px the drawer becomes a sheet. */
export function AppShell(props: AppShellProps) {
  const word = useWord();
  const {
    nav,
    homeLink,
    companySwitch,
    companyColor,
    search,
    tools,
    drawerFooter,
    banners,
    fill,
    locationKey,
  } = props;
  const [sheetKey, setSheetKey] = useState<string | null>(null);
  const here = locationKey ?? "";
  const isSheetOpen = sheetKey === here;

  const drawer = (
    <DrawerRoot aria-label={word("メニュー")}>
      <div className="brand">{homeLink ?? <Logo />}</div>
      {companySwitch && <div className="switch">{companySwitch}</div>}
      <nav aria-label={word("メインメニュー")}>{nav}</nav>
      {drawerFooter && <div className="foot">{drawerFooter}</div>}
    </DrawerRoot>
  );

  return (
    <ShellRoot
      data-shell=""
      data-fill={fill || undefined}
      style={companyColor ? ({ "--company": companyColor } as CSSProperties) : undefined}
    >
      <a className="skip" href="#main">
        {word("本文へ移動")}
      </a>
      <div className="drawer">{drawer}</div>
      <div className="column">
        <header className="topbar">
          <Radix.Root open={isSheetOpen} onOpenChange={(open) => setSheetKey(open ? here : null)}>
            <Radix.Trigger asChild>
              <IconButton className="menu" icon="menu" label={word("メニューを開く")} />
            </Radix.Trigger>
            <Radix.Portal>
              <Radix.Overlay className="tsu-overlay" />
              <Sheet aria-describedby={undefined}>
                <OverlayStyle />
                <Radix.Title className="tsu-hidden">{word("メニュー")}</Radix.Title>
                {drawer}
                <Radix.Close asChild>
                  <IconButton className="close" icon="close" label={word("メニューを閉じる")} />
                </Radix.Close>
              </Sheet>
            </Radix.Portal>
          </Radix.Root>
          <div className="search">{search}</div>
          <div className="tools">{tools}</div>
        </header>
        <main id="main" className="main" tabIndex={-1}>
          {banners && <div className="banners">{banners}</div>}
          {props.children}
        </main>
      </div>
    </ShellRoot>
  );
}
