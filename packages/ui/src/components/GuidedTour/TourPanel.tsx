import type { TooltipRenderProps } from "react-joyride";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";

const Panel = styled.div`
  width: min(360px, calc(100vw - 24px));
  max-width: 100%;
  padding: 28px 16px 14px 20px;
  border-radius: var(--tsu-radius-lg);
  /* The thread lies within, so that the beak goes over into the card. */
  background: linear-gradient(var(--tsu-thread) 0 0) 20px 16px / 28px 3px no-repeat var(--tsu-raised);
  color: var(--tsu-text);
  box-shadow: var(--tsu-shadow-lg);
  & > .head > h2 {
    font-size: var(--tsu-text-lg);
    margin-bottom: 4px;
  }
  & > .content {
    text-wrap: pretty;
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: 14px;
    & > .count {
      flex: 1;
      color: var(--tsu-text-muted);
      font-size: var(--tsu-text-sm);
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** One step of a tour: text, progress, and buttons for next, back and close. */
export function TourPanel({
  index,
  size,
  step,
  isLastStep,
  backProps,
  closeProps,
  primaryProps,
  tooltipProps,
}: TooltipRenderProps) {
  const word = useWord();
  return (
    <Panel {...tooltipProps} aria-label={typeof step.title === "string" ? step.title : word("使い方の案内")}>
      <div className="head">
        <h2>{step.title}</h2>
      </div>
      <div className="content">{step.content}</div>
      <div className="foot">
        <span className="count">{size > 1 && `${index + 1} / ${size}`}</span>
        {!isLastStep && (
          <Button size="sm" variant="ghost" onClick={closeProps.onClick}>
            {word("スキップ")}
          </Button>
        )}
        {index > 0 && (
          <Button size="sm" onClick={backProps.onClick}>
            {word("戻る")}
          </Button>
        )}
        {/* The library finds the element to focus at each step by this attribute. */}
        <Button size="sm" variant="primary" data-action="primary" onClick={primaryProps.onClick}>
          {word(isLastStep ? "終了" : "次へ")}
        </Button>
      </div>
    </Panel>
  );
}
