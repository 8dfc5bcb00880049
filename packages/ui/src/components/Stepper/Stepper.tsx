import type { KeyboardEvent } from "react";
import { styled } from "styled-components";
import { thumbArea } from "../../theme/thumb.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { Native } from "../native.ts";
import { type StepLook, type StepperStep, stepLook } from "./stepLook.ts";

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
  @media (max-width: 640px), (pointer: coarse) {
    & button.step {
      position: relative;
    }
    & button.step::before {
      ${thumbArea}
    }
  }
  & button.step:hover {
    background: var(--tsu-border);
  }
  & button.step:active {
    box-shadow: var(--tsu-shadow-pressed);
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
  &[data-direction="column"] {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: 0;
    & > li {
      position: relative;
      display: block;
      padding-bottom: 6px;
    }
    & .step {
      display: flex;
      align-items: flex-start;
      width: 100%;
      padding: 4px 8px 4px 4px;
      border-radius: var(--tsu-radius-md);
    }
    & .text {
      display: grid;
      min-width: 0;
      padding-top: 2px;
      line-height: var(--tsu-leading-cell);
    }
    & .about {
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      font-weight: 400;
    }
    & .about.wrong {
      color: var(--tsu-danger-text);
    }
    & button.step[aria-disabled="true"] {
      cursor: default;
      color: var(--tsu-text-muted);
    }
    & .mark {
      background: var(--tsu-surface);
    }
    /* From mark to mark, behind them. */
    & > li:not(:last-child)::after {
      position: absolute;
      top: 32px;
      bottom: -4px;
      left: 16px;
      width: 2px;
      height: auto;
      margin: 0;
      background: repeating-linear-gradient(180deg, var(--tsu-border-strong) 0 6px, transparent 6px 9px);
    }
  }
  /* One below the other where they would break over lines: a dash at the end of a line leads nowhere. */
  @media (min-width: 641px) {
    &:not([data-direction="column"]) {
      container-type: inline-size;
      flex: 1 1 auto;
      @container (max-width: 480px) {
        & > li {
          position: relative;
          flex: 1 0 100%;
          padding-bottom: 6px;
        }
        & .step {
          align-items: flex-start;
        }
        & .text {
          padding-top: 2px;
        }
        & > li:not(:last-child)::after {
          position: absolute;
          top: 28px;
          bottom: -4px;
          left: 14px;
          width: 2px;
          height: auto;
          margin: 0;
          background: repeating-linear-gradient(180deg, var(--tsu-border-strong) 0 6px, transparent 6px 9px);
        }
      }
    }
  }
  @media (max-width: 640px) {
    &:not([data-direction="column"]) > li {
      align-items: flex-start;
      gap: 4px;
      & > .step {
        align-items: flex-start;
      }
      & .text {
        padding-top: 2px;
      }
      /* At the middle of the marks. */
      &::after {
        margin-top: 14px;
      }
    }
    /* The step one is at has its name, and where all are done the last one. */
    &:not([data-direction="column"]) > li:not([aria-current], :last-child[data-state="done"]) .text {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 400px) {
    &:not([data-direction="column"]) {
      flex-wrap: nowrap;
      gap: 2px;
      & > li:not([aria-current], :last-child) {
        flex: none;
      }
      & .text {
        line-height: var(--tsu-leading-cell);
      }
      & > li:not(:last-child)::after {
        flex: none;
        width: 6px;
        margin-inline: 0;
      }
    }
  }
`;

export interface StepperProps extends Native<"ol", "children"> {
  /** 読み上げの名前。「一括登録の手順」。 */
  label: string;
  /** 手順。順に。名前だけか、状態と合わせて。 */
  steps: readonly (string | StepperStep)[];
  /** いまの手順の番号（0 から）。すべて終わったら手順の数。 */
  current: number;
  /** いまの手順が止まった理由。読み上げに使います。続け方は画面に書きます。 */
  error?: string | undefined;
  /** `row` は順に進む作業（既定）、`column` は長いフォームの目次。 */
  direction?: "row" | "column";
  /** 手順をボタンにします。`row` は終わった手順だけ、`column` はどれでも選べます。 */
  onStepSelect?: (index: number) => void;
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys lead from step to step of a column. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button.step")];
  const at = buttons.indexOf(event.target as HTMLElement);
  const move = MOVES[event.key];
  if (at < 0 || !move || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  buttons[move(at, buttons.length)]?.focus();
}

/** Number, tick or warning. */
function Mark({ look, number, error }: { look: StepLook; number: number; error: string | undefined }) {
  const word = useWord();
  return (
    <span className="mark">
      {look.state === "done" && <Icon name="check" size={14} label={word("完了")} />}
      {look.state === "failed" && <Icon name="warning" size={14} label={error} />}
      {!look.state && number}
    </span>
  );
}

/** What a column tells of a step below its name. */
function About({ look, step }: { look: StepLook; step: StepperStep }) {
  const word = useWord();
  const count = look.errorCount;
  return (
    <>
      {count > 0 && <span className="about wrong">{word("誤り{count}件", { count })}</span>}
      {step.summary && <span className="about">{step.summary}</span>}
      {step.optional && !step.summary && <span className="about">{word("任意")}</span>}
    </>
  );
}

/** Where one is in a work of several steps, or in a long form. */
export function Stepper(props: StepperProps) {
  const { label, steps, current, error, direction = "row", onStepSelect, onKeyDown, ...rest } = props;
  const word = useWord();
  const isColumn = direction === "column";
  const all = steps.map((given) => (typeof given === "string" ? { label: given } : given));
  const looks = all.map((step, index) => stepLook(step, index, current, error));
  const firstWrong = looks.findIndex(({ errorCount }) => errorCount > 0);
  const wrongCount = looks.reduce((sum, { errorCount }) => sum + errorCount, 0);
  const list = (
    <Root
      {...rest}
      aria-label={label}
      data-direction={direction}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (isColumn && !event.defaultPrevented) moveFocus(event);
      }}
    >
      {all.map((step, index) => {
        const look = looks[index] as StepLook;
        const isOpen = isColumn ? true : look.state === "done";
        const content = (
          <>
            <Mark look={look} number={index + 1} error={index === current ? error : undefined} />
            <span className="text">
              {step.label}
              {isColumn && <About look={look} step={step} />}
            </span>
          </>
        );
        return (
          <li key={step.label} data-state={look.state} aria-current={index === current ? "step" : undefined}>
            {isOpen && onStepSelect ? (
              <button
                type="button"
                className="step"
                aria-disabled={step.disabled || undefined}
                onClick={() => !step.disabled && onStepSelect(index)}
              >
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
  if (!isColumn || !onStepSelect) return list;
  return (
    <>
      {list}
      {firstWrong >= 0 && (
        <Button size="sm" icon="warning" onClick={() => onStepSelect(firstWrong)}>
          {word("最初の誤りへ（全{count}件）", { count: wrongCount })}
        </Button>
      )}
    </>
  );
}
