import { styled } from "styled-components";

const Root = styled.span`
  display: inline-flex; align-items: center; gap: 10px; font-weight: 700; font-size: 1.25rem; letter-spacing: 0.08em; line-height: 1;
  color: inherit;
`;

export interface LogoProps {
  /** The sign alone. */
  mark?: boolean;
  /** px of the sign. Default 30. */
  size?: number;
}

/** Two threads crossing: one dyed in 藍, one in 柿. */
export function Logo({ mark = false, size = 30 }: LogoProps) {
  const sign = (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role={mark ? "img" : undefined}
      aria-label={mark ? "ツムギ" : undefined}
      aria-hidden={mark ? undefined : true}
    >
      <rect width="32" height="32" rx="8" fill="#1f5483" />
      <path d="M11 5v22M21 5v22" stroke="#b5cee2" strokeWidth="4" strokeLinecap="round" />
      <path d="M5 11h22M5 21h22" stroke="#f0a67d" strokeWidth="4" strokeLinecap="round" />
      <path d="M11 7.500v7M21 17.500v7" stroke="#1f5483" strokeWidth="6" />
      <path d="M11 6v10M21 16v10" stroke="#ffffff" strokeWidth="4" strokeLinecap="butt" />
    </svg>
  );
  if (mark) return sign;
  return (
    <Root>
      {sign}
      ツムギ
    </Root>
  );
}
