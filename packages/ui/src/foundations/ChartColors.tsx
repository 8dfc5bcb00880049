import { styled } from "styled-components";
import { type ColorVision, colorDistance, seenAs } from "../theme/colorVision.ts";
import { colors } from "../theme/tokens.ts";

const visions: readonly (readonly [ColorVision, string])[] = [
  ["normal", "C型（一般）"],
  ["protan", "P型（1型）"],
  ["deutan", "D型（2型）"],
  ["tritan", "T型（3型）"],
];
const numbers = [1, 2, 3, 4, 5, 6] as const;

const Root = styled.div`
  & .plot {
    border-radius: var(--tsu-radius-md);
    overflow: hidden;
    border: 1px solid var(--tsu-border);
  }
  & svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const line = (at: number) =>
  Array.from({ length: 9 }, (_, x) => {
    const y = 92 - at * 11 - x * (5 - at * 0.5) - Math.sin(x * 1.3 + at * 2) * 5;
    return `${x ? "L" : "M"}${8 + x * 23} ${y.toFixed(1)}`;
  }).join("");

/** The six lines as seen with each kind of color vision, in both color modes. */
export const ChartColors = () => (
  <Root className="tiles">
    {visions.flatMap(([vision, label]) =>
      (["light", "dark"] as const).map((mode) => {
        const seen = numbers.map((at) => seenAs(colors[mode][`chart-${at}`], vision));
        const nearest = Math.min(...seen.slice(1).map((hex, at) => colorDistance(hex, seen[at] as string)));
        return (
          <figure key={`${vision}-${mode}`} className="tile">
            <div className="plot" style={{ background: colors[mode].surface }}>
              <svg
                viewBox="0 0 200 110"
                fill="none"
                strokeWidth="2.500"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                {seen.map((hex, at) => (
                  <path key={numbers[at]} d={line(at)} stroke={hex} />
                ))}
                {seen.map((hex, at) => (
                  <rect key={numbers[at]} x={8 + at * 31} y="98" width="28" height="6" rx="2" fill={hex} />
                ))}
              </svg>
            </div>
            <figcaption>
              <strong>{label}</strong>
              <span className="small">
                　{mode === "light" ? "明" : "暗"}・隣との差 {nearest.toFixed(1)}（6 以上）
              </span>
            </figcaption>
          </figure>
        );
      }),
    )}
  </Root>
);
