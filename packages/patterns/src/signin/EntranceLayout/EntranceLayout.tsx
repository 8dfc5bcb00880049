import { Logo } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  min-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  background: var(--tsu-bg);
  & > .cloth {
    position: relative;
    display: grid;
    align-content: space-between;
    padding: 40px;
    overflow: hidden;
    color: var(--tsu-drawer-text);
    background: var(--tsu-drawer);
    & > * {
      position: relative;
    }
    & .line {
      font-size: clamp(1.5rem, 2.4vw, 2.125rem);
      font-weight: 650;
      line-height: 1.6;
      letter-spacing: 0.04em;
      text-wrap: balance;
      word-break: auto-phrase;
    }
    & .sub {
      margin-top: 12px;
      color: var(--tsu-drawer-muted);
    }
    & > svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      max-width: none;
    }
  }
  & > main {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: 40px 24px;
  }
  & > main > .box {
    width: min(400px, 100%);
    display: grid;
    gap: 20px;
  }
  & .brand {
    display: none;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    & > .cloth {
      display: none;
    }
    & .brand {
      display: block;
    }
    & > main {
      align-content: start;
      padding-top: 48px;
    }
  }
`;

const ROWS = Array.from({ length: 14 }, (_, row) => row);
const wave = (y: number, up: boolean) =>
  `M-20 ${y}${Array.from({ length: 18 }, (_, i) => ` q 20 ${(i % 2 === 0) === up ? -14 : 14} 40 0`).join("")}`;

export interface EntranceLayoutProps {
  /** 画面の見出し。 */
  title: string;
  /** 見出しの下の説明。 */
  lead?: ReactNode;
  /** フォームなどの中身。 */
  children: ReactNode;
}

/** Screens before signing in: the cloth on one side, the form on the other. */
export function EntranceLayout({ title, lead, children }: EntranceLayoutProps) {
  return (
    <Root>
      <div className="cloth" aria-hidden="true">
        <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
          {ROWS.map((row) => (
            <path
              key={row}
              d={wave(560 + row * 28, row % 2 === 0)}
              stroke={row === 4 ? "var(--tsu-thread)" : "var(--tsu-drawer-text)"}
              strokeWidth={row === 4 ? 4 : 2}
              opacity={row === 4 ? 1 : 0.05 + row * 0.012}
            />
          ))}
        </svg>
        <Logo size={36} />
        <div>
          <p className="line">つながりを、ひとつの布に。</p>
          <p className="sub">クリエイターとの仕事を、依頼から支払いまで。</p>
        </div>
        <span />
      </div>
      <main>
        <div className="box">
          <div className="brand">
            <Logo />
          </div>
          <div>
            <h1>{title}</h1>
            {lead && <p className="tsu-muted">{lead}</p>}
          </div>
          {children}
        </div>
      </main>
    </Root>
  );
}
