import { type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { intentOf, laterPart, useLaterPart } from "../laterPart.ts";
import type { Native } from "../native.ts";
import { DrawerRoot, ShellRoot } from "./AppShell.styles.ts";

export interface AppShellProps extends Native<"div"> {
  /** `AppShellNavGroup` と `AppShellNavItem` を並べます。 */
  nav: ReactNode;
  /** 最初の画面へのリンク。ロゴはこの中に描かれます。 */
  homeLink?: ReactElement;
  /** ロゴの下。いまどの企業かと、その切り替え。 */
  companySwitch?: ReactNode;
  /** いまの企業の色（CSS の色）。上の帯の上端に出ます。 */
  companyColor?: string;
  /** 上の帯の中央に置く全体検索。スマートフォンではアイコンだけになります。 */
  search?: ReactNode;
  /** 上の帯の右。お知らせ、ヘルプ、自分のメニュー。 */
  tools?: ReactNode;
  /** ナビゲーションの下。 */
  drawerFooter?: ReactNode;
  /** どの画面でも本文の上に出るもの。契約の残り日数など。 */
  banners?: ReactNode;
  /** 画面がウィンドウいっぱいに広がり、中でスクロールします（メッセージ）。本文は `height: 100%` で描きます。 */
  fill?: boolean;
  /** URL が変わると変わる値。狭い画面で、開いたメニューを閉じます。 */
  locationKey?: string;
  /** 画面の本文。 */
  children: ReactNode;
}

const sheet = laterPart(async () => (await import("./DrawerSheet.tsx")).DrawerSheet);

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
    children,
    ...rest
  } = props;
  const [sheetKey, setSheetKey] = useState<string | null>(null);
  const here = locationKey ?? "";
  const isSheetOpen = sheetKey === here;
  // Whoever comes back to the page where the sheet was opened did not open it again.
  if (sheetKey !== null && !isSheetOpen) setSheetKey(null);
  const sheetId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const Sheet = useLaterPart(sheet, isSheetOpen, () => setSheetKey(null));

  const drawer = (
    <DrawerRoot aria-label={word("メニュー")}>
      <div className="brand">{homeLink ?? <Logo />}</div>
      {companySwitch && <div className="switch">{companySwitch}</div>}
      <nav aria-label={word("メインメニュー")}>{nav}</nav>
      {drawerFooter && <div className="foot">{drawerFooter}</div>}
    </DrawerRoot>
  );

  return (
    <ShellRoot {...rest} data-shell="" data-fill={fill || undefined}>
      <a className="skip" href="#main">
        {word("本文へ移動")}
      </a>
      <div className="drawer">{drawer}</div>
      <div className="column">
        <header className="topbar">
          {companyColor && (
            <svg className="company" aria-hidden="true">
              <rect width="100%" height="100%" fill={companyColor} />
            </svg>
          )}
          <IconButton
            {...intentOf(sheet)}
            ref={menuButton}
            className="menu"
            icon="menu"
            label={word("メニューを開く")}
            aria-haspopup="dialog"
            aria-expanded={isSheetOpen}
            aria-controls={isSheetOpen ? sheetId : undefined}
            onClick={() => setSheetKey(isSheetOpen ? null : here)}
          />
          {Sheet && (
            <Sheet
              id={sheetId}
              button={menuButton}
              open={isSheetOpen}
              onOpenChange={(open) => setSheetKey(open ? here : null)}
            >
              {drawer}
            </Sheet>
          )}
          <div className="search">{search}</div>
          <div className="tools">{tools}</div>
        </header>
        <main id="main" className="main" tabIndex={-1}>
          {banners && <div className="banners">{banners}</div>}
          <div className="content">{children}</div>
        </main>
      </div>
    </ShellRoot>
  );
}
