import { styled } from "styled-components";
import { thumbArea } from "../../theme/thumb.ts";
import type { Native } from "../native.ts";
import { useClientStyle } from "../useClientStyle.ts";
import { mark as sign } from "./mark.ts";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  color: inherit;
  font-weight: 700;
  font-size: var(--tsu-text-xl);
  letter-spacing: 0.08em;
  line-height: 1;
  white-space: nowrap;
  & > svg {
    flex: none;
  }
  @media (max-width: 640px), (pointer: coarse) {
    a > & {
      position: relative;
      &::after {
        ${thumbArea}
      }
    }
  }
`;

/** Side of the sign beside the name at the size of the style, px. */
const SIDE = 30;

export interface LogoProps extends Native<"span", "children"> {
  /** 印だけ。「ツムギ」と読みます。 */
  mark?: boolean;
  /** 印の一辺（px）。16 以上。既定は 30。 */
  size?: number;
}

/** Sign and name: two warp threads in 生成り and a weft in 柿 on 藍, woven to a ツ. */
export function Logo({ mark = false, size = SIDE, style, ...rest }: LogoProps) {
  const grown = size === SIDE ? undefined : { fontSize: `calc(var(--tsu-text-xl) * ${size / SIDE})` };
  const fit = useClientStyle(grown, style);
  const drawing = (
    <svg
      viewBox={`0 0 ${sign.side} ${sign.side}`}
      width={size}
      height={size}
      fill="none"
      role={mark ? "img" : undefined}
      aria-label={mark ? "ツムギ" : undefined}
      aria-hidden={mark ? undefined : true}
    >
      <rect width={sign.side} height={sign.side} rx={sign.radius} fill={sign.ground} />
      {sign.strokes.map(({ d, stroke, width, cap }) => (
        <path key={`${d}${stroke}`} d={d} stroke={stroke} strokeWidth={width} strokeLinecap={cap} />
      ))}
    </svg>
  );
  return (
    <Root {...rest} style={fit}>
      {drawing}
      {!mark && "ツムギ"}
    </Root>
  );
}
