import { styled } from "styled-components";
import { useWord } from "../../format/words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.ol`
  display: flex;
  gap: 4px;
  flex-wrap: wrap;
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--tsu-text-muted);
    font-weight: 600;
  }
  & .step {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 2px 4px 2px 2px;
    border: 0;
    border-radius: var(--tsu-radius-full);
    background: none;
    color: inherit;
    font-weight: inherit;
    text-align: start;
  }
  & button.step:hover {
    background: var(--tsu-hover);
  }
  & > li[data-state="failed"] {
    color: var(--tsu-danger-text);
  }
  & > li:not(:last-child)::after {
    content: "";
    width: clamp(8px, 4vw, 48px);
    height: 2px;
    margin: 0 clamp(0px, 1.5vw, 6px) 0 0;
    background: repeating-linear-gradient(90deg, var(--tsu-border-strong) 0 6px, transparent 6px 9px);
  }
  & .mark {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    flex: none;
    border-radius: 50%;
    border: 1.5px solid var(--tsu-border-strong);
    font-size: var(--tsu-text-sm);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-state="done"] {
    color: var(--tsu-text);
    & .mark {
      background: var(--tsu-brand-soft);
      border-color: var(--tsu-brand-text);
      color: var(--tsu-brand-text);
    }
  }
  & > li[aria-current="step"] {
    color: var(--tsu-text);
    & .mark {
      background: var(--tsu-brand);
      border-color: var(--tsu-brand);
      color: var(--tsu-on-solid);
    }
  }
  & > li[data-state="failed"][aria-current] {
    color: var(--tsu-danger-text);
    & .mark {
      background: var(--tsu-danger-solid);
      border-color: var(--tsu-danger-solid);
      color: var(--tsu-on-solid);
    }
  }
  @media (max-width: 640px) {
    & > li {
      gap: 4px;
    }
    & > li:not([aria-current]) .text {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 400px) {
    flex-wrap: nowrap;
    gap: 2px;
    & > li:not([aria-current]) {
      flex: none;
    }
    & .text {
      line-height: var(--tsu-leading-cell);
      word-break: auto-phrase;
    }
    & > li:not(:last-child)::after {
      flex: none;
      width: 6px;
      margin: 0;
    }
  }
`;

export interface StepperProps {
  /** Accessible name: 「一括登録の手順」. */
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the present step; the number of steps when all are done. */
  current: number;
  /** What stopped the current step, for screen readers; the page explains how to go on. */
  error?: string | undefined;
  /** Makes completed steps buttons that lead back to them. */
  onStepSelect?: (index: number) => void;
}

/** Where one is in a work of several steps. */

export function Stepper({ label, steps, current, error, onStepSelect }: StepperProps) {
  const word = useWord();
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current;
        const isFailed = error !== undefined && index === current;
        const content = (
          <>
            <span className="mark">
              {isDone && <Icon name="check" size={14} label={word("完了")} />}
              {isFailed && <Icon name="warning" size={14} label={error} />}
              {!isDone && !isFailed && index + 1}
            </span>
            <span className="text">{step}</span>
          </>
        );
        return (
          <li
            key={step}
            data-state={isDone ? "done" : isFailed ? "failed" : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            {isDone && onStepSelect ? (
              <button type="button" className="step" onClick={() => onStepSelect(index)}>
                {content}
              </button>
            ) : (
              <span className="step">{content}</span>
            )}
          </li>
        );
      })}
    </Root>
  );
}
