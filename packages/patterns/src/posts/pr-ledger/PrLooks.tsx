import { metricSourceLabels, type PrLook, prOccasionLabels } from "@tsumugi/contract";
import { Badge } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { captionParts } from "./captionMarks.ts";
import { EvidencePicture } from "./EvidencePicture.tsx";
import { lookLabel, resultWords } from "./ledgerWords.ts";

const Root = styled.ol`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    gap: 8px;
    padding: 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: var(--tsu-text-sm);
  }
  & .rules > li {
    display: flex;
    gap: 8px;
    font-size: var(--tsu-text-sm);
    & > b {
      flex: none;
      width: 4em;
      font-weight: 600;
    }
    &[data-lacking] {
      color: var(--tsu-danger-text);
    }
  }
  & .caption {
    max-height: 320px;
    padding: 10px 12px;
    overflow: auto;
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-sunken);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    & mark {
      padding: 0 2px;
      border-radius: 3px;
      background: var(--tsu-success-soft);
      color: var(--tsu-success-text);
      font-weight: 600;
      &[data-bad] {
        background: var(--tsu-danger-soft);
        color: var(--tsu-danger-text);
        text-decoration: underline;
      }
    }
  }
  & summary {
    cursor: pointer;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

export interface PrLooksProps {
  /** Newest first. */
  looks: readonly PrLook[];
}

/** Every look at a post's disclosure, newest first, each with its text as it stood then. */
export function PrLooks({ looks }: PrLooksProps) {
  if (looks.length === 0) return <p className="tsu-muted">確認の記録はまだありません。</p>;
  return (
    <Root aria-label="確認の記録">
      {looks.map((look, index) => (
        <Look key={look.uid} look={look} isOpen={index === 0} />
      ))}
    </Root>
  );
}

interface LookProps {
  readonly look: PrLook;
  readonly isOpen: boolean;
}

function Look({ look, isOpen }: LookProps) {
  const { tone, label } = lookLabel(look);
  const { lacking, carried } = resultWords(look.results);
  return (
    <li>
      <div className="head">
        <b>{prOccasionLabels[look.occasion]}</b>
        <span className="tsu-num">{formatDateTime(look.checked_at)}</span>
        <Badge tone={tone}>{label}</Badge>
        <span className="tsu-muted">
          {look.checked_by?.name ?? "自動"}・{metricSourceLabels[look.source]}
        </span>
      </div>
      {look.results.length > 0 && (
        <ul className="rules">
          {lacking.map((words) => (
            <li key={words} data-lacking>
              <b>対応待ち</b>
              {words}
            </li>
          ))}
          {carried.map((words) => (
            <li key={words}>
              <b>あり</b>
              {words}
            </li>
          ))}
        </ul>
      )}
      {look.caption && (
        <details open={isOpen}>
          <summary>確認したときの本文</summary>
          <p className="caption">
            {captionParts(look.caption, look.results).map(({ text, mark }, index) =>
              mark ? (
                <mark key={index} data-bad={mark === "bad" || undefined}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </p>
        </details>
      )}
      {look.screenshot && (
        <EvidencePicture src={look.screenshot.url} alt={`${formatDateTime(look.checked_at)}の投稿の画面`} />
      )}
    </li>
  );
}
