import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { Native } from "../native.ts";

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
      color: var(--tsu-on-brand);
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

export interface StepperProps extends Native<"ol", "children"> {
  /** 読み上げの名前。「一括登録の手順」。 */
  label: string;
  /** 手順の名前。順に。 */
  steps: readonly string[];
  /** いまの手順の番号（0 から）。すべて終わったら手順の数。 */
  current: number;
  /** いまの手順が止まった理由。読み上げに使います。続け方は画面に書きます。 */
  error?: string | undefined;
  /** 終わった手順を、戻れるボタンにします。 */
  onStepSelect?: (index: number) => void;
}

/** Where one is in a work of several steps. */

export function Stepper({ label, steps, current, error, onStepSelect, ...rest }: StepperProps) {
  const word = useWord();
  return (
    <Root {...rest} aria-label={label}>
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
