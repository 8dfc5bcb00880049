import type { DraftPlace, JobDraft } from "@tsumugi/contract";
import { draftStateLabels } from "@tsumugi/contract";
import { Badge, Button, formatDateTime, Link } from "@tsumugi/ui";
import { useRef } from "react";
import { styled } from "styled-components";
import { LinkedText } from "../../chat-rooms/ChatThread/LinkedText.tsx";
import { markedText, numbered } from "../draftPlaces.ts";
import { textDiff } from "../textDiff.ts";

const Root = styled.article`
  display: grid;
  gap: 14px;
  align-content: start;
  min-width: 0;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }
  & > header strong {
    font-size: var(--tsu-text-lg);
  }
  & .images {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
    gap: 10px;
  }
  & figure {
    position: relative;
    line-height: 0;
  }
  & img {
    width: 100%;
    height: auto;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-sunken);
  }
  & figure[data-open] img {
    cursor: crosshair;
  }
  & .mark {
    display: inline-grid;
    place-items: center;
    min-width: 20px;
    height: 20px;
    padding: 0 5px;
    border-radius: 10px;
    background: var(--tsu-brand);
    color: var(--tsu-on-brand);
    font-size: var(--tsu-text-xs);
    font-weight: 700;
    line-height: 1;
  }
  & figure .mark {
    position: absolute;
    left: var(--x);
    top: var(--y);
    translate: -50% -50%;
    box-shadow: 0 0 0 2px var(--tsu-surface);
    pointer-events: none;
  }
  & .words {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    line-height: 1.8;
  }
  & mark {
    background: var(--tsu-warning-soft);
    color: inherit;
    border-radius: 3px;
  }
  & ins {
    background: var(--tsu-success-soft);
    color: var(--tsu-success-text);
    text-decoration: underline;
  }
  & del {
    background: var(--tsu-danger-soft);
    color: var(--tsu-danger-text);
  }
`;

const tones = { waiting: "info", revision: "warning", approved: "success", replaced: "neutral" } as const;

export interface DraftVersionProps {
  /** 表示する版の下書き。 */
  draft: JobDraft;
  /** 前の版。渡すと、本文の変わったところに印を付けます。 */
  before?: JobDraft | undefined;
  /** コメントする場所を選んだとき。渡さなければコメントできません。 */
  onPlace?: ((place: DraftPlace) => void) | undefined;
}

/** Where the selection stands in the text of `root`; undefined when nothing of it is selected. */
function selectionIn(root: HTMLElement | null, text: string): DraftPlace | undefined {
  const selection = globalThis.getSelection();
  if (!root || !selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return undefined;
  const lead = range.cloneRange();
  lead.selectNodeContents(root);
  lead.setEnd(range.startContainer, range.startOffset);
  const start = lead.toString().length;
  const quote = text.slice(start, start + range.toString().length);
  return quote.trim() === "" ? undefined : { kind: "text", start, end: start + quote.length, quote };
}

/** One version of a draft as it was handed in, with the marks of what was said about it. */
export function DraftVersion({ draft, before, onPlace }: DraftVersionProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const comments = numbered(draft.comments);
  const parts = before ? textDiff(before.text, draft.text) : undefined;
  return (
    <Root aria-label={`下書き 第${draft.version}版`}>
      <header>
        <strong>第{draft.version}版</strong>
        <Badge tone={tones[draft.state]}>{draftStateLabels[draft.state]}</Badge>
        <span className="tsu-muted">
          {formatDateTime(draft.submitted_at)}
          {draft.recorded_by && `・${draft.recorded_by.name}さんが記録`}
        </span>
      </header>
      {draft.images.length > 0 && (
        <div className="images">
          {draft.images.map((image, index) => (
            <figure key={image.uid} data-open={onPlace ? "" : undefined}>
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same for the keyboard */}
              <img
                src={image.url}
                alt={`${index + 1}枚目 ${image.name}`}
                width={image.width}
                height={image.height}
                onClick={(event) => {
                  const box = event.currentTarget.getBoundingClientRect();
                  const x = Math.round(((event.clientX - box.left) / box.width) * 1000) / 10;
                  const y = Math.round(((event.clientY - box.top) / box.height) * 1000) / 10;
                  onPlace?.({ kind: "image", image_uid: image.uid, x, y });
                }}
              />
              {comments.map(
                ({ comment: { uid, place }, number }) =>
                  place.kind === "image" &&
                  place.image_uid === image.uid && (
                    <span
                      key={uid}
                      className="mark"
                      style={{ "--x": `${place.x}%`, "--y": `${place.y}%` } as React.CSSProperties}
                    >
                      {number}
                    </span>
                  ),
              )}
              {onPlace && (
                <Button
                  size="sm"
                  onClick={() => onPlace({ kind: "image", image_uid: image.uid, x: 50, y: 50 })}
                >
                  {index + 1}枚目にコメント
                </Button>
              )}
            </figure>
          ))}
        </div>
      )}
      {draft.video_url && (
        <p className="tsu-inline">
          <Link href={draft.video_url} external>
            動画を開く
          </Link>
          {onPlace && (
            <Button size="sm" onClick={() => onPlace({ kind: "video", second: 0 })}>
              動画の時間にコメント
            </Button>
          )}
        </p>
      )}
      {draft.text && !parts && (
        <>
          <p ref={words} className="words">
            {markedText(draft.text, comments).map(({ start, text, numbers }) =>
              numbers.length > 0 ? (
                <mark key={start} title={`コメント ${numbers.join("・")}`}>
                  {text}
                </mark>
              ) : (
                <LinkedText key={start}>{text}</LinkedText>
              ),
            )}
          </p>
          {onPlace && (
            <p>
              <Button
                size="sm"
                onClick={() => onPlace(selectionIn(words.current, draft.text) ?? { kind: "whole" })}
              >
                選んだ部分にコメント（選ばなければ全体）
              </Button>
            </p>
          )}
        </>
      )}
      {parts && (
        <p className="words">
          {parts.map(({ kind, text }, index) => {
            const key = `${index}${kind}`;
            if (kind === "added") return <ins key={key}>{text}</ins>;
            if (kind === "removed") return <del key={key}>{text}</del>;
            return <span key={key}>{text}</span>;
          })}
        </p>
      )}
    </Root>
  );
}
