import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.ol`
  display: flex; gap: 4px; flex-wrap: wrap;
  & > li { display: flex; align-items: center; gap: 8px; color: var(--tsu-text-muted); font-weight: 600; }
  & > li:not(:last-child)::after {
    content: ""; width: clamp(12px, 4vw, 48px); height: 2px; margin: 0 4px;
    background: repeating-linear-gradient(90deg, var(--tsu-border-strong) 0 6px, transparent 6px 9px);
  }
  & .mark {
    display: grid; place-items: center; width: 26px; height: 26px; flex: none; border-radius: 50%;
    border: 1.5px solid var(--tsu-border-strong); font-size: var(--tsu-text-sm); font-variant-numeric: tabular-nums;
  }
  & > li[data-state="done"] { color: var(--tsu-text); & .mark { background: var(--tsu-brand-soft); border-color: var(--tsu-brand-text); color: var(--tsu-brand-text); } }
  & > li[aria-current="step"] { color: var(--tsu-text); & .mark { background: var(--tsu-brand); border-color: var(--tsu-brand); color: var(--tsu-on-solid); } }
  @media (max-width: 640px) { & > li:not([aria-current]) > .text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

export interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the present step. */
  current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < current ? "done" : undefined}
          aria-current={index === current ? "step" : undefined}
        >
          <span className="mark">
            {index < current ? <Icon name="check" size={14} label="完了" /> : index + 1}
          </span>
          <span className="text">{step}</span>
        </li>
      ))}
    </Root>
  );
}
